import { expect, test } from "vitest";
import type { CountedStage } from "../lifecycle/stage.ts";
import { dayReached } from "./dayReached.ts";
import type { StageRow } from "./development.ts";
import { deadlineOf, goalFigure } from "./goals.ts";

const byStage = {
  established: 38.1,
  establishment_approval: 1750.6,
  preliminary_examination_approval: 3821.6,
};

test.each([
  { figure: "established", amount: 38.1 },
  { figure: "committed", amount: 5610.3 },
  { figure: "committedAfterDropout", amount: 5260.18 },
] as const)("[T16] $figure is $amount t", ({ figure, amount }) => {
  expect(goalFigure(figure, byStage)).toBeCloseTo(amount, 6);
});

const row = (id: string, at: string, stage: CountedStage | null, tons: number): StageRow => ({
  projectId: id,
  at,
  stage,
  effects: { nitrogenReductionT: tons, extractionEffortHa: null, afforestationEffortHa: null },
});
const history = [
  row("a", "2026-01-10T12:00:00Z", "preliminary_examination_approval", 60),
  row("b", "2026-02-10T12:00:00Z", "establishment_approval", 50),
  row("b", "2026-03-10T12:00:00Z", null, 50),
  row("c", "2026-03-31T22:30:00Z", "established", 45),
];

test.each([
  { goal: 60, figure: "committed", on: "2026-01-10" },
  { goal: 100, figure: "committed", on: "2026-04-01" },
  { goal: 45, figure: "established", on: "2026-04-01" },
  { goal: 106, figure: "committed", on: null },
] as const)("[T16] $goal t $figure: reached for good on $on", ({ goal, figure, on }) => {
  expect(dayReached(history, { effect: "nitrogenReductionT", figure, goal })).toBe(on);
});

test("[T16] a goal is due on the last day of its year", () => {
  expect(deadlineOf(2027)).toBe("2027-12-31");
});
