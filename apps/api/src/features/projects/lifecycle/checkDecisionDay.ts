import { refuseDecisionDay } from "@mars/domain/lifecycle/decisionDay";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";

/** Refuses a day before the case began or after today. */
export function checkDecisionDay(day: string, row: ProjectRow, at: Date): void {
  const refusal = refuseDecisionDay(day, {
    caseStart: caseStartOf(row),
    today: copenhagenDay(at.toISOString()),
  });
  if (refusal) throw new ProblemError(refusal.code, { figures: refusal.figures ?? {} });
}

/** The day it was applied for. Where that is not known, a case is as old as its draft; when an
 * imported one began, only its source knows. */
function caseStartOf({ appliedAt, createdAt, origin }: ProjectRow): string | null {
  const start = appliedAt ?? (origin === "national" ? null : createdAt);
  return start && copenhagenDay(start.toISOString());
}
