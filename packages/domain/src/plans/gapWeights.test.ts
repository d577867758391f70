import { describe, expect, test } from "vitest";
import { type GapWeights, NO_WEIGHTS, unwantedLand, weighted } from "./gapWeights.ts";
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

describe("[L2] weights from maps", () => {
  const land = { areaHa: 10, carbonOverlapHa: 0, protectedHa: 0, point: [0, 0] as const };
  const near = { ...land, carbonOverlapHa: 10, protectedHa: 4 };
  const far = { ...land, carbonOverlapHa: 5, point: [3_000, 4_000] as const };
  const bare = { areaHa: 10, carbonOverlapHa: null, protectedHa: null, point: null };
  const judged = [unknown, unknown, unknown];
  const count = (weights: Partial<GapWeights>) =>
    weighted(
      judged,
      { ...NO_WEIGHTS, ...weights },
      unwantedLand(
        [near, far, bare],
        [
          [0, 1_000],
          [40_000, 0],
        ],
      ),
    );

  test("carbon-rich soil counts as it is, poor soil as more, unknown soil in the middle", () => {
    expect(count({ soil: "much" })).toEqual([1, 2, 1.5]);
  });
  test("the furthest from any approved project counts most", () => {
    const [nearest, furthest, middle] = count({ distance: "much" });
    expect(furthest).toBe(3);
    expect(nearest).toBeCloseTo(1 + (2 * 1_000) / Math.hypot(3_000, 3_000), 10);
    expect(middle).toBeCloseTo((nearest! + furthest!) / 2, 10);
  });
  test("the share of protected nature counts against a sketch", () => {
    expect(count({ protectedNature: "little" })).toEqual([1.2, 1, 1.1]);
  });
  test("without maps and without projects they change nothing", () => {
    const weights: GapWeights = { ...NO_WEIGHTS, soil: "much", distance: "much" };
    expect(weighted([unknown], weights, unwantedLand([bare], []))).toEqual([1]);
  });
});
