import { DATASET_PREFIX } from "@mars/domain/datasets/datasetIds";
import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

export type StoredDataset = {
  id: string;
  titleDa: string;
  titleEn: string;
  owner: string;
  licence: string;
};

/** Every dataset of the product, stored or asked live. */
export async function readDatasetIds(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from dataset`.execute(db);
  return rows.map(({ id }) => id);
}

/** Datasets that are stored here; units draw theirs themselves, and live ones are asked elsewhere. */
export async function readStoredDatasets(db: Queryable): Promise<StoredDataset[]> {
  const { rows } = await sql<StoredDataset>`
    select dataset.id, title_da as "titleDa", title_en as "titleEn", dataset.source as owner, licence
    from dataset left join dataset_version version on version.id = current_version_id
    where storage = 'stored' and retired_at is null and starts_with(dataset.id, ${DATASET_PREFIX})
      and (version.id is null or not version.report ? 'units')
    order by dataset.sort_order, dataset.id`.execute(db);
  return rows;
}
