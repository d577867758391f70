import type { Locale } from "../language/languages.ts";

type Marks = { decimal: string; thousands: string; percent: string };

/** How each language writes numbers. */
export const numberMarks: Record<Locale, Marks> = {
  "da-DK": { decimal: ",", thousands: ".", percent: "\u00a0%" },
  "en-US": { decimal: ".", thousands: ",", percent: "%" },
};

export type Decimals = { least: number; most: number };

/**
 * A number as the locale writes it. By hand rather than by `Intl.NumberFormat`: the server's and the
 * browser's must not differ by a space, and the first use of Intl takes a phone 0.1 s (decision
 * 0064). The test holds it to Intl.
 */
export function writeNumber(value: number, locale: Locale, decimals: Decimals): string {
  return written(value, 0, locale, decimals);
}

/** A share of one in percent. */
export function writePercent(share: number, locale: Locale, decimals: Decimals): string {
  return written(share, 2, locale, decimals) + numberMarks[locale].percent;
}

function written(value: number, shift: number, locale: Locale, { least, most }: Decimals): string {
  if (!Number.isFinite(value)) return String(value);
  const { decimal, thousands } = numberMarks[locale];
  const digits = BigInt(Math.round(shifted(Math.abs(value), shift + most)))
    .toString()
    .padStart(most + 1, "0");
  const whole = digits.slice(0, digits.length - most).replace(/\B(?=(\d{3})+$)/g, thousands);
  const fraction = digits.slice(digits.length - most);
  const decimals = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, "");
  // What rounds to nothing is not below it.
  const sign = value < 0 && /[1-9]/.test(digits) ? "-" : "";
  return sign + whole + (decimals && decimal + decimals);
}

/** Times a power of ten, of the number as it is written: 1.005 is 100.5 hundredths, its double is less. */
function shifted(value: number, places: number): number {
  const [digits, exponent = 0] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}
