// @vitest-environment node
import { expect, test } from "vitest";
import { readPoint, splitPair } from "./PointFields.tsx";

test.each([
  "529248,5 6265038,4",
  "529248.5 6265038.4",
  "529248.5, 6265038.4",
  "529248.5,6265038.4",
  "529.248,5; 6.265.038,4",
  "529 248,5 6 265 038,4",
  "E 529248,5 N 6265038,4",
  "Ø 529.248,5 N 6.265.038,4",
  "x: 529248,5 y: 6265038,4",
  "529248,5 m\t6265038,4 m",
])("[S1] '%s' is one and the same point", (text) => {
  const pair = splitPair(text);
  expect(pair && readPoint(pair, "da-DK")).toEqual([529_248.5, 6_265_038.4]);
});

test.each(["vest for åen", "529248", "1 2 3", ""])("[S1] '%s' is no point", (text) => {
  const pair = splitPair(text);
  expect(pair && readPoint(pair, "da-DK")).toBeNull();
});
