/** The days somebody looked at what changed: the latest, and the one before it. */
export type Visits = { last: string; before: string | null };

/** What is kept after a visit; another visit on the same day is the same one. */
export function visitedOn(kept: Visits | null, today: string): Visits {
  if (kept === null) return { last: today, before: null };
  return kept.last === today ? kept : { last: today, before: kept.last };
}

/** The day of the visit before this one. */
export function visitBefore(kept: Visits | null, today: string): string | null {
  if (kept === null) return null;
  return kept.last < today ? kept.last : kept.before;
}
