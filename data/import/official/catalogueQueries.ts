import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import type { SourceChanges } from "../../../apps/api/src/platform/sources/sourceQueries.ts";
import type { CatalogueRow } from "./catalogueRows.ts";

/** The catalogue as it is now, in place of what was there; tells what is different. */
export async function replaceCatalogue(
  tx: Queryable,
  rows: readonly CatalogueRow[],
): Promise<SourceChanges> {
  const removed = await sql`
    delete from catalogue_dataset where not (id = any(${rows.map(({ id }) => id)}::text[]))
    returning id`.execute(tx);
  const stored = await sql<{ isNew: boolean }>`
    insert into catalogue_dataset (id, title_da, title_en, description_da, description_en, owner,
      licence, licence_url, metadata_url, category, updated_at, sources)
    select id, title_da, title_en, description_da, description_en, owner,
      licence, licence_url, metadata_url, category, updated_at, sources
    from json_populate_recordset(null::catalogue_dataset, ${JSON.stringify(rows)}::json)
    on conflict (id) do update set title_da = excluded.title_da, title_en = excluded.title_en,
      description_da = excluded.description_da, description_en = excluded.description_en,
      owner = excluded.owner, licence = excluded.licence, licence_url = excluded.licence_url,
      metadata_url = excluded.metadata_url, category = excluded.category,
      updated_at = excluded.updated_at, sources = excluded.sources
    where (catalogue_dataset.*) is distinct from (excluded.*)
    returning xmax = 0 as "isNew"`.execute(tx);
  const added = stored.rows.filter((row) => row.isNew).length;
  return { added, changed: stored.rows.length - added, removed: removed.rows.length };
}

export type CatalogueSource = {
  id: string;
  updatedOn: string | null;
  sources: {
    wfs?: { url: string; layer?: string };
    files?: { url: string; type: string }[];
  };
};

export async function readCatalogueSources(db: Queryable): Promise<Map<string, CatalogueSource>> {
  const { rows } = await sql<CatalogueSource>`
    select id, (updated_at at time zone 'Europe/Copenhagen')::date::text as "updatedOn", sources
    from catalogue_dataset`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
