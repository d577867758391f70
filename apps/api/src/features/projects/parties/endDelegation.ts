import { changeHolder } from "@mars/domain/rights/holder";
import type { Tx } from "../../../platform/database/Database.ts";
import { valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import { loggedChanges } from "../history/loggedFields.ts";
import { ensureMay } from "../project/openProject.ts";
import { readProjectRow, updateProject } from "../project/projectQueries.ts";
import { holderOfRow, type ProjectRow } from "../project/ProjectRow.ts";
import { logChange } from "../history/logChange.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";

/** Ends a delegation at once, by the owner or by the delegate. */
export async function endDelegation(
  tx: Tx,
  row: ProjectRow,
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  ensureMay(act.person, "project.end-delegation", row);
  valueOrProblem(
    changeHolder({
      role: "delegate",
      current: holderOfRow(row.delegateVat, row.delegatePersonId),
      isFinal: row.delegateIsFinal,
      next: null,
      nextIsMunicipality: false,
      confirmed: false,
    }),
  );
  await updateProject(
    tx,
    row.id,
    {
      delegate_vat: null,
      delegate_person_id: null,
      delegate_scope: "apply",
      delegate_ends_at: null,
    },
    { personId: act.person.id, at: act.at },
  );
  const after = (await readProjectRow(tx, row.id))!;
  await logChange(tx, act, {
    projectId: row.id,
    action: "delegate",
    changes: loggedChanges(row, after),
  });
  return after;
}
