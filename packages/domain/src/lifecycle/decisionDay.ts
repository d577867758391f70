import type { Refusal } from "../result.ts";
import type { Day } from "../time/copenhagen.ts";

/** Between which days a decision on a case can lie; caseStart null: not known. */
export type DecisionWindow = { readonly caseStart: Day | null; readonly today: Day };

/** Why a day cannot be the day of a decision on this case, or null. Both ends are allowed. */
export function refuseDecisionDay(day: Day, { caseStart, today }: DecisionWindow): Refusal | null {
  if (day > today) return { code: "lifecycle.decided-in-future", figures: { day } };
  if (caseStart !== null && day < caseStart)
    return { code: "lifecycle.decided-before-case", figures: { day, from: caseStart } };
  return null;
}
