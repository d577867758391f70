import { wallClockMs } from "@mars/domain/time/danishClock";
import type { Locale } from "../language/languages.ts";

type Names = Record<Locale, readonly string[]>;
const list = (names: string) => names.split(" ");

const monthNames: Names = {
  "da-DK": list(
    "januar februar marts april maj juni juli august september oktober november december",
  ),
  "en-US": list(
    "January February March April May June July August September October November December",
  ),
};

const monthNamesInShort: Names = {
  "da-DK": list("jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec."),
  "en-US": list("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
};

type Instant = Date | string | number;

/** What Danish clocks show, as 2026-03-05T14:07. */
function shownAt(instant: Instant): string {
  return new Date(wallClockMs(new Date(instant).getTime())).toISOString();
}

/** 05.03.2026 in both languages (SPEC 9), as the day is in Denmark; of an instant or of a day alone. */
export function formatDate(instant: Instant): string {
  const [year, month, day] = shownAt(instant).slice(0, 10).split("-");
  return `${day}.${month}.${year}`;
}

/** 14:07 */
export function formatTime(instant: Instant): string {
  return shownAt(instant).slice(11, 16);
}

/** 05.03.2026 - 14:07 */
export function formatDateTime(instant: Instant): string {
  return `${formatDate(instant)} - ${formatTime(instant)}`;
}

/** The same for running text: a line never ends at the hyphen. */
export function unbrokenDateTime(instant: Instant): string {
  return formatDateTime(instant).replaceAll(" ", "\u00a0");
}

/** marts 2026, of a day on the calendar. */
export function formatMonth(day: string, locale: Locale): string {
  return named(day, monthNames[locale]);
}

/** mar. 2026, where there is little room. */
export function formatShortMonth(day: string, locale: Locale): string {
  return named(day, monthNamesInShort[locale]);
}

function named(day: string, names: readonly string[]): string {
  const [year, month] = day.split("-");
  return `${names[Number(month) - 1]} ${year}`;
}

/** A long time that is left in whole half years, never more than it is; null below a year. */
export function halfYears(days: number): string | null {
  if (days < 365) return null;
  const halves = Math.floor(days / 182);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? "½" : ""}`;
}
