import { expect, test } from "vitest";
import { dayOfSeed } from "./steps.ts";

test("days in a row differ by one, also where a month or a year ends", () => {
  expect(dayOfSeed("20261201") - dayOfSeed("20261130")).toBe(1);
  expect(dayOfSeed("20270101") - dayOfSeed("20261231")).toBe(1);
});

test("any other whole number is taken as it is, and nothing else", () => {
  expect(dayOfSeed("7")).toBe(7);
  expect(() => dayOfSeed("abc")).toThrow("no whole number");
});
