import { expect, test } from "vitest";
import { type Locale, locales } from "../language/languages.ts";
import { writeNumber, writePercent } from "./writeNumber.ts";

const decimals = [
  { least: 0, most: 0 },
  { least: 1, most: 1 },
  { least: 2, most: 2 },
  { least: 0, most: 1 },
  { least: 0, most: 3 },
];
/** Whole, halved and many-digit ones up to a billion, some of them below zero. */
const numbers = Array.from({ length: 4000 }, (_, index) => {
  const size = 10 ** ((index % 10) - 5);
  const sign = index % 11 === 0 ? -1 : 1;
  return sign * ((index * 7919) % 100_003) * (index % 2 === 0 ? size : size / 3);
}).concat([0, 0.05, 0.15, 0.25, 0.35, 1.005, 2.5, 3.5, 0.2895, 0.0005, 999.95, 999_999.95, -0.04]);

test.each(Object.values(locales))("[T17] %s numbers are written as Intl writes them", (locale) => {
  for (const { least, most } of decimals) {
    const intl = intlFormat(locale, least, most, "decimal");
    for (const value of numbers)
      expect(writeNumber(value, locale, { least, most }), `${value}`).toBe(intl.format(value));
  }
});

test.each(Object.values(locales))("[T17] %s shares are written as Intl writes them", (locale) => {
  for (const { least, most } of decimals) {
    const intl = intlFormat(locale, least, most, "percent");
    for (const value of numbers)
      expect(writePercent(value, locale, { least, most }), `${value}`).toBe(intl.format(value));
  }
});

function intlFormat(locale: Locale, least: number, most: number, style: "decimal" | "percent") {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    style,
    // What rounds to nothing is written without a minus.
    signDisplay: "negative",
  });
}
