import { danishDayAt, wallClockMs } from "./danishClock.ts";

/** A moment as ISO 8601 text with an offset, e.g. 2026-05-18T10:00:00Z. */
export type Instant = string;
/** A day as YYYY-MM-DD, meant in Denmark. */
export type Day = string;
/** Either of the two. */
export type Time = string;

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const WITH_OFFSET = /(Z|[+-]\d{2}:?\d{2})$/;

/** The moment at which Danish clocks show this. Twice: the first guess may lie across a clock change. */
function momentOfWallClock(wantedMs: number): number {
  const guess = wantedMs - (wallClockMs(wantedMs) - wantedMs);
  return guess + (wantedMs - wallClockMs(guess));
}

/** The Danish day of a moment. */
export function copenhagenDay(instant: Instant): Day {
  return danishDayAt(Date.parse(instant));
}

/** Milliseconds since 1970 of a moment. A day alone, and a time without offset, are meant in Denmark. */
export function startMs(time: Time): number {
  if (DAY_ONLY.test(time)) return momentOfWallClock(Date.parse(`${time}T00:00:00Z`));
  if (WITH_OFFSET.test(time)) return Date.parse(time);
  return momentOfWallClock(Date.parse(`${time}Z`));
}

/** As startMs, but a day alone lasts until the next one begins. */
export function endMs(time: Time): number {
  return DAY_ONLY.test(time) ? startMs(addDays(time, 1)) : startMs(time);
}

/** Calendar arithmetic on days, free of clock changes. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day that many months on, or the month's last where there is none. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, dayOfMonth] = day.split("-").map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)))
    .toISOString()
    .slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
