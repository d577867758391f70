import { caseStanding } from "@mars/domain/rights/may";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/Database.ts";
import { logChange } from "../history/logChange.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import { type ProjectRow, resourceOf } from "../project/ProjectRow.ts";

/** What a caseworker does to a case handles what the applicant wrote, and takes a case that no one
 * has. A correction stays open until it is approved or the case moves on. */
export async function markHandled(
  tx: Tx,
  row: ProjectRow,
  act: ProjectAuditContext,
  { approves = false }: { approves?: boolean } = {},
): Promise<void> {
  const { isApplicant, isCaseworker } = caseStanding(act.person, resourceOf(row));
  if (isApplicant || !isCaseworker) return;
  await sql`
    update project set assignee_person_id = coalesce(assignee_person_id, ${act.person.id}),
      handled_at = case when ${approves || !row.isCorrected}::boolean then ${act.at}::timestamptz else handled_at end
    where id = ${row.id}
  `.execute(tx);
  if (row.assigneeId !== null) return;
  await logChange(tx, act, {
    projectId: row.id,
    action: "assigned",
    changes: [{ field: "assignee", from: null, to: { personId: act.person.id } }],
  });
}
