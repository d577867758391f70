import { expect, test } from "vitest";
import { neighboursOf } from "./neighboursOf.ts";

const unit = (id: string, path: string) => ({
  id,
  name: id,
  path,
  label: [0, 0] as [number, number],
});
// A square; one that shares its right side, one that shares a part of its foot, one beyond.
const units = [
  unit("own", "M0 0l10 0 0 10-4 0-6 0z"),
  unit("right", "M10 10l0-10 10 0 0 10z"),
  unit("foot", "M6 10l4 0 0 5-4 0z"),
  unit("far", "M40 40l5 0 0 5z"),
];

test("[T1] neighbours share border, the longest first, whichever way round it is drawn", () => {
  expect(neighboursOf({ units }, "own", 5)).toEqual(["right", "foot"]);
  expect(neighboursOf({ units }, "own", 1)).toEqual(["right"]);
});

test("a unit without neighbours, or that is not drawn, has none", () => {
  expect(neighboursOf({ units }, "far", 5)).toEqual([]);
  expect(neighboursOf({ units }, "other", 5)).toEqual([]);
});
