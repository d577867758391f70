import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { CARBON_DATASET } from "../../../platform/layers/queries.ts";
import type { CatalogueDataset } from "./CatalogueDataset.ts";

/** Datasets an area is screened against; carbon-rich soil always, because effects depend on it. */
export async function screenedDatasets(database: Queryable): Promise<CatalogueDataset[]> {
  const { rows } = await sql<CatalogueDataset>`
    select d.id, d.group_id as "groupId", d.kind, d.title_da as "titleDa", d.title_en as "titleEn",
      d.storage, d.source, d.source_url as "sourceUrl", d.licence, d.attributes,
      d.current_version_id as "currentVersionId", d.live_source as "liveSource"
    from dataset d join dataset_group g on g.id = d.group_id
    where (d.in_screening and d.retired_at is null) or d.id = ${CARBON_DATASET}
    order by g.sort_order, g.id, d.sort_order, d.id
  `.execute(database);
  return rows;
}

export type VersionRow = {
  id: number;
  label: string;
  updatedOn: string | null;
  loadedAt: Date;
  origin: "demo" | "imported";
};

/** Also versions that were current a moment ago: they may still be the ones measured. */
export async function versionRows(database: Queryable): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.id, v.label, v.source_updated_on as "updatedOn", v.loaded_at as "loadedAt",
      v.source as origin
    from dataset_version v join dataset d on d.id = v.dataset_id
    where v.state in ('current', 'retired') or v.id = d.current_version_id
  `.execute(database);
  return rows;
}

export type AttributeRow = {
  versionId: number;
  id: number;
  key: string | null;
  attributes: Record<string, unknown>;
};

/**
 * Names and attributes of features of several dataset versions. Version by version: joined at once
 * the planner reads every layer from end to end to find some hundred rows.
 */
export async function featureAttributes(
  database: Queryable,
  wanted: readonly { versionId: number; ids: readonly number[] }[],
): Promise<AttributeRow[]> {
  const some = wanted.filter(({ ids }) => ids.length > 0);
  if (some.length === 0) return [];
  const { rows } = await sql<AttributeRow>`
    -- prepare: screening.attributes
    select f.version_id as "versionId", f.id, f.feature_key as key, f.attributes
    from (select version_id, ids::bigint[] as ids
      from unnest(${some.map((one) => one.versionId)}::bigint[],
        ${some.map((one) => `{${one.ids.join(",")}}`)}::text[]) as u(version_id, ids) offset 0) w
    cross join lateral (select f.version_id, f.id, f.feature_key, f.attributes
      from dataset_feature f where f.version_id = w.version_id and f.id = any(w.ids) offset 0) f
  `.execute(database);
  return rows;
}
