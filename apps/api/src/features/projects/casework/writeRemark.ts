import { caseStanding, may } from "@mars/domain/rights/may";
import type { Tx } from "../../../platform/database/Database.ts";
import { insertRemark } from "./remarkQueries.ts";
import { markHandled } from "./markHandled.ts";
import type { CaseOutcome } from "./CaseOutcome.ts";
import { readProjectRow } from "../project/projectQueries.ts";
import { resourceOf } from "../project/ProjectRow.ts";
import { logChange } from "../history/logChange.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";

/** One of several cases in which a caseworker asks the same. */
export async function writeRemark(
  tx: Tx,
  id: string,
  { text, answerBy }: { text: string; answerBy: string | null },
  act: ProjectAuditContext,
): Promise<CaseOutcome> {
  const row = await readProjectRow(tx, id);
  if (!row || !may(act.person, "project.remark", resourceOf(row))) {
    return { id, done: false, name: null, reason: "unknown" };
  }
  if (caseStanding(act.person, resourceOf(row)).isApplicant) {
    return { id, done: false, name: row.name, reason: "party" };
  }
  await insertRemark(tx, id, text, act, { answerBy });
  await markHandled(tx, row, act);
  await logChange(tx, act, {
    projectId: id,
    action: "asked",
    answerBy,
    changes: [{ field: "remark", from: null, to: text }],
  });
  return { id, done: true };
}
