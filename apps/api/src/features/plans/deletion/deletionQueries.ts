import { sql } from "kysely";
import type { DeletedItem } from "@mars/contracts/plans/planDeletions";
import { bulkInsert } from "../../../platform/database/bulkInsert.ts";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";

export type DeletedKind = "sketch_project" | "scenario";

const tableOf = (kind: DeletedKind) => (kind === "scenario" ? sql`scenario` : sql`sketch_project`);

type Deletion = {
  /** The plan it was made for. */
  planId: string;
  kind: DeletedKind;
  id: string;
  personId: string;
  at: Date;
};

/** Takes the row out of its table and keeps it apart for as long as the deletion can be undone. */
export async function deletePlanItem(tx: Tx, deletion: Deletion): Promise<void> {
  const { planId, kind, id, personId, at } = deletion;
  await sql`
    with gone as (delete from ${tableOf(kind)} item where id = ${id} returning to_jsonb(item) as content)
    insert into deleted_plan_item (id, plan_id, kind, content, deleted_at, deleted_by)
    select ${id}::uuid, ${planId}::uuid, ${kind}::text, content, ${at}::timestamptz, ${personId}::uuid from gone
    on conflict (id) do update set content = excluded.content, deleted_at = excluded.deleted_at,
      deleted_by = excluded.deleted_by
  `.execute(tx);
}

export type DeletedRow = Omit<DeletedItem, "deletedAt"> & {
  deletedAt: Date;
  organizationVat: string | null;
  responsibleVat: string | null;
};

/** What can be restored of a plan, newest first; nothing that is there again, or of one that is retired. */
export async function readDeleted(database: Queryable, planId: string): Promise<DeletedRow[]> {
  const { rows } = await sql<DeletedRow>`
    select item.id, coalesce(item.content ->> 'kind', item.kind) as kind,
      item.content ->> 'name' as name, item.deleted_at as "deletedAt",
      who.full_name as "deletedBy", item.content ->> 'organization_vat' as "organizationVat",
      plan.responsible_vat as "responsibleVat"
    from deleted_plan_item item
    join plan on plan.id = item.plan_id
    left join person who on who.id = item.deleted_by
    where item.plan_id = ${planId} and plan.retired_at is null
      and not exists (select from sketch_project here where here.id = item.id)
    order by item.deleted_at desc, item.id
  `.execute(database);
  return rows;
}

type KeptItem = { kind: DeletedKind; content: { version: number } };

/** Takes it from among the deleted; undefined where it is not there, or not any more. */
export async function takeDeleted(
  tx: Tx,
  planId: string,
  id: string,
): Promise<KeptItem | undefined> {
  const { rows } = await sql<KeptItem>`
    delete from deleted_plan_item where id = ${id} and plan_id = ${planId} returning kind, content
  `.execute(tx);
  return rows[0];
}

/** A national import may have brought a sketch again. */
export async function isThereAgain(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from sketch_project where id = ${id}`.execute(tx);
  return rows.length > 0;
}

/**
 * As it was, one version on: whoever still has the page open sees that something happened. A column
 * that the table got since takes its default.
 */
export async function putBack(tx: Tx, { kind, content }: KeptItem, at: Date): Promise<void> {
  const row = { ...content, version: content.version + 1, updated_at: at };
  await bulkInsert(tx, kind, Object.keys(row), [Object.values(row)]);
}
