import { danishDayAt } from "@mars/domain/time/danishClock";

/** 2026-03-05 of '05.03.2026', '5/3 2026' or '5-3-26'; null when it is no day. */
export function parseDanishDay(text: string): string | null {
  const match = /^\s*(\d{1,2})[.\-/ ]+(\d{1,2})[.\-/ ]+(\d{4}|\d{2})\s*$/.exec(text);
  if (!match) return null;
  const [, day = "", month = "", year = ""] = match;
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  // 31.02. rolls over into March: not a day.
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== iso ? null : iso;
}

/** 05.03.2026 of 2026-03-05. */
export function writeDanishDay(iso: string): string {
  const [year, month, day] = iso.split("-");
  return `${day}.${month}.${year}`;
}

/** The Danish day of an instant, as an address writes it. */
export function dayOf(instant: Date): string {
  return danishDayAt(instant.getTime());
}
