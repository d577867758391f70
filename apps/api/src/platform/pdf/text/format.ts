export type Language = "da" | "en";

const locale = { da: "da-DK", en: "en-US" } as const;

/** 1.234,5 in Danish; as many decimals as carry something, at most those given. */
export function number(value: number, language: Language, decimals = 1): string {
  return value.toLocaleString(locale[language], { maximumFractionDigits: decimals });
}

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Copenhagen",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** 05.03.2026 - 14:07 by Danish clocks. */
export function dateTime(instant: string): string {
  const parts = new Map(
    clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${of("day")}.${of("month")}.${of("year")} - ${of("hour")}:${of("minute")}`;
}

/** 05.03.2026, of an instant or of a day alone. */
export function date(time: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(time)) return time.split("-").toReversed().join(".");
  return dateTime(time).slice(0, 10);
}
