import { expect, test } from "vitest";
import { initialsOf } from "./initialsOf.ts";

test.each([
  ["Anna Bente Carlsen", "AC"],
  ["Øjvind Åkjær", "ØÅ"],
  ["Prins", "P"],
  ["Anna Carlsen (2)", "AC"],
  ["  anna   and ", "AA"],
  ["", ""],
])("[H8] the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
