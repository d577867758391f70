import { describe, expect, test } from "vitest";
import { type PlanCheckFacts, planChecklist } from "./checklist.ts";

const sketch = (id: string, hasMeasure = true, hasEffects = true) => ({
  id,
  hasMeasure,
  hasEffects,
});
const ready: PlanCheckFacts = {
  missing: [],
  overlapCount: 0,
  isOverGoal: false,
  sketches: [sketch("a")],
  hasText: true,
  hasChanges: true,
};

describe("[L6] what is left to do before a plan is published", () => {
  test.each([
    {
      case: "all is done: publishing is next",
      facts: {},
      expected: { next: "publish", needsReason: false },
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
      case: "overlaps can wait: land is counted once either way",
      facts: { overlapCount: 3 },
      expected: { states: { overlaps: "open" }, next: "publish", needsReason: false },
    },
    {
      case: "overlaps that are not known yet do not hold publishing back",
      facts: { overlapCount: null },
      expected: { states: { overlaps: "unknown" }, next: "publish" },
    },
    {
      case: "needs above the plan's own ask for a reason",
      facts: { isOverGoal: true },
      expected: { next: "publish", needsReason: true },
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
  ])("$case", ({ facts, expected }) => {
    expect(planChecklist({ ...ready, ...facts })).toMatchObject(expected);
  });
});
