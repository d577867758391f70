import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";

export type LayerFeature = {
  key: string | null;
  /** EWKB in hex. */
  hex: string;
  attributes: Record<string, unknown>;
};

export type LayerDay = { label: string; updatedOn: string };

/** Opens a version of a dataset for filling. */
export async function beginVersion(
  tx: Queryable,
  datasetId: string,
  day: LayerDay,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into dataset_version (dataset_id, label, source, source_updated_on)
    values (${datasetId}, ${day.label}, 'demo', ${day.updatedOn}::date) returning id::text`.execute(
    tx,
  );
  const id = rows[0]?.id ?? "";
  await sql`select add_dataset_partition(${id}::bigint)`.execute(tx);
  return id;
}

/** Makes a filled version the one that is shown. */
export async function finishVersion(tx: Queryable, datasetId: string, id: string): Promise<void> {
  await sql`update dataset_version set state = 'current', feature_count = filled.count, extent = filled.extent
    from (
      select count(*)::integer as count, ST_Envelope(ST_SetSRID(ST_Extent(geometry)::geometry, 25832)) as extent
      from dataset_feature where version_id = ${id}::bigint
    ) filled
    where id = ${id}::bigint`.execute(tx);
  await sql`update dataset set current_version_id = ${id}::bigint where id = ${datasetId}`.execute(
    tx,
  );
}

const batch = 4000;

export async function addLayer(
  tx: Queryable,
  datasetId: string,
  day: LayerDay,
  features: readonly LayerFeature[],
): Promise<number> {
  const id = await beginVersion(tx, datasetId, day);
  for (let from = 0; from < features.length; from += batch) {
    const part = features.slice(from, from + batch);
    await sql`
      insert into dataset_feature (version_id, id, feature_key, geometry, area_m2, attributes)
      select ${id}::bigint, ${from}::bigint + place, key, geometry, ST_Area(geometry), attributes
      from unnest(${part.map((one) => one.key)}::text[], ${part.map((one) => one.hex)}::text[],
          ${part.map((one) => JSON.stringify(one.attributes))}::jsonb[])
        with ordinality feature (key, hex, attributes, place)
      cross join lateral (select hex::geometry as geometry) read`.execute(tx);
  }
  await finishVersion(tx, datasetId, id);
  return features.length;
}
