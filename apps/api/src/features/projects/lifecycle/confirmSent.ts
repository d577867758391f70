import { checkSentDay, openRequest } from "@mars/domain/lifecycle/openRequest";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import type { Tx } from "../../../platform/database/Database.ts";
import { ProblemError, valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import { updateSent } from "./applicationQueries.ts";
import { checkField } from "../project/checkField.ts";
import { readApplications } from "../project/detailQueries.ts";
import { ensureMay } from "../project/openProject.ts";
import { readProjectRow, updateProject } from "../project/projectQueries.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";
import { logChange } from "../history/logChange.ts";

export type SentWord = {
  applicationId: string;
  /** Null: it was not sent after all. */
  sentOn: string | null;
  receiptNumber?: string | null | undefined;
};

/** The form lives elsewhere, so the applicant's word is what there is until receipt is recorded. */
export async function confirmSent(
  tx: Tx,
  row: ProjectRow,
  word: SentWord,
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  ensureMay(act.person, "project.confirm-sent", row);
  const open = openRequest(row.status, await readApplications(tx, row.id));
  if (open?.id !== word.applicationId) {
    throw new ProblemError("application.not-open", { figures: { status: row.status } });
  }
  const today = copenhagenDay(act.at.toISOString());
  const sentOn = word.sentOn && valueOrProblem(checkSentDay(word.sentOn, open.at, today));
  const receiptNumber =
    sentOn === null ? null : checkField("receiptNumber", word.receiptNumber, act.limits) || null;
  await updateSent(tx, open.id, { sentOn, receiptNumber }, act);
  await updateProject(tx, row.id, {}, { personId: act.person.id, at: act.at });
  await logChange(tx, act, {
    projectId: row.id,
    action: sentOn === null ? "form-not-sent" : "form-sent",
    changes: [
      { field: "formSentOn", from: open.sent?.on ?? null, to: sentOn },
      { field: "receiptNumber", from: open.sent?.receiptNumber ?? null, to: receiptNumber },
    ].filter(({ from, to }) => from !== to),
  });
  return (await readProjectRow(tx, row.id))!;
}
