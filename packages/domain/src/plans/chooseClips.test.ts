import { expect, test } from "vitest";
import { clipOf, clipsBySketch } from "./chooseClips.ts";

test.each([
  { case: "the usual one gives way", may: [true, true], locked: [], expected: ["a", "b"] },
  {
    case: "a locked one stays, the other gives way",
    may: [true, true],
    locked: ["a"],
    expected: ["b", "a"],
  },
  { case: "both locked stay", may: [true, true], locked: ["a", "b"], expected: null },
  {
    case: "a project is never cut for a locked sketch",
    may: [true, false],
    locked: ["a"],
    expected: null,
  },
  {
    case: "a neighbour's sketch is not mine to cut",
    may: [false, false],
    locked: [],
    expected: null,
  },
  { case: "mine gives way to a neighbour's", may: [false, true], locked: [], expected: ["b", "a"] },
])("[L2] $case", ({ may, locked, expected }) => {
  const [mayClip = false, keptMayClip = false] = may;
  const clip = clipOf({ clippedId: "a", keptId: "b", mayClip, keptMayClip }, new Set(locked));
  expect(clip && [clip.sketchId, clip.keptId]).toEqual(expected);
});

test("[L2] a sketch that yields to several is changed once", () => {
  expect(
    clipsBySketch([
      { sketchId: "a", keptId: "x" },
      { sketchId: "b", keptId: "x" },
      { sketchId: "a", keptId: "y" },
      { sketchId: "a", keptId: "x" },
    ]),
  ).toEqual([
    { sketchId: "a", keptIds: ["x", "y"] },
    { sketchId: "b", keptIds: ["x"] },
  ]);
});
