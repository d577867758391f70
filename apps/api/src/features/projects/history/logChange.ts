import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { normaliseVat } from "@mars/domain/organizations/ownerOrganizations";
import type { FieldChange } from "@mars/domain/revisions/diffRecords";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/Database.ts";
import { recordEvent } from "../../../platform/history/recordEvent.ts";
import { recordRevision } from "../../../platform/history/recordRevision.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { isActingDelegate, whoIs } from "../../../platform/parties/partyQueries.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";
import type { ProjectAuditContext } from "./ProjectAuditContext.ts";
import { notifyOfChange } from "./notifyOfChange.ts";

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

type ActingFor = { vat: string; name: string | null } | { personId: string };

/** The owner in whose name a delegate acts; null for everybody else. A private person is named by id alone. */
async function readActingFor(tx: Tx, projectId: string, person: Person): Promise<ActingFor | null> {
  const vat = normaliseVat(person.vat);
  const { rows } = await sql<{ owner: ActingFor }>`
    select case when p.owner_vat is not null
      then jsonb_build_object('vat', p.owner_vat, 'name', owner.name)
      else jsonb_build_object('personId', p.owner_person_id) end as owner
    from project p left join organization owner on owner.vat = p.owner_vat
    where p.id = ${projectId} and ${isActingDelegate(whoIs(person.id, vat))}
      and p.owner_vat is distinct from ${vat} and p.owner_person_id is distinct from ${person.id}
  `.execute(tx);
  return rows[0]?.owner ?? null;
}

type HistoryDetails = {
  cause: "created" | "transition" | "revision" | "returned" | "corrected";
  fromStatus?: ProjectStatus | null;
  remark?: string | null;
  decidedOn?: string | null;
};

/** The project as it stands after the change. */
async function insertHistory(
  tx: Tx,
  projectId: string,
  act: ProjectAuditContext,
  details: HistoryDetails,
): Promise<void> {
  await sql`
    insert into project_history (project_id, at, cause, from_status, status, geo_location_id,
      mitigation_measure_id, subsidy_scheme_id, nitrogen_tons, extraction_ha, afforestation_ha,
      person_id, organization, remark, decided_on)
    select id, ${act.at}, ${details.cause}, ${details.fromStatus ?? null}, status, geo_location_id,
      mitigation_measure_id, subsidy_scheme_id, nitrogen_tons, extraction_ha, afforestation_ha,
      ${act.person.id}, ${act.person.organizationName}, ${details.remark ?? null}, ${details.decidedOn ?? null}
    from project where id = ${projectId}
  `.execute(tx);
}
