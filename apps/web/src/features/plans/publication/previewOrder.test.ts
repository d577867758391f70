import { expect, test } from "vitest";
import { previewOrder } from "./previewOrder.ts";

const row = (opId: string, needT: number, beforeT: number | null, afterT: number) => ({
  opId,
  name: opId,
  needT,
  beforeT,
  afterT,
});

test("[L6] what misses most stands first, then what changed, then the rest by need", () => {
  const rows = [
    row("same", 300, 0, 0),
    row("no need", 0, 0, 0),
    row("covered now", 10, 5, 0),
    row("misses little", 10, 9, 1),
    row("misses most", 90, null, 80),
    row("same, larger", 400, 0, 0),
  ];
  expect(previewOrder(rows).map(({ opId }) => opId)).toEqual([
    "misses most",
    "misses little",
    "covered now",
    "same, larger",
    "same",
  ]);
});
