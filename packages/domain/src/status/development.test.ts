import { expect, test } from "vitest";
import type { CountedStage } from "../lifecycle/stage.ts";
import { development, type StageRow, statusAsOf } from "./development.ts";
import {
  holdingsByQuarter,
  type LandHolding,
  latestHoldings,
  sumHoldings,
} from "./landHoldings.ts";

const row = (
  projectId: string,
  at: string,
  stage: CountedStage | null,
  tons: number,
): StageRow => ({
  projectId,
  at,
  stage,
  effects: { nitrogenReductionT: tons, extractionEffortHa: null, afforestationEffortHa: null },
});
const history = [
  row("b", "2026-02-01T12:00:00Z", "establishment_approval", 7),
  row("a", "2026-01-10T12:00:00Z", "preliminary_examination_approval", 5),
  row("a", "2026-03-01T12:00:00Z", "establishment_approval", 4),
  row("b", "2026-03-31T22:30:00Z", null, 7),
];

test.each([
  { day: "2026-01-09", standing: [] },
  { day: "2026-01-10", standing: ["a preliminary_examination_approval 5"] },
  { day: "2026-03-01", standing: ["a establishment_approval 4", "b establishment_approval 7"] },
  { day: "2026-03-31", standing: ["a establishment_approval 4", "b establishment_approval 7"] },
  { day: "2026-04-01", standing: ["a establishment_approval 4"] },
])("[T1] as of the Danish day $day: $standing", ({ day, standing }) => {
  const rows = statusAsOf(history, day).map(
    ({ projectId, stage, effects }) => `${projectId} ${stage} ${effects.nitrogenReductionT}`,
  );
  expect(rows.toSorted()).toEqual(standing);
});

test("[T1] development over time agrees with the status as of each day", () => {
  const days = ["2026-04-01", "2026-01-09", "2026-03-01", "2026-01-10"];
  const points = development(history, days);
  expect(points.map(({ day }) => day)).toEqual(days.toSorted());
  for (const { day, count, effects } of points) {
    const standing = statusAsOf(history, day).filter(
      ({ stage }) => stage === "establishment_approval",
    );
    expect(count.establishment_approval).toBe(standing.length);
    expect(effects.establishment_approval.nitrogenReductionT).toBe(
      standing.reduce((sum, r) => sum + r.effects.nitrogenReductionT!, 0),
    );
  }
});

const holding = (
  municipalityId: string,
  year: number,
  quarter: 1 | 2 | 3 | 4,
  ha: number,
): LandHolding => ({
  municipalityId,
  year,
  quarter,
  projectLandHa: ha,
  compensationLandHa: 2 * ha,
  bindingAgreementsHa: 3 * ha,
  pendingAgreementsHa: 50,
  boughtHa: ha,
  soldHa: 1,
  vkpHa: 0,
  klpHa: ha,
});
const land = [
  holding("a", 2026, 1, 10),
  holding("a", 2025, 4, 8),
  holding("b", 2026, 1, 1),
  holding("b", 2025, 4, 2),
];

test("[T15] the inventory leaves out agreements that wait for their ruling", () => {
  expect(sumHoldings([holding("a", 2026, 1, 10)])).toMatchObject({
    inventoryHa: 60,
    pendingAgreementsHa: 50,
  });
});

test("[T15] quarters come oldest first and add up over municipalities", () => {
  expect(
    holdingsByQuarter(land).map(({ year, quarter, projectLandHa, boughtHa, soldHa }) => [
      year,
      quarter,
      projectLandHa,
      boughtHa,
      soldHa,
    ]),
  ).toEqual([
    [2025, 4, 10, 10, 2],
    [2026, 1, 11, 11, 2],
  ]);
});

test("[T15] quarters of one year stay in order, and the last of one comes before the first of the next", () => {
  const rows = ([3, 1, 4, 2] as const).map((quarter) => holding("a", 2025, quarter, quarter));
  const order = holdingsByQuarter([holding("a", 2026, 1, 9), ...rows]);
  expect(order.map(({ year, quarter }) => `${quarter} ${year}`)).toEqual([
    "1 2025",
    "2 2025",
    "3 2025",
    "4 2025",
    "1 2026",
  ]);
});

test("[T15] holdings now are those of the last quarter, not a sum over time", () => {
  expect(
    latestHoldings(land).map(({ municipalityId, quarter }) => `${municipalityId}${quarter}`),
  ).toEqual(["a1", "b1"]);
  expect(latestHoldings([])).toEqual([]);
});
