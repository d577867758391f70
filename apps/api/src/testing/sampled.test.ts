import { afterEach, expect, test, vi } from "vitest";
import { drawnFrom, sampled } from "./sampled.ts";

const cases = Array.from({ length: 1000 }, (_, index) => index);
afterEach(() => vi.unstubAllEnvs());

test("every case is there unless a sample is asked for", () => {
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

test("what is drawn differs from seed to seed, and is all without one", () => {
  vi.stubEnv("TEST_SAMPLE", "");
  vi.stubEnv("TEST_DRAW", "");
  expect(drawnFrom(cases, 4)).toEqual(cases);
  const drawn = (seed: string) => {
    vi.stubEnv("TEST_DRAW", seed);
    return drawnFrom(cases, 4);
  };
  expect(drawn("20261117").length).toBeGreaterThan(180);
  expect(drawn("20261117").length).toBeLessThan(330);
  expect(drawn("20261117")).toEqual(drawn("20261117"));
  expect(drawn("20261118")).not.toEqual(drawn("20261117"));
  expect(drawnFrom(cases, 4, "one row")).not.toEqual(drawnFrom(cases, 4, "another"));
});

test("on as many days in a row as one in so many is drawn, every case has its turn", () => {
  const seen = new Set(
    Array.from({ length: 8 }, (_, day) => {
      vi.stubEnv("TEST_DRAW", String(20_600 + day));
      return drawnFrom(cases, 8, "a row");
    }).flat(),
  );
  expect(seen.size).toBe(cases.length);
});
