import { expect, test } from "vitest";
import type { CountedStage } from "../lifecycle/stage.ts";
import { development, type StageRow } from "./development.ts";
import { holdingsByQuarter, type LandHolding, sumHoldings } from "./landHoldings.ts";

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
  { day: "2026-01-09", preliminary: [0, 0], approved: [0, 0] },
  { day: "2026-01-10", preliminary: [1, 5], approved: [0, 0] },
  { day: "2026-03-01", preliminary: [0, 0], approved: [2, 11] },
  { day: "2026-03-31", preliminary: [0, 0], approved: [2, 11] },
  { day: "2026-04-01", preliminary: [0, 0], approved: [1, 4] },
])("[T1] at the end of the Danish day $day: $preliminary, $approved", (expected) => {
  const [point] = development(history, [expected.day]);
  const told = (stage: CountedStage) => [
    point!.count[stage],
    point!.effects[stage].nitrogenReductionT,
  ];
  expect(told("preliminary_examination_approval")).toEqual(expected.preliminary);
  expect(told("establishment_approval")).toEqual(expected.approved);
  expect(told("established")).toEqual([0, 0]);
});

test("[T1] development over many days is that of each day, in order", () => {
  const days = ["2026-04-01", "2026-01-09", "2026-03-01", "2026-01-10"];
  expect(development(history, days)).toEqual(
    days.toSorted().flatMap((day) => development(history, [day])),
  );
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
