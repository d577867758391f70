import { addDays, addMonths, type Day, daysBetween } from "../time/copenhagen.ts";

export const PACE_WINDOW_MONTHS = 12;
const HORIZON_YEARS = 200;

/** What was reached at the end of a day. */
export type ReachedOn = { readonly day: Day; readonly reached: number };

/** Everything a reader needs to check the answer by hand. */
export type PaceInputs = {
  readonly goal: number;
  readonly from: ReachedOn;
  readonly to: ReachedOn;
  readonly days: number;
  readonly added: number;
  readonly addedPerYear: number;
};

export type Pace =
  | { readonly kind: "met"; readonly inputs: PaceInputs }
  | { readonly kind: "date"; readonly on: Day; readonly inputs: PaceInputs }
  | { readonly kind: "never"; readonly inputs: PaceInputs };

/** The day the pace window begins: twelve months ago, or where history begins if that is later.
 * Counting what came before history as added would flatter the pace. */
export function paceWindowStart(today: Day, historyFrom: Day | null): Day {
  const yearAgo = addMonths(today, -PACE_WINDOW_MONTHS);
  return historyFrom !== null && historyFrom > yearAgo ? historyFrom : yearAgo;
}

/** At today's speed, when is the goal met? The speed is linear: what was added over the window
 * (drop-outs subtracted) by its days. Standing still or going back meets no goal. */
export function pace(goal: number, from: ReachedOn, to: ReachedOn): Pace {
  const days = daysBetween(from.day, to.day);
  const added = to.reached - from.reached;
  const perDay = days > 0 ? added / days : 0;
  const inputs: PaceInputs = { goal, from, to, days, added, addedPerYear: perDay * 365 };
  if (to.reached >= goal) return { kind: "met", inputs };
  const daysLeft = perDay > 0 ? Math.ceil((goal - to.reached) / perDay) : Infinity;
  if (daysLeft > HORIZON_YEARS * 365) return { kind: "never", inputs };
  return { kind: "date", on: addDays(to.day, daysLeft), inputs };
}
