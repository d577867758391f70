import type { FieldChange } from "@mars/domain/revisions/diffRecords";
import type { Tx } from "../../../platform/database/Database.ts";
import { recordEvent } from "../../../platform/history/recordEvent.ts";
import { recordRevision } from "../../../platform/history/recordRevision.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";
import type { ProjectAuditContext } from "./ProjectAuditContext.ts";
import { readActingFor } from "./actingForQueries.ts";
import { notifyOfChange } from "./notifyOfChange.ts";
import { type HistoryDetails, insertHistory } from "./historyQueries.ts";

export type LoggedChange = {
  projectId: string;
  action: string;
  changes: readonly FieldChange[];
  autosave?: boolean;
  /** A remark that asks for an answer by a day. */
  answerBy?: string | null;
  /** Whose it was, for those who hear of it when it is gone. */
  deleted?: ProjectRow;
  /** Status, area, measure or effects changed: what the project was on a day is read from this. */
  history?: HistoryDetails;
};

const partyColumns = (row: ProjectRow) => ({
  id: row.id,
  status: row.status,
  owner_vat: row.ownerVat,
  owner_person_id: row.ownerPersonId,
  delegate_vat: row.delegateVat,
  delegate_person_id: row.delegatePersonId,
  delegate_ends_at: row.delegateEndsAt,
});

/** Writes what a change leaves behind: a line of the log, the project's state on that day, an event, and messages. */
export async function logChange(
  tx: Tx,
  act: ProjectAuditContext,
  change: LoggedChange,
): Promise<void> {
  const { projectId, action, changes, autosave = false } = change;
  await recordRevision(tx, act, {
    entity: "project",
    entityId: projectId,
    action,
    changes,
    autosave,
    actingFor: await readActingFor(tx, projectId, act.person),
  });
  if (change.history) await insertHistory(tx, projectId, act, change.history);
  await recordEvent(tx, act.at, {
    topic: "project",
    entityId: projectId,
    payload: {
      change: action,
      fields: changes.map(({ field }) => field),
      ...(change.deleted && { deleted: partyColumns(change.deleted) }),
    },
  });
  await notifyOfChange(tx, act, change);
}
