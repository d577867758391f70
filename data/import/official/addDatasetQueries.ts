import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { tableOf } from "../datasetQueries.ts";

export type ListedDataset = {
  title: string;
  sources: {
    wfs?: { url: string; layer?: string; version?: string };
    files?: { url: string; type: string }[];
  };
};

export async function readListedDataset(db: Queryable, id: string): Promise<ListedDataset | null> {
  const { rows } = await sql<ListedDataset>`
    select title_da as title, sources from catalogue_dataset where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A background layer next to the product's own, in a group of its own; true when it was not there. */
export async function insertCatalogueDataset(tx: Queryable, id: string): Promise<boolean> {
  await sql`insert into dataset_group (id, title_da, title_en, sort_order)
    values ('katalog', 'Fra datakataloget', 'From the data catalogue', 1000)
    on conflict (id) do nothing`.execute(tx);
  const { rows } = await sql`
    insert into dataset (id, group_id, kind, title_da, title_en, meaning_da, meaning_en, style, source,
      source_url, licence, in_screening, sort_order)
    select id, 'katalog', 'background', title_da, title_en, description_da, description_en,
      '{"fill": "#5a4a7a33", "stroke": "#5a4a7a"}', owner, metadata_url, licence, false, 1000
    from catalogue_dataset where id = ${id}
    on conflict (id) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function setStored(db: Queryable, id: string): Promise<void> {
  await sql`update dataset set storage = 'stored' where id = ${id}`.execute(db);
}

/** A dataset that is asked live takes part in the screening: that is what it is requested. */
export async function setLiveSource(
  db: Queryable,
  id: string,
  source: { url: string; typeNames: string; version?: string },
): Promise<void> {
  await sql`update dataset set storage = 'wfs', in_screening = true,
    live_source = ${JSON.stringify({ ...source, outputFormat: "application/json" })}::jsonb
    where id = ${id}`.execute(db);
}

const SHOWN = 12;

/** Attributes are titled by their names until someone gives them better ones. */
export async function titleAttributes(db: Queryable, id: string): Promise<void> {
  const { rows } = await sql<{ versionId: number }>`
    select current_version_id as "versionId" from dataset
    where id = ${id} and attributes = '[]' and current_version_id is not null`.execute(db);
  const versionId = rows[0]?.versionId;
  if (versionId === undefined) return;
  await sql`update dataset set attributes = (
      select coalesce(jsonb_agg(jsonb_build_object('name', name, 'titleDa', name, 'titleEn', name)), '[]')
      from (select name from (select attributes from ${sql.table(tableOf(versionId))} limit 1) first,
        jsonb_object_keys(first.attributes) name limit ${sql.lit(SHOWN)}) named)
    where id = ${id}`.execute(db);
}
