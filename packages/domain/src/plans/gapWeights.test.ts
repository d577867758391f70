import { describe, expect, test } from "vitest";
import { type GapWeights, NO_WEIGHTS, weighted } from "./gapWeights.ts";
import type { SketchJudgement } from "./sketchJudgement.ts";

const unknown: SketchJudgement = { costPerHaDkk: null, willingness: null, natureValue: null };
const cheap = { ...unknown, costPerHaDkk: 50_000 };
const dear = { ...unknown, costPerHaDkk: 200_000 };
const willing = { ...unknown, willingness: "high" as const };
const unwilling = { ...unknown, willingness: "low" as const };
const rich = { ...unknown, natureValue: "high" as const };
const poor = { ...unknown, natureValue: "low" as const };

describe("[L2] weights of the gap closer", () => {
  test.each<{
    why: string;
    judged: SketchJudgement[];
    weights: Partial<GapWeights>;
    counts: number[];
  }>([
    { why: "no weights", judged: [cheap, dear, unwilling], weights: {}, counts: [1, 1, 1] },
    {
      why: "the dearest counts threefold, a quarter of its price half as much more",
      judged: [dear, cheap],
      weights: { costPerHaDkk: "much" },
      counts: [3, 1.5],
    },
    {
      why: "an unknown price stands in the middle of the known ones",
      judged: [dear, cheap, unknown],
      weights: { costPerHaDkk: "much" },
      counts: [3, 1.5, 2.25],
    },
    {
      why: "the willing count as they are",
      judged: [willing, unwilling, unknown],
      weights: { willingness: "little" },
      counts: [1, 1.5, 1.25],
    },
    {
      why: "where nature gains most land counts least",
      judged: [rich, poor],
      weights: { natureValue: "much" },
      counts: [1, 3],
    },
    {
      why: "a weight on what nobody knows changes nothing",
      judged: [unknown, unknown],
      weights: { costPerHaDkk: "much", willingness: "much" },
      counts: [1, 1],
    },
    {
      why: "free land is the cheapest there is",
      judged: [
        { ...unknown, costPerHaDkk: 0 },
        { ...unknown, costPerHaDkk: 0 },
      ],
      weights: { costPerHaDkk: "much" },
      counts: [1, 1],
    },
  ])("$why", ({ judged, weights, counts }) => {
    expect(weighted(judged, { ...NO_WEIGHTS, ...weights })).toEqual(counts);
  });
});
