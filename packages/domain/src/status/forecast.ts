import { addDays, addMonths, type Day, daysBetween } from "../time/copenhagen.ts";

/** A forecast carries on what came over the last twelve months. */
export const FORECAST_WINDOW_MONTHS = 12;
/** What lies further ahead says nothing about a year. */
export const FORECAST_HORIZON_YEARS = 25;

/** What had been reached at the end of a day. */
export type ReachedOn = { readonly day: Day; readonly reached: number };

export type ForecastInputs = {
  readonly goal: number;
  /** The last day to reach it; null where the goal has none. */
  readonly deadline: Day | null;
  /** Where history begins; null without any. */
  readonly historyFrom: Day | null;
  /** Twelve months before `to`. */
  readonly from: ReachedOn;
  readonly to: ReachedOn;
  /** The day the goal was reached for good; null where it is not, or where that is not known. */
  readonly metOn: Day | null;
};

/**
 * met: reached, on `on` where that is known. month: reached in the month of `on` at this pace.
 * out-of-reach: later than 25 years from now. still: nothing came, or less is left than before.
 * too-short: under twelve months of history.
 */
export type ForecastKind = "met" | "month" | "out-of-reach" | "still" | "too-short";

export type Forecast = {
  readonly kind: ForecastKind;
  readonly on: Day | null;
  /** Months from the deadline's month to that of `on`; negative: before it; null without either. */
  readonly monthsAfterDeadline: number | null;
  /** What this pace leads to on the deadline, at most the goal; null without one, when it is over, or without a pace. */
  readonly atDeadline: number | null;
  readonly from: ReachedOn;
  readonly to: ReachedOn;
  /** What came over the window; below zero where more dropped out than came. */
  readonly added: number;
  readonly addedPerMonth: number;
};

/** The day the forecast's window begins. */
export function forecastWindowStart(day: Day): Day {
  return addMonths(day, -FORECAST_WINDOW_MONTHS);
}

/** When a goal is reached if it continues as over the last twelve months. */
export function forecast(inputs: ForecastInputs): Forecast {
  const { goal, deadline, historyFrom, from, to, metOn } = inputs;
  const added = to.reached - from.reached;
  const perDay = added / daysBetween(from.day, to.day);
  const base = { from, to, added, addedPerMonth: added / FORECAST_WINDOW_MONTHS };
  const without = { ...base, on: null, monthsAfterDeadline: null, atDeadline: null };
  if (to.reached >= goal) {
    const monthsAfterDeadline = metOn === null ? null : monthsAfter(deadline, metOn);
    return { ...base, kind: "met", on: metOn, monthsAfterDeadline, atDeadline: null };
  }
  if (historyFrom === null || historyFrom > from.day) return { ...without, kind: "too-short" };
  if (perDay <= 0) return { ...without, kind: "still" };
  const atDeadline =
    deadline !== null && deadline > to.day
      ? Math.min(goal, to.reached + perDay * daysBetween(to.day, deadline))
      : null;
  const daysLeft = Math.ceil((goal - to.reached) / perDay);
  const horizon = addMonths(to.day, FORECAST_HORIZON_YEARS * 12);
  if (daysLeft > daysBetween(to.day, horizon)) {
    return { ...without, kind: "out-of-reach", atDeadline };
  }
  const on = addDays(to.day, daysLeft);
  return { ...base, kind: "month", on, monthsAfterDeadline: monthsAfter(deadline, on), atDeadline };
}

function monthsAfter(deadline: Day | null, on: Day): number | null {
  return deadline === null ? null : monthOf(on) - monthOf(deadline);
}

const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
