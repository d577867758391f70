import { expect, test } from "vitest";
import { bestAlternative } from "./bestAlternative.ts";

const option = (fromKr: number, toKr = fromKr, verdict: "fits" | "not-for-you" = "fits") => ({
  verdict,
  payment: { fromKr, toKr },
});

test.each([
  {
    title: "none pays",
    options: [null, { verdict: "fits" as const, payment: null }],
    expected: { most: null },
  },
  { title: "the same", options: [option(5), option(5)], expected: { most: null } },
  {
    title: "surely",
    options: [option(5), option(9), null],
    expected: { most: 1, isSure: true, next: 0, own: null },
  },
  {
    title: "amounts overlap",
    options: [option(4, 12), option(6, 8)],
    expected: { most: 0, isSure: false },
  },
  {
    title: "others must apply for the best",
    options: [option(5), option(9, 9, "not-for-you"), option(7)],
    expected: { most: 1, own: 2 },
  },
])("[S4] which alternative pays most: $title", ({ options, expected }) => {
  expect(bestAlternative(options)).toMatchObject(expected);
});
