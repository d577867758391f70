import type { SchemeCasework, UsualTime } from "../schemes/schemeCasework.ts";
import { addDays, addMonths, copenhagenDay, type Day, type Instant } from "../time/copenhagen.ts";
import type { ProjectStatus } from "./projectStatus.ts";

/** What a caseworker is waited for, by status. */
const WAITED_FOR: Partial<Record<ProjectStatus, keyof SchemeCasework["usual"]>> = {
  applied: "receipt",
  application_received: "decision",
  request_application_received: "decision",
  payment_request_received: "payment",
};

/** The day by which a case is usually done with, from when it began to wait; null where the scheme does not say. */
export function caseDeadline(
  status: ProjectStatus,
  since: Instant,
  casework: SchemeCasework | null,
): Day | null {
  const what = WAITED_FOR[status];
  const usual = what ? casework?.usual[what] : null;
  return usual ? after(copenhagenDay(since), usual) : null;
}

function after(day: Day, { to, unit }: UsualTime): Day {
  if (unit === "months") return addMonths(day, to);
  return unit === "weeks" ? addDays(day, to * 7) : addWorkdays(day, to);
}

/** Mondays to Fridays; holidays are not known here. */
export function addWorkdays(day: Day, count: number): Day {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    const weekday = new Date(`${reached}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return reached;
}
