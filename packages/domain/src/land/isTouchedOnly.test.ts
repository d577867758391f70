import { expect, test } from "vitest";
import { isTouchedOnly } from "./isTouchedOnly.ts";

test.each([
  { what: "a picked parcel", overlapHa: 25.5, featureHa: 25.5, expected: false },
  { what: "the neighbour of joined parcels", overlapHa: 0.0005, featureHa: 9.9, expected: true },
  { what: "just under 100 m² of a field", overlapHa: 0.0099, featureHa: 9.9, expected: true },
  { what: "100 m² of a field", overlapHa: 0.01, featureHa: 9.9, expected: false },
  { what: "a strip of road, whole", overlapHa: 0.004, featureHa: 0.004, expected: false },
  { what: "a fiftieth of a garden", overlapHa: 0.002, featureHa: 0.1, expected: false },
])("[S2] $what is touched only: $expected", ({ expected, ...of }) =>
  expect(isTouchedOnly(of)).toBe(expected),
);
