import { describe, expect, test } from "vitest";
import { countsTwice, type PlanCheckFacts, planChecklist } from "./checklist.ts";

const lost = (nitrogenReductionT: number, extractionEffortHa = 0, afforestationEffortHa = 0) => ({
  nitrogenReductionT,
  extractionEffortHa,
  afforestationEffortHa,
});
const sketch = (id: string, hasMeasure = true, hasEffects = true) => ({
  id,
  hasMeasure,
  hasEffects,
});
const ready: PlanCheckFacts = {
  missing: [],
  overlaps: { count: 0, clippableCount: 0, lost: lost(0) },
  sketches: [sketch("a")],
  hasText: true,
  hasChanges: true,
};
const twice = { count: 3, clippableCount: 2, lost: lost(1.2) };

describe("[L6] what is left to do before a plan is published", () => {
  test.each([
    {
      case: "all is done: publishing is next",
      facts: {},
      expected: { doneCount: 5, next: "publish", needsReason: false },
    },
    {
      case: "the public sees it all already",
      facts: { hasChanges: false },
      expected: { next: "nothing" },
    },
    {
      case: "missing tons are told, largest first, and do not hold publishing back",
      facts: {
        missing: [
          { id: "small", tons: 3 },
          { id: "none", tons: 0.04 },
          { id: "large", tons: 90 },
        ],
      },
      expected: {
        states: { missing: "open" },
        missing: [
          { id: "large", tons: 90 },
          { id: "small", tons: 3 },
        ],
        next: "publish",
        needsReason: false,
      },
    },
    {
      case: "overlaps that count twice are cleared first, or published with a reason",
      facts: { overlaps: twice },
      expected: { states: { overlaps: "reason" }, next: "overlaps", needsReason: true },
    },
    {
      case: "overlaps that nobody here may clip leave publishing as the next step, with a reason",
      facts: { overlaps: { ...twice, clippableCount: 0 } },
      expected: { states: { overlaps: "reason" }, next: "publish", needsReason: true },
    },
    {
      case: "overlaps that change no figure are no matter",
      facts: { overlaps: { ...twice, lost: lost(0.01) } },
      expected: { states: { overlaps: "done" }, next: "publish" },
    },
    {
      case: "overlaps that are not known yet are neither done nor a reason, and are waited for",
      facts: { overlaps: null },
      expected: {
        states: { overlaps: "unknown" },
        doneCount: 4,
        next: "checking",
        needsReason: false,
      },
    },
    {
      case: "sketches without a measure ask for one, or for a reason",
      facts: { sketches: [sketch("a"), sketch("b", false, false)] },
      expected: {
        states: { measures: "reason", effects: "done" },
        withoutMeasure: ["b"],
        withoutEffects: [],
        next: "measures",
        needsReason: true,
      },
    },
    {
      case: "sketches whose effects are not known are told",
      facts: { sketches: [sketch("a", true, false)] },
      expected: { states: { effects: "open" }, withoutEffects: ["a"], next: "publish" },
    },
    {
      case: "no text for citizens is told",
      facts: { hasText: false },
      expected: { states: { text: "open" }, next: "publish", needsReason: false },
    },
    {
      case: "what cannot be published yet is cleared up all the same",
      facts: { overlaps: twice, hasChanges: false },
      expected: { next: "overlaps" },
    },
  ])("$case", ({ facts, expected }) => {
    expect(planChecklist({ ...ready, ...facts })).toMatchObject(expected);
  });
});

test.each([
  [lost(0.04, 0.04, 0.04), false],
  [lost(0.05), true],
  [lost(0, 0.05), true],
  [lost(0, 0, 0.05), true],
])("[L2] %o counts twice: %s", (effects, expected) => {
  expect(countsTwice(effects)).toBe(expected);
});
