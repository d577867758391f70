import { expect, test } from "vitest";
import { readBlockNumber, readParcelNumber } from "./landNumbers.ts";

test.each([
  ["12a Skals By", { number: "12a", district: "skals by" }],
  ["12 a, Skals By, Skals", { number: "12a", district: "skals by, skals" }],
  ["matr.nr. 7ah Løvel", { number: "7ah", district: "løvel" }],
  ["4", { number: "4", district: "" }],
  ["Skals", null],
  ["1550656-20d", { number: "20d", district: "1550656" }],
  ["1550656 20 d", { number: "20d", district: "1550656" }],
  ["Løvel By 20d", { number: "20d", district: "løvel by" }],
  ["matrikel 20d løvel", { number: "20d", district: "løvel" }],
])("%s read as a cadastral number is %j", (text, expected) =>
  expect(readParcelNumber(text)).toEqual(expected),
);

test.each([
  ["571234-56", "571234-56"],
  ["57123456", "571234-56"],
  ["5712", "5712"],
  ["571234-", "571234"],
  ["markblok 571234-56", "571234-56"],
  ["Markblok nr. 571234-56", "571234-56"],
  ["12a", null],
  ["123", null],
])("%s read as a block number is %s", (text, expected) =>
  expect(readBlockNumber(text)).toBe(expected),
);
