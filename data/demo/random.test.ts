import { expect, test } from "vitest";
import { randomFor } from "./random.ts";

const draw = (count: number, next: () => number) => Array.from({ length: count }, next);

test("the same seed and name give the same numbers, another name gives others", () => {
  const first = draw(20, randomFor(1, "project", 7).next);
  expect(draw(20, randomFor(1, "project", 7).next)).toEqual(first);
  expect(draw(20, randomFor(1, "project", 8).next)).not.toEqual(first);
  expect(draw(20, randomFor(2, "project", 7).next)).not.toEqual(first);
});

test("log-normal areas have the wanted mean and spread", () => {
  const random = randomFor(3, "areas");
  const logs = draw(20_000, () => Math.log(random.logNormal(4.63, 1.22)));
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  const variance = logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / logs.length;
  expect(mean).toBeCloseTo(4.63, 1);
  expect(Math.sqrt(variance)).toBeCloseTo(1.22, 1);
});

test("ids are version 4 UUIDs", () => {
  expect(randomFor(1, "id").uuid()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
