import { expect, test } from "vitest";
import { municipalities } from "../../platform/reference/facts/municipalities.ts";
import { postcodes } from "../../platform/reference/facts/postcodes.ts";
import { findPostcodes } from "./findPostcodes.ts";

const codes = (key: string) =>
  findPostcodes(key)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ code, postcode }) => `${code} ${postcode}`);

test.each([
  ["8800", ["0791 8800 Viborg", "0740 8800 Viborg"]],
  ["8800 viborg", ["0791 8800 Viborg", "0740 8800 Viborg"]],
  ["1432", ["0101 1432 København"]],
  ["hvide sande", ["0760 6960 Hvide Sande"]],
  ["viborg", []],
  ["880", []],
  ["88001", []],
  ["viborg 8800", []],
])("[T7] '%s' is in %s", (key, found) => {
  expect(codes(key)).toEqual(found);
});

test("every municipality has a postcode, and no postcode is of another", () => {
  const named = new Set(postcodes.flatMap((area) => area.municipalities));
  expect([...named].toSorted()).toEqual(municipalities.map(({ code }) => code).toSorted());
});

test("each postcode is listed once, in order", () => {
  const bounds = postcodes.flatMap(({ from, to }) => (from === to ? [from] : [from, to]));
  expect(bounds).toEqual([...new Set(bounds)].toSorted());
});
