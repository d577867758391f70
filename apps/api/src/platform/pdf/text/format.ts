export type Language = "da" | "en";

const locale = { da: "da-DK", en: "en-US" } as const;

/** 1.234,5 in Danish; as many decimals as carry something, at most those given. */
export function number(value: number, language: Language, decimals = 1): string {
  return value.toLocaleString(locale[language], { maximumFractionDigits: decimals });
}

/** Hectares; what two decimals would round away is told in square metres. */
export function areaText(areaHa: number, language: Language): string {
  if (areaHa === 0 || areaHa >= 0.1) return `${number(areaHa, language, 2)} ha`;
  return `${number(Math.max(1, Math.round(areaHa * 10_000)), language, 0)} m²`;
}

/** Areas are measured to a millionth: what is nearer to the whole than that is the whole. */
const NOISE = 1e-6;

/** A share of an area, as the pages tell it: only nothing is 0 %, and only all of it 100 %. */
export function share(value: number, language: Language): string {
  const percent = (given: number) => `${number(given * 100, language, 1)} %`;
  if (value <= 0) return percent(0);
  if (value >= 1 - NOISE) return percent(1);
  if (value < 0.0005) return `<${percent(0.001)}`;
  if (value >= 0.9995) return `>${percent(0.999)}`;
  return percent(value);
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
