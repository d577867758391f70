import { expect, test } from "vitest";
import { type CsvValue, writeCsv } from "./writeCsv.ts";

test.each<[CsvValue, string]>([
  [1234.5678901234567, "1234,5679"],
  [-0.00001, "0"],
  [0, "0"],
  [null, ""],
  [true, "ja"],
  ["Ådal; nord", '"Ådal; nord"'],
  ['Mose "Nord"', '"Mose ""Nord"""'],
  ["42,5\u00a0ha", "42,5 ha"],
  ["=1+1", "'=1+1"],
  ["-5 km", "'-5 km"],
  [-5, "-5"],
  [new Date("2026-03-31T22:30:00Z"), "2026-04-01"],
])("a value %j is written %j", (value, text) => {
  expect(writeCsv([{ title: "x", value: () => value }], [0])).toBe(`\uFEFFx\r\n${text}\r\n`);
});

test.each([
  [0.0000014, "0,000001"],
  [0.123456789, "0,123457"],
  [1, "1"],
])("a share %d in a column of six decimals is written %s", (value, text) => {
  const columns = [{ title: "x", value: () => value, decimals: 6 }];
  expect(writeCsv(columns, [0])).toBe(`\uFEFFx\r\n${text}\r\n`);
});

test.each([
  [6.255, undefined, "6,2550"],
  [42.51943, undefined, "42,5194"],
  [0, undefined, "0,0000"],
  [-0.00001, undefined, "0,0000"],
  [99.99999, 2, "100,00"],
])("a figure %d of an even column is written with all its decimals", (value, decimals, text) => {
  const columns = [{ title: "x", value: () => value, isEven: true, ...(decimals && { decimals }) }];
  expect(writeCsv(columns, [0])).toBe(`\uFEFFx\r\n${text}\r\n`);
});

test("source, date and licence are in a line above the headings where they are given", () => {
  const about = "Kilde: MARS; hentet 16.11.2026";
  expect(writeCsv([{ title: "x", value: () => 1 }], [0], about)).toBe(
    `\uFEFF"${about}"\r\nx\r\n1\r\n`,
  );
});
