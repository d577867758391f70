import "../../../testing/noResizeObserver.ts";
import { applyScenario, listScenarios } from "@mars/contracts/plans/planScenarios";
import { listVersions, previewPublication } from "@mars/contracts/plans/planVersions";
import type { Scenario } from "@mars/contracts/plans/planShapes";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { usePlanWork } from "../work/usePlanWork.ts";
import { useCompared } from "./comparedAddress.ts";
import { ComparePage } from "./ComparePage.tsx";

const server = fakeServer();
const plan = planFixture({ status: "published", versionNumber: 2 });
const tons = (nitrogenReductionT: number) => ({
  nitrogenReductionT,
  extractionEffortHa: 5,
  afforestationEffortHa: 0,
});
const sketch = (id: string, name: string, t: number, included: boolean) =>
  listedSketch(
    sketchFixture({
      id: `6d5bcb0a-0a57-4cbe-9fd8-0000000000${id}`,
      name,
      included,
      areaHa: 10,
      effects: tons(t),
      subCatchments: [{ opId: "op-1", nitrogenReductionT: t }],
    }),
  );
const meadow = sketch("e1", "Engen", 40, true);
const bog = sketch("e2", "Mosen", 70, false);
/** Drawn wholly outside the plan: it is listed, and counts nothing. */
const outside = { ...sketch("e3", "Udenfor", 0, true), shareOfPlan: 0, subCatchments: [] };
const bigOnly: Scenario = {
  id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000c7",
  name: "Få, store",
  dropoutShare: 0.3,
  choices: { [meadow.id]: false, [bog.id]: true },
  pinned: [],
  organizationVat: "29189846",
  updatedAt: "2026-11-10T08:00:00Z",
  mayEdit: true,
  version: 3,
};

function Page() {
  const work = usePlanWork(plan, [meadow, bog, outside], []);
  const compared = useCompared();
  return compared ? <ComparePage plan={plan} work={work} compared={compared} /> : <p>planen</p>;
}
function open(columns: string) {
  navigate(`/plans/${plan.id}?sammenlign=${columns}`, { replace: true });
  return renderInPage(<Page />);
}
const row = (name: RegExp) => screen.findByRole("row", { name });

beforeEach(() => {
  server.on(listScenarios, () => [bigOnly]);
  server.on(listVersions, () => [
    {
      number: 2,
      status: "published" as const,
      title: plan.title,
      publishedAt: "2026-04-19T08:00:00Z",
      publishedBy: null,
      organization: null,
      endedAt: null,
      sketchCount: 1,
      totals: tons(12),
      reason: "",
      nitrogenTwiceT: null,
    },
  ]);
  server.on(previewPublication, () => ({
    before: 2,
    published: {
      balance: {
        ...plan.balance,
        needT: 100,
        plannedAfterDropoutT: 15,
        remainingAfterDropoutT: 88,
      },
      projectCount: 4,
      areaHa: 31,
    },
    subCatchments: [{ opId: "op-1", name: "Skals Å", needT: 100, beforeT: 88, afterT: 60 }],
    fields: [],
    added: [],
    changed: [],
    removed: [],
    stamp: "draft",
  }));
});

test("[L2] each column has its own figures and its own dropout, and the best are marked", async () => {
  open(`published,plan,${bigOnly.id}`);
  await screen.findByRole("columnheader", { name: "Få, store" });
  await screen.findByRole("columnheader", { name: "Udgivet version 2" });
  expect((await row(/^Mangler efter frafald/)).textContent).toMatch(/88,0.*60,0.*30,0/);
  expect((await row(/^Frafald/)).textContent).toMatch(/20.%.*20.%.*30.%/);
  expect((await row(/^Skitser medregnet/)).textContent).toContain("1 af 2");
  expect((await row(/^Kvælstof, t/)).textContent).toMatch(/12,0.*40,0.*70,0 mest$/);
  // The public version was frozen with what it counted.
  expect((await row(/^Areal/)).textContent).toMatch(/^Areal, ha31,0.*10,0/);
  expect((await row(/^Overskud/)).textContent).toMatch(/t3,0/);
  expect((await row(/^Ansøgte projekter/)).textContent).toMatch(/4.*0.*0/);
  expect((await row(/^Mangler i Skals Å/)).textContent).toMatch(/88,0.*60,0.*30,0/);
  expect(screen.getByText(/^Få, store mangler 30,0.t mindre og medregner lige mange/)).toBeTruthy();
  expect(screen.getByText("Engen", { exact: false })).toBeTruthy();
});

test("[L2] a dropout is changed in the address, and the link leaves out what is only tried", async () => {
  const { user } = open(`plan,try,${bigOnly.id}`);
  await user.click(await screen.findByRole("button", { name: "Mere frafald i Få, store" }));
  expect(window.location.search).toContain(`plan,try,${bigOnly.id}~35`);
  const link = screen.getByRole<HTMLInputElement>("textbox", { name: "Link" });
  expect(link.value).toContain(`sammenlign=plan,${bigOnly.id}~35`);
  expect(screen.getByText("Scenariets eget frafald er 30", { exact: false })).toBeTruthy();
});

test("[L2] a scenario that is gone is told, and one column alone asks for another", async () => {
  open("plan,6d5bcb0a-0a57-4cbe-9fd8-0000000000ff");
  expect(await screen.findByText("Et scenarie i linket findes ikke længere.")).toBeTruthy();
  expect(screen.getByText("Opret et scenarie mere for at sammenligne.")).toBeTruthy();
});

test("[L2] applying says what it sets, also that the dropout stays the plan's", async () => {
  server.on(applyScenario, () => ({ ...plan, version: 2 }));
  const { user } = open(`plan,${bigOnly.id}`);
  await user.click(await screen.findByRole("button", { name: "Anvend Få, store på planen" }));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByText("1 medregnes")).toBeTruthy();
  expect(dialog.getByText("1 tages ud")).toBeTruthy();
  expect(dialog.getByText(/frafald på 30.% følger ikke med.*altid med 20.%/)).toBeTruthy();
  expect(server.asked(applyScenario)).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Ja, anvend" }));
  await waitFor(() => expect(screen.getByText("planen")).toBeTruthy());
});
