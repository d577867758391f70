import type { CatalogueDataset } from "@mars/contracts/datasets/catalogue";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";
import type { PictureSources } from "./pictureAddress.ts";

/** Datasets in which every word stands, those whose title begins with it first. */
export async function findDatasets(
  database: Queryable,
  words: readonly string[],
  limit: number,
): Promise<CatalogueDataset[]> {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const { rows } = await sql<CatalogueDataset>`
    select listed.id, listed.title_da as "titleDa", listed.title_en as "titleEn", owner,
      listed.licence, metadata_url as link, sources ? 'wms' or sources ? 'wmts' as "hasPicture",
      sources ? 'wms' as "hasLegend", loaded.storage as storage
    from catalogue_dataset listed
    left join lateral (select case when dataset.storage = 'wfs' or current_version_id is not null
      then dataset.storage end as storage from dataset where dataset.id = listed.id) loaded on true
    where lower(listed.id || ' ' || listed.title_da || ' ' || listed.title_en || ' ' || owner)
      like all (${patterns}::text[])
    order by lower(listed.title_da) like ${patterns[0]?.slice(1) ?? "%"} desc, listed.title_da, listed.id
    limit ${limit}`.execute(database);
  return rows;
}

export async function readPictureSources(
  database: Queryable,
  id: string,
): Promise<PictureSources | null> {
  const { rows } = await sql<{ sources: PictureSources }>`
    select sources from catalogue_dataset where id = ${id}`.execute(database);
  return rows[0]?.sources ?? null;
}
