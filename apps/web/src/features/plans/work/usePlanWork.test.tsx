import { listDoubleCounts } from "@mars/contracts/plans/planOverlaps";
import type { Scenario } from "@mars/contracts/plans/planShapes";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ToastRegion } from "../../../ui/overlays/ToastRegion.tsx";
import { usePlanChecklist } from "../checklist/usePlanChecklist.ts";
import { usePlanWork } from "./usePlanWork.ts";

const server = fakeServer();
const plan = planFixture();
const sketches = [
  listedSketch(sketchFixture()),
  listedSketch(sketchFixture({ id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000e2" })),
];
const ids = sketches.map(({ id }) => id);

function Trial() {
  const work = usePlanWork(plan, sketches, []);
  return (
    <>
      <button onClick={() => work.begin("try")}>try</button>
      <button onClick={() => work.begin("plan")}>back to the plan</button>
      <button onClick={() => void work.toggle(ids, false)}>leave all out</button>
      <output aria-label="counted">
        {work.mode} {sketches.filter(work.isCounted).length}
      </output>
      <ToastRegion />
    </>
  );
}
const counted = () => screen.getByRole("status", { name: "counted" }).textContent;

function open() {
  const { user } = renderInPage(<Trial />);
  return (name: string) => user.click(screen.getByRole("button", { name }));
}

test("[L2] several tried at once are undone in the trial", async () => {
  const press = open();
  await press("try");
  await press("leave all out");
  expect(counted()).toBe("try 0");
  await press("Fortryd");
  expect(counted()).toBe("try 2");
});

test.each([
  { after: "leaving it", next: ["back to the plan"], left: "plan 2" },
  { after: "beginning another", next: ["try"], left: "try 2" },
])("[L2] undoing a trial after $after changes nothing, and says so", async ({ next, left }) => {
  const press = open();
  await press("try");
  await press("leave all out");
  for (const name of next) await press(name);
  expect(counted()).toBe(left);
  await press("Fortryd");
  expect(counted()).toBe(left);
  expect(await screen.findByText(/^Afprøvningen er lukket/)).toBeTruthy();
});

const enough = [
  listedSketch(
    sketchFixture({
      stage: "establishment_approval",
      subCatchments: [{ opId: "op-1", nitrogenReductionT: 100 }],
    }),
  ),
];
const withoutDropout: Scenario = {
  id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000b1",
  name: "Alle bliver",
  dropoutShare: 0,
  choices: {},
  pinned: [],
  organizationVat: "29189846",
  updatedAt: "2026-11-10T08:00:00Z",
  mayEdit: true,
  version: 1,
};

function Judged() {
  const work = usePlanWork(plan, enough, []);
  const { missing } = usePlanChecklist(plan, work, enough);
  return (
    <>
      <button onClick={() => work.setDropout(0)}>no dropout</button>
      <button onClick={() => work.begin(withoutDropout.id, withoutDropout)}>scenario</button>
      <output aria-label="tried">{work.outcome.plan.remainingAfterDropoutT}</output>
      <output aria-label="judged">{missing.map(({ tons }) => tons).join(" ")}</output>
    </>
  );
}

test.each(["no dropout", "scenario"])(
  "[L2] %s leaves the plan judged by the expected dropout",
  async (name) => {
    server.on(listDoubleCounts, () => problem(503, { code: "server.busy" }));
    const { user } = renderInPage(<Judged />);
    const told = (of: string) => screen.getByRole("status", { name: of }).textContent;
    expect([told("tried"), told("judged")]).toEqual(["20", "20"]);
    await user.click(screen.getByRole("button", { name }));
    expect([told("tried"), told("judged")]).toEqual(["0", "20"]);
  },
);
