import type { Dataset, DatasetGroup, ListedDataset } from "@mars/contracts/datasets/layers";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";

export async function readDatasets(database: Queryable): Promise<ListedDataset[]> {
  const { rows } = await sql<Dataset>`
    select dataset.id, group_id as "groupId", kind, dataset.title_da as "titleDa",
      dataset.title_en as "titleEn",
      meaning_da as "meaningDa", meaning_en as "meaningEn", attributes, style, dataset.source,
      source_url as "sourceUrl", licence, storage, in_screening and retired_at is null as "inScreening",
      case when version.id is not null then jsonb_build_object(
        'id', version.id, 'label', version.label, 'origin', version.source,
        'featureCount', version.feature_count,
        'updatedOn', version.source_updated_on,
        'loadedAt', to_char(version.loaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'extent', case when version.extent is not null then jsonb_build_array(
          ST_XMin(version.extent), ST_YMin(version.extent),
          ST_XMax(version.extent), ST_YMax(version.extent)) end) end as version
    from dataset
    left join dataset_version version on version.id = dataset.current_version_id
    join dataset_group on dataset_group.id = dataset.group_id
    order by dataset_group.sort_order, dataset.sort_order, dataset.id
  `.execute(database);
  return rows.map((row) => ({
    ...row,
    title: row.titleDa,
    attributes: row.attributes.map((one) => ({ ...one, title: one.titleDa })),
    updated: row.version && (row.version.updatedOn ?? row.version.loadedAt.slice(0, 10)),
  }));
}

export async function readDatasetGroups(database: Queryable): Promise<DatasetGroup[]> {
  const { rows } = await sql<DatasetGroup>`
    select id, title_da as title, title_da as "titleDa", title_en as "titleEn",
      array(select dataset.id from dataset where dataset.group_id = dataset_group.id
            order by dataset.sort_order, dataset.id) as "datasetIds"
    from dataset_group order by sort_order, id
  `.execute(database);
  return rows;
}
