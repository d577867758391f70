import { expect, test } from "vitest";
import { coverage, coveredByStage, needVerdict } from "./coverage.ts";

const part = (needT: number, contributedT: number) => ({ needT, contributedT });

test.each([
  {
    case: "surplus in one does not cover another",
    parts: [part(100, 300), part(100, 20)],
    expected: { coveredT: 120, missingT: 80, surplusT: 200, share: 0.6, missingCount: 1 },
  },
  {
    case: "what is given without a need is told apart",
    parts: [part(10, 4), part(0, 500)],
    expected: { coveredT: 4, missingT: 6, noNeedT: 500, surplusT: 0, share: 0.4, noNeedCount: 1 },
  },
  {
    case: "all have what they need",
    parts: [part(10, 10), part(5, 8)],
    expected: { coveredT: 15, missingT: 0, surplusT: 3, share: 1, isCovered: true, needCount: 2 },
  },
  {
    case: "0,04 t is shown as 0,0 t",
    parts: [part(10, 9.96)],
    expected: { isCovered: true, missingCount: 0 },
  },
  {
    case: "0,05 t is shown as 0,1 t",
    parts: [part(1, 0.95)],
    expected: { isCovered: false, missingCount: 1 },
  },
  {
    case: "many small lacks are one that is shown",
    parts: [part(1, 0.97), part(1, 0.97)],
    expected: { isCovered: false, missingCount: 2 },
  },
  {
    case: "nothing needed has no share",
    parts: [part(0, 3)],
    expected: { share: null, needT: 0, missingT: 0, noNeedT: 3, isCovered: true },
  },
  { case: "no sub-catchments", parts: [], expected: { share: null, missingT: 0, needCount: 0 } },
])("[L2][T8] coverage: $case", ({ parts, expected }) => {
  expect(coverage(parts)).toMatchObject(expected);
});

test("[T8] however much is planned, no more than all is covered", () => {
  const figures = coverage([part(1, 18_332), part(99, 0)]);
  expect(figures.share).toBe(0.01);
  expect(coverage([part(1, 18_332)]).share).toBe(1);
});

test("[T8] covered and missing together are the need; the rest is surplus or without need", () => {
  const figures = coverage([part(7, 3), part(2, 9), part(0, 4), part(5, 5)]);
  expect(figures.coveredT + figures.missingT).toBeCloseTo(figures.needT);
  expect(figures.coveredT + figures.surplusT + figures.noNeedT).toBeCloseTo(figures.contributedT);
});

test.each([
  { goalT: 0, planNeedT: 0, parts: [part(0, 462)], verdict: "no-need" },
  { goalT: 0, planNeedT: 0, parts: [], verdict: "no-need" },
  { goalT: 12, planNeedT: 0, parts: [part(0, 0)], verdict: "field-regulation" },
  { goalT: 12, planNeedT: 0.04, parts: [part(0, 0)], verdict: "field-regulation" },
  { goalT: 12, planNeedT: 5, parts: [part(0, 0)], verdict: "unshared" },
  { goalT: 12, planNeedT: 5, parts: [], verdict: "unshared" },
  { goalT: 12, planNeedT: 5, parts: [part(5, 5)], verdict: "covered" },
  { goalT: 12, planNeedT: 0, parts: [part(5, 4)], verdict: "missing" },
  { goalT: 0, planNeedT: 0, parts: [part(5, 4)], verdict: "missing" },
])(
  "[T8] a goal of $goalT t, $planNeedT t of it for projects, and $parts says $verdict",
  ({ goalT, planNeedT, parts, verdict }) => {
    expect(needVerdict({ goalT, planNeedT }, coverage(parts))).toBe(verdict);
  },
);

test.each([
  { needT: 10, expected: [2, 3, 5] },
  { needT: 4, expected: [2, 2, 0] },
  { needT: 30, expected: [2, 3, 7] },
  { needT: 0, expected: [0, 0, 0] },
])("[T8] of a need of $needT t the most certain covers first", ({ needT, expected }) => {
  const covered = coveredByStage(needT, {
    established: 2,
    establishment_approval: 3,
    preliminary_examination_approval: 7,
  });
  expect([
    covered.established,
    covered.establishment_approval,
    covered.preliminary_examination_approval,
  ]).toEqual(expected);
});
