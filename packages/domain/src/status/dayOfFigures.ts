import { addMonths, type Day } from "../time/copenhagen.ts";

/** Until when a source that is read now and then is known, and the last change that figures hold. */
export type KnownUntil = { readonly source: Day | null; readonly lastChange: Day | null };

/**
 * The day that figures speak of when they are asked for a day. Figures kept here are those of the
 * day; imported ones end where their source was last read, unless something changed here since.
 */
export function dayOfFigures(asked: Day, { source, lastChange }: KnownUntil): Day {
  if (source === null) return asked;
  const known = lastChange !== null && lastChange > source ? lastChange : source;
  return known < asked ? known : asked;
}

/** Whole months from one day to a later one: how old figures are. */
export function monthsBetween(from: Day, to: Day): number {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    (Number(to.slice(5, 7)) - Number(from.slice(5, 7)));
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months);
}
