import type { FieldChange } from "@mars/domain/revisions/diffRecords";
import { mergeAutosaves } from "@mars/domain/revisions/mergeAutosaves";
import { chargeStorage } from "../allowances/chargeStorage.ts";
import type { Tx } from "../database/Database.ts";
import { bulkInsert } from "../database/bulkInsert.ts";
import { sql } from "../database/sql.ts";
import type { AuditContext, Revision } from "./Revision.ts";

const AUTOSAVE = "autosave";

/** A line of the log, in the transaction of the change itself. */
export async function recordRevision(tx: Tx, act: AuditContext, revision: Revision): Promise<void> {
  if (!revision.autosave) return insertRevision(tx, act, revision);
  if (await mergedIntoLast(tx, act, revision)) return;
  await insertRevision(tx, act, { ...revision, action: AUTOSAVE });
}

/** Lines of one act upon many things, in few statements. */
export async function recordRevisions(
  tx: Tx,
  { person, at }: AuditContext,
  revisions: readonly Omit<Revision, "autosave">[],
): Promise<void> {
  await bulkInsert(
    tx,
    "revision_entry",
    ["entity", "entity_id", "action", "at", "last_at", "person_id", "organization", "changes"],
    revisions.map(({ entity, entityId, action, changes }) => [
      entity,
      entityId,
      action,
      at,
      at,
      person.id,
      person.organizationName,
      changes,
    ]),
  );
}

/** Saved while typing: one line from the first state to the last, not one for each pause. */
async function mergedIntoLast(tx: Tx, act: AuditContext, revision: Revision): Promise<boolean> {
  const last = await lastRevision(tx, revision.entity, revision.entityId);
  if (!last) return false;
  const before = {
    at: last.lastAt.toISOString(),
    personId: last.personId ?? "",
    entity: revision.entityId,
    autosave: last.action === AUTOSAVE,
    changes: last.changes,
  };
  const now = {
    at: act.at.toISOString(),
    personId: act.person.id,
    entity: revision.entityId,
    autosave: true,
    changes: revision.changes,
  };
  const merged = mergeAutosaves(before, now);
  if (merged === null) return false;
  // Typed and undone: nothing happened that anybody would want to read.
  if (merged.length === 0) await deleteRevision(tx, last.id);
  else await extendRevision(tx, last.id, act.at, merged);
  return true;
}

type StoredRevision = {
  id: number;
  action: string;
  lastAt: Date;
  personId: string | null;
  changes: FieldChange[];
};

async function lastRevision(
  tx: Tx,
  entity: string,
  entityId: string,
): Promise<StoredRevision | null> {
  const { rows } = await sql<StoredRevision>`
    select id, action, last_at as "lastAt", person_id as "personId", changes
    from revision_entry where entity = ${entity} and entity_id = ${entityId}
    order by at desc, id desc limit 1
  `.execute(tx);
  return rows[0] ?? null;
}

async function insertRevision(tx: Tx, act: AuditContext, revision: Revision): Promise<void> {
  const changes = JSON.stringify(revision.changes);
  await chargeStorage(tx, act, Buffer.byteLength(changes));
  await sql`
    insert into revision_entry (entity, entity_id, action, at, last_at, person_id, organization, changes,
      acting_for)
    values (${revision.entity}, ${revision.entityId}, ${revision.action}, ${act.at}, ${act.at},
      ${act.person.id}, ${act.person.organizationName}, ${changes}::jsonb,
      ${revision.actingFor ? JSON.stringify(revision.actingFor) : null}::jsonb)
  `.execute(tx);
}

async function extendRevision(
  tx: Tx,
  id: number,
  at: Date,
  changes: readonly FieldChange[],
): Promise<void> {
  await sql`
    update revision_entry set last_at = ${at}, changes = ${JSON.stringify(changes)}::jsonb where id = ${id}
  `.execute(tx);
}

async function deleteRevision(tx: Tx, id: number): Promise<void> {
  await sql`delete from revision_entry where id = ${id}`.execute(tx);
}
