import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { subCatchments } from "../../reference/subCatchments.ts";
import type { Face } from "../geography/faces.ts";
import { randomFor } from "../random.ts";
import { beginVersion, finishVersion } from "./addLayer.ts";
import type { LayerDay } from "./addLayer.ts";

const datasetId = "urn:dmp:ds:kvaelstofretention";

/** Covers all land: pieces of small catchments, none of which crosses a sub-catchment's border. */
export async function addRetentionLayer(
  tx: Queryable,
  day: LayerDay,
  faces: readonly Face[],
  seed: number,
): Promise<void> {
  const id = await beginVersion(tx, datasetId, day);
  const keys = faces.map((face) => `${face.opId}-${face.retentionCell}`);
  const distinct = [...new Set(keys)];
  const figures = distinct.map((key) => retentionFigures(key, seed));
  await sql`
    insert into dataset_feature (version_id, id, feature_key, geometry, area_m2, attributes)
    select ${id}::bigint, row_number() over (order by key), key, geometry, ST_Area(geometry), attributes
    from (
      select face.key, ST_Union(face.hex::geometry) as geometry
      from unnest(${keys}::text[], ${faces.map((face) => face.hex)}::text[]) face (key, hex)
      group by face.key
    ) cell
    join unnest(${distinct}::text[], ${figures.map((one) => JSON.stringify(one))}::jsonb[])
      figure (key, attributes) using (key)`.execute(tx);
  await finishVersion(tx, datasetId, id);
}

const meanByOpId = new Map(
  subCatchments.map((sub, index) => [sub.opId, 0.5 + 0.3 * Math.abs(Math.sin(index * 12.9898))]),
);

export function retentionFigures(key: string, seed: number) {
  const random = randomFor(seed, "retention", key);
  const mean = meanByOpId.get(key.split("-")[0] ?? "") ?? 0.65;
  const retention = Math.min(0.96, Math.max(0.12, mean + 0.09 * random.normal()));
  return {
    ret_tot: Math.round(retention * 1e8) / 1e8,
    skov: random.integer(34, 52),
    ekstensivering: random.integer(28, 44),
  };
}
