import type { FieldChange } from "@mars/domain/revisions/diffRecords";
import { chargeStorage } from "../allowances/chargeStorage.ts";
import type { Tx } from "../database/Database.ts";
import { sql } from "../database/sql.ts";
import type { AuditContext, Revision } from "./Revision.ts";

export type StoredRevision = {
  id: number;
  action: string;
  lastAt: Date;
  personId: string | null;
  changes: FieldChange[];
};

export async function lastRevision(
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

export async function insertRevision(tx: Tx, act: AuditContext, revision: Revision): Promise<void> {
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

export async function extendRevision(
  tx: Tx,
  id: number,
  at: Date,
  changes: readonly FieldChange[],
): Promise<void> {
  await sql`
    update revision_entry set last_at = ${at}, changes = ${JSON.stringify(changes)}::jsonb where id = ${id}
  `.execute(tx);
}

export async function deleteRevision(tx: Tx, id: number): Promise<void> {
  await sql`delete from revision_entry where id = ${id}`.execute(tx);
}
