import "../../../testing/noResizeObserver.ts";
import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { cleanup, renderHook, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useStore } from "../../../lib/createStore.ts";
import { changeSession } from "../../../lib/session/sessionState.ts";
import { useMapModel } from "../../../map/index.ts";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ResultContext } from "../findings/ResultContext.ts";
import { ScreeningRun } from "../run/ScreeningRun.ts";
import { aStart, aVerdict } from "../testing/lines.ts";
import { applicantChoice } from "./applicantChoice.ts";
import { SchemeSection } from "./SchemeSection.tsx";

const area: MultiPolygonGeometry = { type: "MultiPolygon", coordinates: [] };
const model = renderHook(() => useMapModel()).result.current;

type Rule = ScreenedScheme["rules"][number];
const rule = (of: Partial<Rule> & Pick<Rule, "rule" | "passed">): Rule => ({
  severity: "blocking",
  figure: null,
  limit: null,
  missing: null,
  textCode: `rule.${of.rule}`,
  ...of,
});
const scheme = (name: string, areaFits: boolean | null, rules: Rule[]): ScreenedScheme => ({
  schemeId: name,
  schemeName: name,
  className: name,
  measureId: "m",
  rules: [rule({ rule: "applicant", passed: null, figures: { who: { kind: "all" } } }), ...rules],
  areaFits,
  eligible: null,
  mayApply: false,
});
const open = rule({ rule: "period", passed: true, figure: "current", limit: "2026-12-15" });
const announced = rule({
  rule: "period",
  passed: false,
  figure: "next_round",
  limit: "2027-02-01",
});
const shut = rule({ rule: "period", passed: false, figure: "closed" });
const clear = rule({
  rule: "must-not-overlap",
  passed: false,
  figure: 4.7,
  limit: 0,
  missing: { haToCut: 4.7 },
  datasetId: "d",
  textCode: "rule.must-not-overlap.overlaps",
});
const schemes = [
  scheme("Vådområder", true, [open]),
  scheme("Kommunens egen", true, [open]),
  scheme("Skovrejsning", null, [open]),
  scheme("Lavbund", true, [announced]),
  scheme("Ekstensivering", false, [clear, open]),
  scheme("Helt dækket", false, [{ ...clear, missing: { haToCut: 42.7 } }, open]),
  scheme("Skov", true, [shut]),
];
const facts = schemes.map(({ schemeId }) => ({
  id: schemeId,
  active: true,
  allowPrivateUserApply: schemeId !== "Kommunens egen",
  allowPrivateCompanyApply: schemeId !== "Kommunens egen",
  allowMunicipalityApply: true,
  allowOrganizationVatApply: [],
}));

function Result({ run }: { run: ScreeningRun }) {
  const state = useStore(run.store);
  const [openId, setOpenId] = useState<string | null>(null);
  const words = { titleOf: (id: string) => id, meaningOf: () => null };
  return (
    <ResultContext
      value={{ run, state, model, area: state.area, hasMap: false, ...words, openId, setOpenId }}
    >
      <SchemeSection id="ordninger" />
    </ResultContext>
  );
}

beforeEach(() => applicantChoice.set(null));
afterEach(() => {
  changeSession({ phase: "anonymous" });
  queryClient.clear();
  cleanup();
  vi.unstubAllGlobals();
});

async function screened(): Promise<ScreeningRun> {
  const run = new ScreeningRun({
    async *start() {
      yield aStart("a");
      yield { ...aVerdict(), schemes };
    },
    open: () => Promise.reject(new Error("not asked")),
    retry: () => Promise.reject(new Error("not asked")),
  });
  await run.start(area);
  return run;
}

test("[S3] what can I apply for: now, soon, after a change, and the count follows who I am", async () => {
  const told = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async () => {
    await told.promise;
    return Response.json({ subsidySchemes: facts, mitigationMeasures: [] });
  });
  const run = await screened();
  const { user } = renderInPage(<Result run={run} />);
  const heading = (name: RegExp | string) => screen.findByRole("heading", { name });
  // Nothing is promised before it is known whom each scheme is for.
  await heading("Tilskudsordninger");
  expect(screen.queryByText(/^Du kan søge/)).toBeNull();
  told.resolve();
  await heading("Du kan søge 1 ordning nu");
  const groups = screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
  expect(groups).toEqual([
    "Åbne nu, og området passer1",
    "Åbne nu, men vi mangler data1",
    "Åbner snart1",
    "Området skal ændres2",
  ]);
  expect(screen.getByText("2 ordninger kan du ikke søge nu")).toBeTruthy();
  expect(screen.getAllByText("åben til 15.12.2026").length).toBeGreaterThan(0);
  expect(screen.getByText("åbner 01.02.2027")).toBeTruthy();
  // Where all of the area is in the way, nobody is told to take it all out.
  expect(screen.getAllByRole("button", { name: /^Tag/ }).map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Tag 4,7\sha ud, så området passer til ordningen$/),
  ]);
  await user.click(screen.getByRole("radio", { name: "Kommune" }));
  await heading("Du kan søge 2 ordninger nu");
});

test("[S3] what a cut costs stands before its button, and only what this applicant could have", async () => {
  const fits = schemes.map(({ schemeId }) => ({
    schemeId,
    areaFits: schemeId === "Ekstensivering",
  }));
  vi.stubGlobal("fetch", async (input: Request | string) =>
    new Request(input).url.endsWith("/screening/cut")
      ? Response.json({ geometry: area, areaHa: 38, cut: null, cutHa: 4.7, schemes: fits })
      : Response.json({ subsidySchemes: facts, mitigationMeasures: [] }),
  );
  renderInPage(<Result run={await screened()} />);
  const costs = "Tager du arealet ud, passer området ikke længere til Vådområder og Lavbund.";
  const told = await screen.findByText(costs);
  const button = screen.getByRole("button", { name: /^Tag/, description: costs });
  expect(told.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("[S3] who is signed in asks to be told of a round, takes it back, and focus stays", async () => {
  changeSession({ phase: "authenticated" });
  const sent: string[] = [];
  let awaited: object[] = [];
  vi.stubGlobal("fetch", async (input: Request | string) => {
    const { method, url } = new Request(input);
    const isRound = url.includes("/messages/rounds");
    if (!isRound) return Response.json({ subsidySchemes: facts, mitigationMeasures: [] });
    if (method === "GET") return Response.json(awaited);
    sent.push(`${method} ${decodeURIComponent(url.split("/").at(-1)!)}`);
    awaited =
      method === "PUT" ? [{ schemeId: "Lavbund", schemeName: "Lavbund", opensAt: null }] : [];
    return new Response(null, { status: 204 });
  });
  const { user } = renderInPage(<Result run={await screened()} />);
  await user.click(
    await screen.findByRole("button", { name: "Få besked, når Lavbund åbner 01.02.2027" }),
  );
  const stop = await screen.findByRole("button", { name: /^Stop besked om, når Lavbund/ });
  expect(screen.getByText("Du får besked, når runden åbner.")).toBeTruthy();
  expect(document.activeElement).toBe(stop);
  await user.click(stop);
  await screen.findByRole("button", { name: /^Få besked, når Lavbund/ });
  expect(sent).toEqual([expect.stringMatching(/^PUT Lavbund\?analysis=.+/), "DELETE Lavbund"]);
  expect(screen.getByRole("button", { name: /^Læg i kalender/ })).toBeTruthy();
});
