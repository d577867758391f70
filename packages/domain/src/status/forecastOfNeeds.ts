import type { Forecast } from "./forecast.ts";

/**
 * When several needs are all covered, each at its own pace: what one gets more of is of no use to
 * another, so the last one decides, and one that nothing comes to is never covered. `whole` tells
 * what came to cover them together.
 */
export function forecastOfNeeds(whole: Forecast, needs: readonly Forecast[]): Forecast {
  if (whole.kind === "met" || whole.kind === "too-short") return whole;
  const open = needs.filter(({ kind }) => kind !== "met");
  const none = { ...whole, on: null, monthsAfterDeadline: null, atDeadline: null };
  if (open.length > 0 && open.every(({ kind }) => kind === "still"))
    return { ...none, kind: "still" };
  const days = open.flatMap(({ kind, on }) => (kind === "month" && on !== null ? [on] : []));
  if (days.length < open.length) return { ...none, kind: "out-of-reach" };
  const on = days.toSorted().at(-1) ?? null;
  return on === null ? whole : { ...none, kind: "month", on };
}
