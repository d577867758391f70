import { standingDecision } from "@mars/domain/lifecycle/decision";
import { endMs } from "@mars/domain/time/copenhagen";
import type { Queryable } from "../../platform/database/Database.ts";
import { readSchemes } from "../../platform/schemes/readSchemes.ts";
import { type Ending, readDecidedCases } from "./deadlineQueries.ts";

/** Approvals that run out and times to complain, of cases whose people have signed in here. */
export async function readEndingCases(database: Queryable, now: Date): Promise<readonly Ending[]> {
  const schemes = new Map((await readSchemes(database)).map((scheme) => [scheme.id, scheme]));
  const cases = await readDecidedCases(database, now);
  return cases.flatMap(({ projectId, personIds, status, schemeId, moves }) => {
    const casework = (schemeId && schemes.get(schemeId)?.casework) || null;
    const decision = standingDecision(status, moves, casework);
    if (decision === null) return [];
    const days = [
      { code: "approval-ends", day: decision.validUntil },
      { code: "complaint-ends", day: REFUSALS.has(decision.outcome) ? decision.complainBy : null },
    ];
    return days.flatMap(({ code, day }) => {
      const endsAt = day === null ? null : new Date(endMs(day));
      return endsAt && endsAt > now ? [{ projectId, personIds, code, endsAt }] : [];
    });
  });
}

/** Nobody complains of what they were granted. */
const REFUSALS: ReadonlySet<string> = new Set(["rejected", "payment-rejected", "cancelled"]);
