import { expect, test } from "vitest";
import { editDistance } from "./editDistance.ts";

test.each([
  ["viborg", "viborg", 0],
  ["vibrog", "viborg", 1],
  ["viborrg", "viborg", 1],
  ["lovl", "lovel", 1],
  ["silkborg", "silkeborg", 1],
  ["hobro", "viborg", 3],
])("[S1] from %s to %s it is %d slips", (typed, name, slips) =>
  expect(editDistance(typed, name, 2)).toBe(slips),
);
