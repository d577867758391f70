import "../../../testing/noResizeObserver.ts";
import { readMasterData } from "@mars/contracts/datasets/masterData";
import { includeInPlan, planOutlines } from "@mars/contracts/plans/plans";
import { clipSketches, listDoubleCounts } from "@mars/contracts/plans/planOverlaps";
import type { Plan } from "@mars/contracts/plans/planShapes";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { useMapModel } from "../../../map/index.ts";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { masterDataFixture } from "../../../testing/masterDataFixture.ts";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { doubleCountFixture } from "../doubleCounts/testing/doubleCountFixture.ts";
import type { DoubleCount } from "../doubleCounts/DoubleCount.ts";
import { usePlanWork } from "../work/usePlanWork.ts";
import { PlanPopup } from "./PlanPopup.tsx";
import { unitsOnMap } from "./unitsOnMap.ts";

const server = fakeServer();
const plan = planFixture();
const effects = { nitrogenReductionT: 14.2, extractionEffortHa: 10, afforestationEffortHa: 0 };
const sketch = listedSketch(sketchFixture({ areaHa: 158, effects, wholeEffects: effects }));
const openUnit = vi.fn<(opId: string) => void>();

function Popup({ of }: { of: Plan }) {
  const work = usePlanWork(of, [sketch], []);
  const units = unitsOnMap(useMapModel(), of, undefined);
  return (
    <PlanPopup
      {...{ plan: of, work, units }}
      here={[sketch]}
      unit="op-1"
      onOpenUnit={openUnit}
      onOverlaps={vi.fn<() => void>()}
    />
  );
}

function answerPairs(...pairs: DoubleCount[]): void {
  server.on(listDoubleCounts, () => ({
    pairs,
    overlapHa: 2.5,
    before: effects,
    after: effects,
    lost: [],
  }));
}

beforeEach(() => {
  queryClient.clear();
  server.on(planOutlines, () => []);
  server.on(readMasterData, () => masterDataFixture());
  answerPairs();
});

test("[L2] the popup says what lies here, and counts it or leaves it out", async () => {
  const sent: unknown[] = [];
  server.on(includeInPlan, ({ body }) => {
    sent.push(body);
    return plan;
  });
  const { user } = renderInPage(<Popup of={plan} />);
  const row = screen.getByRole("listitem");
  const link = within(row).getByRole("link", { name: "Enge ved åen" });
  expect(link.getAttribute("href")).toBe(`/plans/${plan.id}/sketch-projects/${sketch.id}`);
  expect(row.textContent).toMatch(/14,2\st/);
  expect(row.textContent).toMatch(/Skitseprojekt, 158,0\sha, Skals Å/);
  await user.click(within(row).getByRole("checkbox", { name: "Medregnet i planen Enge ved åen" }));
  expect(sent).toEqual([{ included: [], excluded: [sketch.id] }]);
  await user.click(screen.getByRole("button", { name: /^Skals Å, mangler/u }));
  expect(openUnit).toHaveBeenCalledWith("op-1");
});

test("[L2] land that the sketch shares with an applied project is cut away from here", async () => {
  const pair = doubleCountFixture({
    clippedId: sketch.id,
    clippedName: sketch.name,
    keptName: "Ravnstrøm, nord",
    keptStage: "establishment_approval",
    overlapHa: 38,
  });
  answerPairs(pair);
  const sent: unknown[] = [];
  server.on(clipSketches, ({ body }) => {
    sent.push(body);
    return { clipped: [], refused: [], reasons: [], left: [] };
  });
  const { user } = renderInPage(<Popup of={plan} />);
  await screen.findByText("38,0 ha ligger også i Ravnstrøm, nord. De tælles kun dér.");
  await user.click(screen.getByRole("button", { name: /^Klip skitsen/u }));
  expect(sent).toEqual([{ clips: [{ sketchId: sketch.id, keptId: pair.keptId }] }]);
});

test("[L4] who only reads sees how it is, without switches", () => {
  const rights = { ...plan.rights, include: false };
  renderInPage(<Popup of={planFixture({ rights })} />);
  screen.getByText("Medregnet i planen");
  expect(screen.queryByRole("checkbox")).toBeNull();
});
