import type { Locale } from "../language/languages.ts";
import { numberMarks } from "./writeNumber.ts";

export type NumberKind = "decimal" | "integer";

/**
 * Whether a text may be in the field while it is typed: an optional minus, digits, and
 * for decimals one separator of the locale. A lone minus is on its way to a number.
 */
export function isTypeable(text: string, kind: NumberKind, locale: Locale): boolean {
  const { decimal } = numberMarks[locale];
  const fraction = kind === "decimal" ? `(\\${decimal}\\d*)?` : "";
  return new RegExp(`^-?\\d*${fraction}$`).test(text);
}

/** Takes thousands separators out of pasted text where they are in the right places. */
export function withoutThousands(text: string, locale: Locale): string {
  const { thousands, decimal } = numberMarks[locale];
  const grouped = new RegExp(`^-?\\d{1,3}(\\${thousands}\\d{3})+(\\${decimal}\\d*)?$`);
  const trimmed = text.trim();
  return grouped.test(trimmed) ? trimmed.replaceAll(thousands, "") : trimmed;
}

/** The number a text stands for, or null while it stands for none (empty, lone minus). */
export function parseLocaleNumber(text: string, kind: NumberKind, locale: Locale): number | null {
  const plain = withoutThousands(text, locale);
  if (!isTypeable(plain, kind, locale) || !/\d/.test(plain)) return null;
  const value = Number(plain.replace(numberMarks[locale].decimal, "."));
  return Number.isFinite(value) ? value : null;
}

/** How a number is written in the field: the locale's decimal sign, no thousands to stumble over. */
export function writeLocaleNumber(value: number | null, locale: Locale): string {
  if (value === null) return "";
  return value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 10 });
}
