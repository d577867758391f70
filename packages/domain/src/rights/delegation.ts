import type { TurnAct } from "../lifecycle/turn.ts";
import { accept, refuse, type Result } from "../result.ts";
import { addDays, copenhagenDay, type Day, endMs, type Instant } from "../time/copenhagen.ts";

/** What a delegate may do for the owner; each scope holds those before it. */
export const DELEGATION_SCOPES = ["read", "edit", "apply"] as const;
export type DelegationScope = (typeof DELEGATION_SCOPES)[number];

/** How long whoever was asked has to answer. */
export const OFFER_DAYS = 14;
/** A delegation is given for a time, and renewed by being given again. */
export const DELEGATION_YEARS = 5;

export function scopesWithin(scope: DelegationScope): readonly DelegationScope[] {
  return DELEGATION_SCOPES.slice(0, DELEGATION_SCOPES.indexOf(scope) + 1);
}

/** Whether an authorisation covers what is next: to edit is to draft and to answer; the rest is done
 * in the owner's name. */
export function scopeCovers(scope: DelegationScope, act: TurnAct): boolean {
  return scope === "apply" || (scope === "edit" && (act === "draft" || act === "answer"));
}

/** The last day on which a delegation given today may end. */
export function lastDelegationDay(today: Day): Day {
  const year = Number(today.slice(0, 4)) + DELEGATION_YEARS;
  const sameDay = `${year}${today.slice(4)}`;
  return today.endsWith("-02-29") ? `${year}-02-28` : sameDay;
}

/** The moment at which a delegation ends that holds through a day. */
export function delegationEnd(until: Day | null, at: Instant): Result<Instant> {
  const today = copenhagenDay(at);
  const latest = lastDelegationDay(today);
  if (until === null) return refuse("delegation.end-required", { latest });
  if (until < today) return refuse("delegation.ended", { earliest: today });
  if (until > latest) return refuse("delegation.too-long", { latest, years: DELEGATION_YEARS });
  return accept(new Date(endMs(until)).toISOString());
}

/** The moment at which an offer lapses that no one has answered: the end of its last day. */
export function offerLapse(at: Instant): Instant {
  return new Date(endMs(addDays(copenhagenDay(at), OFFER_DAYS))).toISOString();
}

/** The last Danish day before the moment at which something ends. */
export function lastDayBefore(endsAt: Instant): Day {
  return copenhagenDay(new Date(Date.parse(endsAt) - 1).toISOString());
}
