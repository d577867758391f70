import type { Locale } from "../language/languages.ts";
import { formatDate, formatDateTime, formatTime } from "./dates.ts";
import { decimalsOf } from "./quantities.ts";

const noBreak = "\u00a0";
/** An exact number has few; this only keeps floating point out. */
const EXACT_DECIMALS = 3;

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

/** Figures of one locale. Measured quantities have the decimals of `decimalsOf`. */
export function formats(locale: Locale) {
  /** `decimals` is the number shown; without it up to one. */
  const number = (value: number, decimals?: number) =>
    numbers(locale, decimals ?? 0, decimals ?? 1).format(value);
  /** A number that was set, not measured: as many decimals as it has. */
  const exact = (value: number) => numbers(locale, 0, EXACT_DECIMALS).format(value);
  return {
    number,
    exact,
    integer: (value: number) => numbers(locale, 0, 0).format(value),
    hectares: (areaHa: number, decimals: number = decimalsOf.hectares) =>
      number(areaHa, decimals) + noBreak + "ha",
    tons: (tons: number, decimals: number = decimalsOf.tons) =>
      number(tons, decimals) + noBreak + "t",
    exactHectares: (areaHa: number) => exact(areaHa) + noBreak + "ha",
    exactTons: (tons: number) => exact(tons) + noBreak + "t",
    /** A share of one: 0.273 is 27,3 %. */
    percent: (share: number, decimals: number = decimalsOf.share) =>
      numbers(locale, decimals, decimals, "percent").format(share),
    date: formatDate,
    dateTime: formatDateTime,
    time: formatTime,
  };
}
