import { describe, expect, test } from "vitest";
import { isTypeable, parseLocaleNumber, writeLocaleNumber } from "./localeNumber.ts";

describe("[V7] what may be in a number field while typing", () => {
  test.each([
    { text: "", kind: "decimal", da: true, en: true },
    { text: "-", kind: "decimal", da: true, en: true },
    { text: "-", kind: "integer", da: true, en: true },
    { text: "12,5", kind: "decimal", da: true, en: false },
    { text: "12.5", kind: "decimal", da: false, en: true },
    { text: "12,", kind: "decimal", da: true, en: false },
    { text: "1,2,3", kind: "decimal", da: false, en: false },
    { text: "12,5", kind: "integer", da: false, en: false },
    { text: "--1", kind: "integer", da: false, en: false },
    { text: "1-", kind: "integer", da: false, en: false },
    { text: "1e3", kind: "decimal", da: false, en: false },
    { text: " 1", kind: "integer", da: false, en: false },
  ] as const)("$kind '$text' da $da en $en", ({ text, kind, da, en }) => {
    expect(isTypeable(text, kind, "da-DK")).toBe(da);
    expect(isTypeable(text, kind, "en-US")).toBe(en);
  });
});

describe("[V7] what a text stands for", () => {
  test.each([
    { text: "1.234,5", locale: "da-DK", value: 1234.5 },
    { text: "1,234.5", locale: "en-US", value: 1234.5 },
    { text: "-0,25", locale: "da-DK", value: -0.25 },
    { text: "-", locale: "da-DK", value: null },
    { text: "", locale: "en-US", value: null },
    { text: ",", locale: "da-DK", value: null },
    { text: "12.34", locale: "da-DK", value: null },
  ] as const)("'$text' in $locale is $value", ({ text, locale, value }) => {
    expect(parseLocaleNumber(text, "decimal", locale)).toBe(value);
  });
});

test("[V7] a number is written back without thousands and read as itself", () => {
  expect(writeLocaleNumber(1234.5, "da-DK")).toBe("1234,5");
  expect(parseLocaleNumber(writeLocaleNumber(-1234.5, "en-US"), "decimal", "en-US")).toBe(-1234.5);
});
