import { danishDayAt } from "@mars/domain/time/danishClock";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import * as queries from "./datasetQueries.ts";

const catchments = sql`select op_id as key, geo_location_id,
    jsonb_build_object('op_id', op_id, 'op_navn', name) as attributes
  from subcatchment where retired_at is null`;
const plans = sql`select name as key, geo_location_id,
    jsonb_build_object('plan_id', id, 'navn', name) as attributes
  from plan where retired_at is null`;

/** Layers that show units the database knows already. */
const unitLayers = [
  [datasetIds.coastalCatchmentsVp32, catchments],
  [datasetIds.coastalCatchments, catchments],
  ["urn:mars:plans", plans],
] as const;

type Version = { source: "demo" | "imported"; label: string; updatedOn: string };

/** A version of each such layer, from the outlines as they are now; the one before is kept. */
export async function addUnitLayers(
  tx: Queryable,
  { source, label, updatedOn }: Version,
  isWanted: (datasetId: string) => boolean = () => true,
): Promise<void> {
  for (const [datasetId, units] of unitLayers) {
    if (!isWanted(datasetId)) continue;
    const { rows } = await sql<{ id: number }>`
      insert into dataset_version (dataset_id, label, source, source_updated_on, report)
      values (${datasetId}, ${label}, ${source}, ${updatedOn}::date, '{"units": true}') returning id`.execute(
      tx,
    );
    const id = rows[0]!.id;
    const table = sql.table(queries.tableOf(id));
    await queries.createLoadTable(tx, id);
    await sql`insert into ${table} (version_id, id, feature_key, geometry, area_m2, attributes)
      select ${id}::bigint, row_number() over (order by unit.key), unit.key, location.geometry,
        location.area_ha * 10000, unit.attributes
      from (${units}) unit join geo_location location on location.id = unit.geo_location_id`.execute(
      tx,
    );
    await queries.indexKeys(tx, { id, datasetId });
    await queries.indexGeometry(tx, id);
    await queries.showVersion(tx, { id, datasetId });
  }
}

/**
 * Layers that are empty or still show the demonstration's outlines follow the official ones; a
 * layer that was imported as such stays what its source says.
 */
export async function replaceUnitLayers(tx: Queryable, label: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select dataset.id from dataset left join dataset_version version on version.id = current_version_id
    where version.id is null or version.report ? 'units' or version.source = 'demo'`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const updatedOn = danishDayAt(Date.now());
  await addUnitLayers(tx, { source: "imported", label, updatedOn }, (id) => known.has(id));
}
