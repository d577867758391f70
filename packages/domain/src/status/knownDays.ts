import type { Day } from "../time/copenhagen.ts";

/** The days there are figures of: from where the history begins until today. */
export type KnownDays = { readonly from: Day | null; readonly today: Day };

/** The nearest day there are figures of; null where there are figures of the day itself. */
export function nearestKnownDay(asked: Day, { from, today }: KnownDays): Day | null {
  if (asked > today) return today;
  const first = from ?? today;
  return asked < first ? first : null;
}
