import { caseStanding, may } from "@mars/domain/rights/may";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/Database.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import { moveProject } from "../lifecycle/moveProject.ts";
import { lockProject, readProjectRow } from "../project/projectQueries.ts";
import { resourceOf } from "../project/ProjectRow.ts";

export type ReceiptOutcome =
  | { id: string }
  | { caseNumber: string; reason: "unknown" | "party" | "not-applied" | "used" };

/** Records that one of several applications was received, unless something stands in the way. A case
 * that the caller may not read is answered as one that is not there. */
export async function recordReceipt(
  tx: Tx,
  { caseNumber, caseId }: { caseNumber: string; caseId: string },
  act: ProjectAuditContext,
): Promise<ReceiptOutcome> {
  const { rows } = await sql<{ id: string; isUsed: boolean }>`
    select p.id, exists (select from project other
      where other.case_id = ${caseId.trim()} and other.id <> p.id) as "isUsed"
    from project p where p.case_number = ${caseNumber}
  `.execute(tx);
  const found = rows[0];
  if (!found) return { caseNumber, reason: "unknown" };
  await lockProject(tx, found.id);
  const row = (await readProjectRow(tx, found.id))!;
  const resource = resourceOf(row);
  if (!may(act.person, "project.read-case", resource)) return { caseNumber, reason: "unknown" };
  if (caseStanding(act.person, resource).isApplicant) return { caseNumber, reason: "party" };
  if (row.status !== "applied") return { caseNumber, reason: "not-applied" };
  if (found.isUsed) return { caseNumber, reason: "used" };
  await moveProject(tx, row, { to: "application_received", caseId, confirmed: false }, act);
  return { id: found.id };
}
