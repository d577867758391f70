import { expect, test } from "vitest";
import type { CountedStage } from "../lifecycle/stage.ts";
import { forestSplit } from "./forestSplit.ts";
import { goalProgress, NATIONAL_GOALS, shareOfGoal } from "./goals.ts";
import { effortPosition, rankUnits } from "./rankUnits.ts";
import { unitTotals } from "./unitTotals.ts";

const effects = (tons: number | null, ha: number | null = null) => ({
  nitrogenReductionT: tons,
  extractionEffortHa: ha,
  afforestationEffortHa: null,
});
const project = (stage: CountedStage | null, tons: number | null) => ({
  stage,
  effects: effects(tons),
});

const totals = unitTotals(
  [
    project("preliminary_examination_approval", 4),
    project("establishment_approval", 2),
    project("establishment_approval", null),
    project("established", 1),
    project(null, 1000),
  ],
  [{ effects: effects(50) }],
);

test("[T16] totals hold the three stages, never sketches, never what dropped out; null is 0", () => {
  expect(totals.total.nitrogenReductionT).toBe(7);
  expect(totals.sketches.nitrogenReductionT).toBe(50);
  expect(totals.totalInclSketches.nitrogenReductionT).toBe(57);
  expect(totals.byStage.establishment_approval.nitrogenReductionT).toBe(2);
});

test("[T16] projects are counted by stage", () => {
  expect(totals).toMatchObject({
    countApprovedProjects: 1,
    countAssessedProjects: 2,
    countEstablishedProjects: 1,
    countSketchProjects: 1,
  });
});

test("[T16] progress towards a goal, with the expected dropout of 20 % of approvals", () => {
  expect(goalProgress(totals, "nitrogenReductionT", 10)).toEqual({
    goal: 10,
    established: 1,
    establishedShare: 0.1,
    reached: 7,
    share: 0.7,
    remaining: 3,
    expectedDropout: 0.4,
    reachedAfterDropout: 6.6,
    shareAfterDropout: 0.6599999999999999,
  });
});

test("[T16] a goal of 0 has no percent", () => {
  expect(shareOfGoal(5, 0)).toBeNull();
  expect(goalProgress(totals, "nitrogenReductionT", 0)).toMatchObject({
    share: null,
    remaining: 0,
    shareAfterDropout: null,
  });
});

test("[T16] the national goals are those of the agreement", () => {
  expect(Object.values(NATIONAL_GOALS)).toEqual([
    { amount: 13_780, byYear: 2027 },
    { amount: 140_000, byYear: 2030 },
    { amount: 250_000, byYear: 2045 },
  ]);
});

test("[T11] equal figures share a rank; no figure comes last; ties in Danish order", () => {
  const units = [
    { name: "Ærø", v: 5 },
    { name: "Aabenraa", v: 5 },
    { name: "Viborg", v: 9 },
    { name: "Skive", v: 1 },
    { name: "Læsø", v: null },
  ];
  expect(rankUnits(units, (unit) => unit.v).map(({ unit, rank }) => [unit.name, rank])).toEqual([
    ["Viborg", 1],
    ["Ærø", 2],
    ["Aabenraa", 2],
    ["Skive", 4],
    ["Læsø", 5],
  ]);
});

test("[T16] what differs by less than floating point has the same place", () => {
  const units = [
    { name: "Lejre", v: 8.6e-16 },
    { name: "Furesø", v: 0 },
    { name: "Solrød", v: 3 },
  ];
  expect(rankUnits(units, ({ v }) => v).map(({ rank }) => rank)).toEqual([1, 2, 2]);
});

test("[T15] an effort lies between the lowest and the highest", () => {
  expect(effortPosition(3, [1, 3, 9])).toBe(0.25);
  expect(effortPosition(3, [3, 3])).toBeNull();
});

test("[T9] untouched forest is part of the afforestation, never more than it", () => {
  expect(
    forestSplit([
      { afforestationEffortHa: 10, untouchedForestHa: 4 },
      { afforestationEffortHa: 2, untouchedForestHa: 5 },
      { afforestationEffortHa: null, untouchedForestHa: null },
    ]),
  ).toEqual({ totalHa: 12, untouchedHa: 6, ordinaryHa: 6 });
});
