// @vitest-environment node
import { expect, test } from "vitest";
import { clipBatch } from "./clipBatch.ts";

const clip = (sketch: number, kept: number) => ({ sketchId: `s${sketch}`, keptId: `k${kept}` });

test("[L2] a few clips are asked for at a time, all of a sketch's together", () => {
  const many = Array.from({ length: 30 }, (_, i) => clip(i, 0));
  const late = clip(3, 1);
  const batch = clipBatch([...many, late]);
  expect(batch).toEqual([...many.slice(0, 20), late]);
  expect(clipBatch(many.slice(20))).toEqual(many.slice(20));
});
