import type { Locale } from "../language/languages.ts";
import { formatDate, formatDateTime, formatTime } from "./dates.ts";

const noBreak = "\u00a0";

const made = new Map<string, Intl.NumberFormat>();
function numbers(
  locale: Locale,
  least: number,
  most: number,
  style: "decimal" | "percent" = "decimal",
): Intl.NumberFormat {
  const key = `${locale}:${least}:${most}:${style}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    style,
  });
  made.set(key, format);
  return format;
}

export type Format = ReturnType<typeof formats>;

/** Figures of one locale. `decimals` is the number shown; without it up to one. */
export function formats(locale: Locale) {
  const number = (value: number, decimals?: number) =>
    numbers(locale, decimals ?? 0, decimals ?? 1).format(value);
  return {
    number,
    integer: (value: number) => numbers(locale, 0, 0).format(value),
    hectares: (areaHa: number, decimals?: number) => number(areaHa, decimals) + noBreak + "ha",
    tons: (tons: number, decimals?: number) => number(tons, decimals) + noBreak + "t",
    /** A share of one: 0.273 is 27,3 %. */
    percent: (share: number, decimals = 1) =>
      numbers(locale, decimals, decimals, "percent").format(share),
    date: formatDate,
    dateTime: formatDateTime,
    time: formatTime,
  };
}
