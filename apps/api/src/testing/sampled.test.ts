import { afterEach, expect, test, vi } from "vitest";
import { oneOf, sampled } from "./sampled.ts";

const cases = Array.from({ length: 1000 }, (_, index) => index);
afterEach(() => vi.unstubAllEnvs());

test("every case is there unless a sample is requested", () => {
  vi.stubEnv("TEST_SAMPLE", "");
  expect(sampled(cases)).toEqual(cases);
});

test("a sample is about as large as asked for, the same each time, and never empty", () => {
  vi.stubEnv("TEST_SAMPLE", "1");
  const sample = sampled(cases, 10);
  expect(sample.length).toBeGreaterThan(50);
  expect(sample.length).toBeLessThan(200);
  expect(sampled(cases, 10)).toEqual(sample);
  expect(sampled(["only"], 1000)).toEqual(["only"]);
});

test("the main cases are one in so many, other ones in each row, and all without TEST_MAIN", () => {
  vi.stubEnv("TEST_SAMPLE", "");
  vi.stubEnv("TEST_MAIN", "");
  expect(oneOf(cases, 4)).toEqual(cases);
  vi.stubEnv("TEST_MAIN", "1");
  expect(oneOf(cases, 4)).toHaveLength(250);
  expect(oneOf(cases, 4)).toEqual(oneOf(cases, 4));
  expect(oneOf(cases, 4, "one row")).not.toEqual(oneOf(cases, 4, "another"));
});
