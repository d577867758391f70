import type { Day } from "../time/copenhagen.ts";
import type { Forecast } from "./forecast.ts";

/** One of several needs, and where its own pace leads. */
export type NeedAhead = {
  readonly name: string;
  readonly missing: number;
  readonly forecast: Forecast;
};

/** The need, or the needs, that decide when all are covered. */
export type SlowestNeed = {
  /** One name, or every need without progress. */
  readonly names: string[];
  readonly missing: number;
  readonly addedPerMonth: number;
  /** Why: still: nothing came to them. out-of-reach: over 25 years away. month: the last date. */
  readonly kind: "still" | "out-of-reach" | "month";
  /**
   * When the others are covered. covered: they are today. month: on `on`. open: not all have a date.
   * none: there are no others.
   */
  readonly rest: { readonly kind: "covered" | "month" | "open" | "none"; readonly on: Day | null };
};

export type ForecastOfNeeds = Forecast & { readonly slowest: SlowestNeed | null };

/**
 * When several needs are all covered, each at its own pace: surplus in one does not help another,
 * so the slowest decides and is named. `whole` is what came to cover them together; its pace is
 * zero only where nothing came to any of them.
 */
export function forecastOfNeeds(whole: Forecast, needs: readonly NeedAhead[]): ForecastOfNeeds {
  if (whole.kind === "met" || whole.kind === "too-short") return { ...whole, slowest: null };
  const open = needs.filter(({ forecast }) => forecast.kind !== "met").toSorted(slowestFirst);
  const first = open[0];
  if (first === undefined) return { ...whole, slowest: null };
  const { kind } = first.forecast;
  const named = kind === "still" ? open.filter(({ forecast }) => forecast.kind === kind) : [first];
  const slowest: SlowestNeed = {
    names: named.map(({ name }) => name),
    missing: named.reduce((sum, { missing }) => sum + missing, 0),
    addedPerMonth: named.reduce((sum, { forecast }) => sum + forecast.addedPerMonth, 0),
    kind: kind === "still" || kind === "month" ? kind : "out-of-reach",
    rest: restOf(open.slice(named.length), needs.length - named.length),
  };
  const { on, monthsAfterDeadline } = first.forecast;
  const isStill = kind === "still" && whole.added <= 0;
  return {
    ...whole,
    kind: kind === "month" || isStill ? kind : "out-of-reach",
    on,
    monthsAfterDeadline,
    atDeadline: null,
    slowest,
  };
}

/** What has no progress, then what takes longest; the larger need first where that is the same. */
function slowestFirst(a: NeedAhead, b: NeedAhead): number {
  const [years, others] = [yearsLeft(a), yearsLeft(b)];
  return years === others ? b.missing - a.missing : others - years;
}

function yearsLeft({ missing, forecast }: NeedAhead): number {
  return forecast.addedPerMonth > 0 ? missing / forecast.addedPerMonth : Infinity;
}

function restOf(open: readonly NeedAhead[], count: number): SlowestNeed["rest"] {
  if (count === 0) return { kind: "none", on: null };
  if (open.length === 0) return { kind: "covered", on: null };
  const days = open.flatMap(({ forecast: { kind, on } }) => (kind === "month" && on ? [on] : []));
  if (days.length < open.length) return { kind: "open", on: null };
  return { kind: "month", on: days.toSorted().at(-1) ?? null };
}
