import type { RightsPerson } from "@mars/domain/rights/person";
import { caseStanding, may } from "@mars/domain/rights/may";
import type { Tx } from "../../../platform/database/Database.ts";
import { type Caseworker, setAssignee } from "./caseworkQueries.ts";
import type { CaseOutcome } from "./CaseOutcome.ts";
import { lockProject, readProjectRow } from "../project/projectQueries.ts";
import { resourceOf } from "../project/ProjectRow.ts";
import { readRightsPerson } from "./rightsPersonQueries.ts";
import { logChange } from "../history/logChange.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";

/** Gives a case to a caseworker who is no party to it, unless somebody else was first. */
export async function assignCase(
  tx: Tx,
  { id, seen }: { id: string; seen: string | null },
  to: Caseworker | null,
  act: ProjectAuditContext,
): Promise<CaseOutcome> {
  await lockProject(tx, id);
  const row = await readProjectRow(tx, id);
  if (!row || !may(act.person, "project.read-case", resourceOf(row))) {
    return { id, done: false, name: null, reason: "unknown" };
  }
  const { name } = row;
  if (row.assigneeId !== seen) return { id, done: false, name, reason: "taken" };
  const parties: (RightsPerson | null)[] = [act.person, to && (await readRightsPerson(tx, to.id))];
  if (parties.some((one) => caseStanding(one, resourceOf(row)).isApplicant)) {
    return { id, done: false, name, reason: "party" };
  }
  if (row.assigneeId === (to?.id ?? null)) return { id, done: true };
  await setAssignee(tx, id, to?.id ?? null);
  await logChange(tx, act, {
    projectId: id,
    action: "assigned",
    changes: [
      {
        field: "assignee",
        from: row.assigneeId && { personId: row.assigneeId },
        to: to && { personId: to.id },
      },
    ],
  });
  return { id, done: true };
}
