import "../../../testing/noResizeObserver.ts";
import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { verdict } from "@mars/domain/schemes/verdict";
import { cleanup, renderHook, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useStore } from "../../../lib/createStore.ts";
import { changeSession } from "../../../lib/session/sessionState.ts";
import { useMapModel } from "../../../map/index.ts";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { AnswerSection } from "../answer/AnswerSection.tsx";
import { NextStepFoot } from "../answer/NextStepFoot.tsx";
import { ResultContext } from "../findings/ResultContext.ts";
import { ScreeningRun } from "../run/ScreeningRun.ts";
import { ResultHead } from "../result/ResultHead.tsx";
import { aStart, aVerdict, noLand } from "../testing/lines.ts";
import { applicantChoice } from "./applicantChoice.ts";

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
const scheme = (
  name: string,
  rules: Rule[],
  gain: Partial<ScreenedScheme> & { areaFits: boolean | null },
): ScreenedScheme => {
  const judged = {
    schemeId: name,
    schemeName: name,
    className: name,
    measureId: "m",
    rules: [rule({ rule: "applicant", passed: null, figures: { who: { kind: "all" } } }), ...rules],
    eligible: null,
    mayApply: false,
    ...noLand,
    purposeHa: 12,
    usableHa: 12,
    toCutHa: 0,
    verdict: null,
    ...gain,
  };
  return { ...judged, verdict: verdict(judged, 42.7) };
};
const pays = (kr: number): ScreenedScheme["payment"] => ({
  amountKr: kr,
  fromKr: kr,
  toKr: kr,
  parts: [{ use: "rotation", land: "all", ha: 12, fromKrPerHa: kr / 12, toKrPerHa: kr / 12 }],
  paidBy: "scheme",
  source: "virk.dk",
  date: "2025-09-01",
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
  scheme("Vådområder", [open], {
    areaFits: true,
    purpose: "nitrogen-wetland",
    payment: pays(300_000),
  }),
  scheme("Kommunens egen", [open], { areaFits: true, purpose: "river-valley" }),
  scheme("Uden kort", [open], { areaFits: null }),
  scheme("Lavbund", [announced], { areaFits: true, purpose: "carbon-rich-soil" }),
  scheme("Skovrejsning", [clear, open], {
    areaFits: false,
    purpose: "afforestation",
    toCutHa: 5.1,
    payment: pays(1_117_400),
  }),
  scheme("Helt dækket", [{ ...clear, missing: { haToCut: 42.7 } }, open], {
    areaFits: false,
    toCutHa: 42.7,
  }),
  scheme("Intet at hente", [open], { areaFits: true, purposeHa: 0, usableHa: 0 }),
  scheme("Skov", [shut], { areaFits: true }),
  scheme("Helt optaget", [open], { areaFits: true, usableHa: 0 }),
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
      <ResultHead onEdit={() => undefined} />
      <AnswerSection />
      <NextStepFoot onEdit={() => undefined} onShare={() => undefined} />
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

test("[S3] the answer ranks by amount on usable land, and follows who I am", async () => {
  const told = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async () => {
    await told.promise;
    return Response.json({ subsidySchemes: facts, mitigationMeasures: [], municipalities: [] });
  });
  const run = await screened();
  const { user } = renderInPage(<Result run={run} />);
  // Nothing is promised before it is known whom each scheme is for.
  expect(screen.queryByText(/^Bedst her/)).toBeNull();
  told.resolve();
  await screen.findByRole("heading", { name: "Bedst her: Skovrejsning.", level: 1 });
  expect(
    screen.getByText(/^Du kan plante skov på 12,0\sha, når du tager 5,1\sha ud\./),
  ).toBeTruthy();
  const options = () => screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
  expect(options()).toEqual(["Skovrejsning", "Vådområde", "Genskab ådalen"]);
  expect(screen.getAllByText(/^1\.117\.000\skr\.$/).length).toBeGreaterThan(0);
  expect(screen.getByText("3 af 9 ordninger")).toBeTruthy();
  expect(screen.getByText("Andre skal søge")).toBeTruthy();
  // The exact figure, not the larger of two overlaps.
  expect(screen.getAllByRole("button", { name: /^Tag/ })[0]!.textContent).toMatch(
    /^Tag 5,1\sha ud$/,
  );
  const fold = (title: string) => screen.getByText(title).closest("details")!.textContent;
  expect(fold("Passer ikke")).toMatch(/Intet at hente.*men her er intet potentiale/);
  expect(fold("Passer, men er optaget")).toContain("Helt optaget");
  expect(fold("Ikke åben nu")).toContain("Tilskudsordningen er ikke åben for ansøgning");
  expect(fold("Kunne ikke vurderes")).toContain("Uden kort");
  expect(screen.getByText(/^Næste skridt: Tag 5,1\sha ud$/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Skift" }));
  await user.click(screen.getByRole("radio", { name: "Kommune" }));
  await vi.waitFor(() => expect(screen.queryByText("Andre skal søge")).toBeNull());
});

test("[S3] what a cut costs stands before its button, and only what this applicant could have", async () => {
  const fits = schemes.map(({ schemeId }) => ({
    schemeId,
    areaFits: schemeId === "Skovrejsning",
  }));
  vi.stubGlobal("fetch", async (input: Request | string) =>
    new Request(input).url.endsWith("/screening/cut")
      ? Response.json({ geometry: area, areaHa: 38, cut: null, cutHa: 5.1, schemes: fits })
      : Response.json({ subsidySchemes: facts, mitigationMeasures: [] }),
  );
  renderInPage(<Result run={await screened()} />);
  const costs = "Tager du arealet ud, passer området ikke længere til Vådområder og Helt optaget.";
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
