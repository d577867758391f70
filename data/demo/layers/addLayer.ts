import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import {
  createLoadTable,
  indexGeometry,
  indexKeys,
  showVersion,
  tableOf,
} from "../../import/datasetQueries.ts";

export type LayerFeature = {
  key: string | null;
  /** EWKB in hex. */
  hex: string;
  attributes: Record<string, unknown>;
};

export type LayerDay = { label: string; updatedOn: string };

/** A version that is being filled: a table next to the partitioned one, still without indexes. */
export type OpenVersion = { id: number; datasetId: string; table: ReturnType<typeof sql.table> };

export async function beginVersion(
  tx: Queryable,
  datasetId: string,
  day: LayerDay,
): Promise<OpenVersion> {
  const { rows } = await sql<{ id: number }>`
    insert into dataset_version (dataset_id, label, source, source_updated_on)
    values (${datasetId}, ${day.label}, 'demo', ${day.updatedOn}::date) returning id`.execute(tx);
  const id = rows[0]!.id;
  await createLoadTable(tx, id);
  return { id, datasetId, table: sql.table(tableOf(id)) };
}

/** Makes a filled version the one that is shown. */
export async function finishVersion(tx: Queryable, { id, datasetId }: OpenVersion): Promise<void> {
  await indexKeys(tx, { id, datasetId });
  await indexGeometry(tx, id);
  await showVersion(tx, { id, datasetId });
}

const batch = 4000;

export async function addLayer(
  tx: Queryable,
  datasetId: string,
  day: LayerDay,
  features: readonly LayerFeature[],
): Promise<number> {
  const version = await beginVersion(tx, datasetId, day);
  for (let from = 0; from < features.length; from += batch) {
    const part = features.slice(from, from + batch);
    await sql`
      insert into ${version.table} (version_id, id, feature_key, geometry, area_m2, attributes)
      select ${version.id}::bigint, ${from}::bigint + place, key, geometry, ST_Area(geometry), attributes
      from unnest(${part.map((one) => one.key)}::text[], ${part.map((one) => one.hex)}::text[],
          ${part.map((one) => JSON.stringify(one.attributes))}::jsonb[])
        with ordinality feature (key, hex, attributes, place)
      cross join lateral (select hex::geometry as geometry) read`.execute(tx);
  }
  await finishVersion(tx, version);
  return features.length;
}
