import { expect, test } from "vitest";
import { copyName } from "./copyName.ts";

test.each([
  ["Engen", "Engen (2)"],
  ["Engen (2)", "Engen (3)"],
  ["Engen (9)", "Engen (10)"],
  ["Enge ved Tørvesig Å", "Enge ved Tørves (2)"],
])("[P3] a copy of %s is called %s", (name, copy) => {
  expect(copyName(name, 19)).toBe(copy);
});
