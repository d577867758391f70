import { type Locale, useLocale } from "../language/locale.ts";

const zone = "Europe/Copenhagen";
const noBreak = "\u00a0";
type Instant = Date | string | number;

const made = new Map<string, Intl.NumberFormat>();
function numbers(locale: Locale, least: number, most: number): Intl.NumberFormat {
  const key = `${locale}:${least}:${most}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  made.set(key, format);
  return format;
}

// Parts rather than a locale pattern: SPEC 9 fixes dd.mm.yyyy in both languages.
const dayParts = new Intl.DateTimeFormat("en-GB", {
  timeZone: zone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function partsOf(instant: Instant) {
  const parts: Record<string, string> = {};
  for (const part of dayParts.formatToParts(new Date(instant))) parts[part.type] = part.value;
  return parts;
}

/** 05.03.2026, as the day is in Denmark. */
export function formatDate(instant: Instant): string {
  const { day, month, year } = partsOf(instant);
  return `${day}.${month}.${year}`;
}

/** 05.03.2026 - 14:07 */
export function formatDateTime(instant: Instant): string {
  const { hour, minute } = partsOf(instant);
  return `${formatDate(instant)} - ${hour}:${minute}`;
}

/** 14:07 */
export function formatTime(instant: Instant): string {
  const { hour, minute } = partsOf(instant);
  return `${hour}:${minute}`;
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
      number(share * 100, decimals) + (locale === "da-DK" ? noBreak : "") + "%",
    date: formatDate,
    dateTime: formatDateTime,
    time: formatTime,
  };
}

const known: Record<Locale, Format> = { "da-DK": formats("da-DK"), "en-US": formats("en-US") };

export function useFormat(): Format {
  return known[useLocale()];
}
