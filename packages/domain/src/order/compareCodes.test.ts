import { expect, test } from "vitest";
import { compareCodes } from "./compareCodes.ts";

test.each([
  ["2026-01-02T00:00:00Z", "2026-01-10T00:00:00Z", -1],
  ["b", "B", 1],
  ["aa", "å", -1],
  ["a", "a", 0],
])("%s against %s is %i", (a, b, order) => expect(compareCodes(a, b)).toBe(order));
