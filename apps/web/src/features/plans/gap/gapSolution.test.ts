import { expect, test } from "vitest";
import { gapSolutions, timesChosen } from "./gapSolution.ts";

const chosen = (id: string, tons: number) => ({
  id,
  name: id,
  alreadyIncluded: false,
  pinned: false,
  areaHa: 1,
  effects: { nitrogenReductionT: tons, extractionEffortHa: 0, afforestationEffortHa: 0 },
  closes: [],
});
const answer = { chosen: [chosen("a", 3), chosen("b", 2)], areaHa: 2 } as never;
const others = (answerSize: number) => ({
  alternatives: [
    { ids: ["a", "c"], areaHa: 3, nitrogenReductionT: 5, size: 3 },
    { ids: ["c", "d"], areaHa: 4, nitrogenReductionT: 6, size: 4 },
  ],
  answerSize,
  end: "enough" as const,
});
const solutions = gapSolutions(answer, others(2));

test("[L2] each set tells how many of the best one's sketches it does without", () => {
  expect(solutions.map(({ swapCount }) => swapCount)).toEqual([0, 1, 2]);
  expect(solutions[0]).toMatchObject({ ids: ["a", "b"], nitrogenReductionT: 5, isAnswer: true });
});

test("[L2] an answer that was not proven stands after those that are smaller", () => {
  const found = gapSolutions(answer, others(3.5));
  expect(found.map(({ isAnswer }) => isAnswer)).toEqual([false, true, false]);
  expect(found.map(({ swapCount }) => swapCount)).toEqual([0, 1, 1]);
});

test("[L2] alone, the answer is the best", () => {
  expect(gapSolutions(answer, null)).toHaveLength(1);
});

test.each([
  { id: "a", times: 2 },
  { id: "b", times: 1 },
  { id: "c", times: 2 },
  { id: "e", times: 0 },
])("[L2] $id is in $times of 3", ({ id, times }) => {
  expect(timesChosen(solutions, id)).toBe(times);
});
