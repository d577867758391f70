import { expect, test } from "vitest";
import { compareDanish } from "./compareDanish.ts";

test.each([
  [
    "æ, ø, å and Aa come last, in that order",
    ["Assens", "Viborg", "Ærø", "Øster", "Aabenraa", "Åby"],
  ],
  ["numbers are counted, not spelt", ["Skitse 9", "Skitse 10"]],
  ["names that differ in case alone have an order too", ["Eng", "eng"]],
])("%s", (_rule, names) => {
  expect(names.toReversed().toSorted(compareDanish)).toEqual(names);
});
