import "../../../testing/noResizeObserver.ts";
import { closeGap } from "@mars/contracts/planScenarios";
import type { GapAnswer } from "@mars/contracts/planShapes";
import { includeInPlan, planOutlines } from "@mars/contracts/plans";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useMapModel } from "../../../map/index.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { usePlanWork } from "../work/usePlanWork.ts";
import { GapPanel } from "./GapPanel.tsx";

const server = fakeServer();
const plan = planFixture();
const counted = listedSketch(sketchFixture());
const spare = listedSketch(
  sketchFixture({
    id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000e2",
    name: "Mosen",
    included: false,
  }),
);
const chosen = {
  id: spare.id,
  name: spare.name,
  alreadyIncluded: false,
  pinned: false,
  areaHa: 12,
  effects: { nitrogenReductionT: 2, extractionEffortHa: 0, afforestationEffortHa: 0 },
  closes: [{ opId: "op-1", tons: 2 }],
};
const answer = (changes: Partial<GapAnswer> = {}): GapAnswer => ({
  outcome: "optimal",
  provenGap: 0,
  seconds: 0.4,
  chosen: [chosen],
  areaHa: 12,
  balance: plan.balance,
  subCatchments: [],
  unclosed: [],
  extractionHa: 0,
  extractionShortHa: 0,
  ...changes,
});

function Panel() {
  const work = usePlanWork(plan, [counted, spare], []);
  const model = useMapModel({ sharesView: false });
  return <GapPanel plan={plan} work={work} model={model} onClose={vi.fn<() => void>()} />;
}
const open = () => renderInPage(<Panel />);
const find = () => screen.getByRole("button", { name: "Find" });

beforeEach(() => {
  server.on(planOutlines, () => []);
  server.on(closeGap, () => answer());
});

test("[L2] what counts is kept, and the wishes go along", async () => {
  const { user } = open();
  await user.click(screen.getByRole("radio", { name: "antal skitser" }));
  await user.type(screen.getByRole("textbox", { name: /Mindst så meget udtagning/ }), "25");
  await user.click(find());
  expect(await screen.findByText("1 skitse dækker resten")).toBeTruthy();
  expect(server.asked(closeGap)).toMatchObject([
    {
      body: {
        pinned: [counted.id],
        smallest: "count",
        extractionGoalHa: 25,
        dropoutShare: 0.2,
      },
    },
  ]);
});

test("[L2] without keeping, nothing is given", async () => {
  const { user } = open();
  await user.click(screen.getByRole("checkbox", { name: /Behold de medregnede/ }));
  await user.click(find());
  await waitFor(() => expect(server.asked(closeGap)).toMatchObject([{ body: { pinned: [] } }]));
});

test("[L2] an answer is taken into the plan by a press, not before", async () => {
  server.on(includeInPlan, () => ({ ...plan, version: 2 }));
  const { user } = open();
  await user.click(find());
  const take = await screen.findByRole("button", { name: "Medregn skitsen" });
  expect(server.asked(includeInPlan)).toEqual([]);
  await user.click(take);
  await waitFor(() =>
    expect(server.asked(includeInPlan)).toMatchObject([{ body: { included: [spare.id] } }]),
  );
});

test("[L2] a need that no sketch covers is named with what is left", async () => {
  server.on(closeGap, () =>
    answer({ outcome: "infeasible-closest", unclosed: [{ opId: "op-1", tonsLeft: 3 }] }),
  );
  const { user } = open();
  await user.click(find());
  expect(await screen.findByText(/Skals Å: der mangler stadig 3/)).toBeTruthy();
});

test("[L2] a refusal is told, and the wishes stay", async () => {
  server.on({ method: closeGap.method, path: closeGap.path }, () =>
    problem(503, { code: "server.busy" }),
  );
  const { user } = open();
  await user.click(screen.getByRole("radio", { name: "antal skitser" }));
  await user.click(find());
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "antal skitser" }).checked).toBe(true);
});
