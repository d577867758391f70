import { expect, test } from "vitest";
import { readBlockNumber, readParcelNumber } from "./readNumber.ts";
import { prefixPattern, searchKey } from "./searchKey.ts";

test.each([
  ["12a Skals By", { number: "12a", district: "skals by" }],
  ["12 a, Skals By, Skals", { number: "12a", district: "skals by, skals" }],
  ["matr.nr. 7ah Løvel", { number: "7ah", district: "løvel" }],
  ["4", { number: "4", district: "" }],
  ["Skals", null],
  ["571234-56", null],
])("%s read as a cadastral number is %j", (text, expected) =>
  expect(readParcelNumber(text)).toEqual(expected),
);

test.each([
  ["571234-56", "571234-56"],
  ["57123456", "571234-56"],
  ["5712", "5712"],
  ["571234-", "571234"],
  ["12a", null],
  ["123", null],
])("%s read as a block number is %s", (text, expected) =>
  expect(readBlockNumber(text)).toBe(expected),
);

test.each([
  ["Århus", "arhus"],
  ["AARHUS", "arhus"],
  ["Ærø", "aero"],
  ["Aeroe", "aero"],
  ["Køge Bugt", "koge bugt"],
  ["Koege", "koge"],
])("%s is searched as %s", (text, key) => expect(searchKey(text)).toBe(key));

test("what is typed is no pattern", () => expect(prefixPattern("50%_")).toBe(String.raw`50\%\_%`));
