import { setTimeout as wait } from "node:timers/promises";
import { datasetAttributes } from "@mars/domain/datasets/datasetAttributes";
import { FIELD_BLOCKS_PREFIX, datasetIds } from "@mars/domain/datasets/datasetIds";
import type { Database, Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { toEwkbHex } from "../../apps/api/src/platform/geodata/wkb/ewkb.ts";
import type { CopyRow } from "../../apps/api/src/platform/geodata/CopyStream.ts";
import type { ImportReport, RepeatedIds } from "./ImportReport.ts";

export type LoadProgress = {
  fingerprint: string;
  /** Features of the source that are dealt with, loaded or left out. */
  read: number;
  holder: { host: string; pid: number };
  at: string;
};

export type LoadingVersion = {
  id: number;
  progress: LoadProgress | null;
  report: ImportReport | null;
};

export async function datasetExists(db: Queryable, datasetId: string): Promise<boolean> {
  const { rows } = await sql`select from dataset where id = ${datasetId}`.execute(db);
  return rows.length > 0;
}

/** Attributes that pages, screening and search read. */
export async function readUsedAttributes(db: Queryable, datasetId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select jsonb_array_elements(attributes) ->> 'name' as name from dataset where id = ${datasetId}`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export async function readSimilarDatasets(db: Queryable, datasetId: string): Promise<string[]> {
  const words = datasetId.split(/[^a-zæøå0-9]+/i).filter((word) => word.length > 3);
  const { rows } = await sql<{ id: string }>`
    select id from dataset
    order by (select count(*) from unnest(${words}::text[]) word where position(word in id) > 0) desc, id
    limit 5`.execute(db);
  return rows.map((row) => row.id);
}

export async function readLoadingVersions(
  db: Queryable,
  datasetId: string,
): Promise<LoadingVersion[]> {
  const { rows } = await sql<LoadingVersion>`
    select id, report -> 'progress' as progress, report -> 'import' as report
    from dataset_version where dataset_id = ${datasetId} and state = 'loading' order by id desc`.execute(
    db,
  );
  return rows;
}

export async function insertVersion(
  db: Queryable,
  version: { datasetId: string; label: string; updatedOn: string | null; progress: LoadProgress },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into dataset_version (dataset_id, label, state, source, source_updated_on, report)
    values (${version.datasetId}, ${version.label}, 'loading', 'imported', ${version.updatedOn},
      jsonb_build_object('progress', ${JSON.stringify(version.progress)}::jsonb))
    returning id`.execute(db);
  return rows[0]!.id;
}

function onlyConstraint(versionId: number): string {
  return `${tableOf(versionId)}_only`;
}

export function tableOf(versionId: number): string {
  return `dataset_feature_${versionId}`;
}

/**
 * A table next to the partitioned one: it is invisible to everybody until it is attached, and
 * indexes are built once at the end instead of growing row by row.
 */
export async function createLoadTable(db: Queryable, versionId: number): Promise<void> {
  const table = sql.table(tableOf(versionId));
  await sql`drop table if exists ${table}`.execute(db);
  await sql`create table ${table} (like dataset_feature including defaults)`.execute(db);
  // With the check in place from the start, attaching need not read the table while others wait.
  await sql`alter table ${table} add constraint ${sql.ref(onlyConstraint(versionId))}
    check (version_id = ${sql.lit(versionId)})`.execute(db);
  // Compressing coordinates costs more time than the space is worth, at loading and at every read.
  await sql`alter table ${table} alter column geometry set storage external`.execute(db);
}

export async function dropVersion(
  database: Database,
  versionId: number,
  fault: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`drop table if exists ${sql.table(tableOf(versionId))}`.execute(tx);
    await sql`update dataset_version
      set state = 'failed', report = report || jsonb_build_object('fault', ${fault}::text)
      where id = ${versionId} and state = 'loading'`.execute(tx);
  });
}

/** Leaves no trace of a version that turned out to be what is there already. */
export async function forgetVersion(database: Database, versionId: number): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`drop table if exists ${sql.table(tableOf(versionId))}`.execute(tx);
    await sql`delete from dataset_version where id = ${versionId} and state = 'loading'`.execute(
      tx,
    );
  });
}

/** Of the versions that served, the last is kept, and those that a receipt can still be opened with. */
export async function dropOldVersions(database: Database, datasetId: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, row_number() over (order by loaded_at desc) as place from dataset_version
      where dataset_id = ${datasetId} and state = 'retired'
    ) version
    where place > 1 and not exists (select from screening
      where expires_at > now() and dataset_versions ->> ${datasetId} = version.id::text)`.execute(
    database.write,
  );
  for (const { id } of rows) if (!(await dropInPassing(database, id))) return;
}

const LOCK_NOT_AVAILABLE = "55P03";
const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 100;

/**
 * Dropping a partition waits for everybody who reads the whole, and everybody else waits behind
 * it: so it waits for a moment only. False where readers never paused; the next import tries again.
 */
async function dropInPassing(database: Database, versionId: number): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      await database.transaction(async (tx) => {
        await sql`set local lock_timeout = '300ms'`.execute(tx);
        await sql`drop table if exists ${sql.table(tableOf(versionId))}`.execute(tx);
      });
      return true;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt < ATTEMPTS) await wait(FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
  return false;
}

/** Rows of a chunk that was cut off before its progress was written. */
export async function dropRowsAfter(db: Queryable, versionId: number, read: number): Promise<void> {
  await sql`delete from ${sql.table(tableOf(versionId))} where id > ${read}`.execute(db);
}

export async function saveProgress(
  db: Queryable,
  versionId: number,
  progress: LoadProgress,
  report: ImportReport,
): Promise<void> {
  await sql`update dataset_version
    set report = jsonb_build_object('progress', ${JSON.stringify(progress)}::jsonb, 'import', ${JSON.stringify(report)}::jsonb)
    where id = ${versionId}`.execute(db);
}

type RepairOutcome = { repaired: number[]; lost: number[] };

/** Loads features whose validity is in doubt: judged, repaired where needed, left out if nothing remains. */
export async function insertRepaired(
  db: Queryable,
  versionId: number,
  rows: readonly CopyRow[],
): Promise<RepairOutcome> {
  const json = JSON.stringify(
    rows.map((row) => ({
      id: row.id,
      key: row.key,
      wkb: toEwkbHex(row.geometry, 25832),
      attributes: row.attributes,
    })),
  );
  const { rows: outcome } = await sql<{ repaired: number[] | null; lost: number[] | null }>`
    with incoming as materialized (
      select id, key, attributes::jsonb as attributes, wkb::geometry as geometry,
        ST_IsValid(wkb::geometry) as valid
      from json_to_recordset(${json}::json) as r(id bigint, key text, wkb text, attributes text)
    ), judged as materialized (
      select id, key, attributes, valid,
        case when valid then geometry
          else ST_CollectionExtract(ST_MakeValid(geometry, 'method=structure'), ST_Dimension(geometry) + 1)
        end as geometry
      from incoming
    ), loaded as (
      insert into ${sql.table(tableOf(versionId))} (version_id, id, feature_key, geometry, area_m2, attributes)
      select ${versionId}, id, key, geometry, ST_Area(geometry), attributes
      from judged where not ST_IsEmpty(geometry)
    )
    select array_agg(id order by id) filter (where not valid and not ST_IsEmpty(geometry)) as repaired,
      array_agg(id order by id) filter (where ST_IsEmpty(geometry)) as lost
    from judged`.execute(db);
  return { repaired: outcome[0]?.repaired ?? [], lost: outcome[0]?.lost ?? [] };
}

/** Key and attribute index; the spatial one is built next to it where there is a second connection. */
export async function indexKeys(
  db: Queryable,
  version: { id: number; datasetId: string },
): Promise<void> {
  const table = sql.table(tableOf(version.id));
  await sql`alter table ${table} add primary key (version_id, id)`.execute(db);
  await sql`create index on ${table} (version_id, feature_key text_pattern_ops)`.execute(db);
  const number = numberAttributeOf(version.datasetId);
  if (number === null) return;
  await sql`create index on ${table} (lower(attributes ->> ${sql.lit(number)}) text_pattern_ops)`.execute(
    db,
  );
}

/** Ids that more than one feature of a loaded version has, in the order of the source. */
export async function readRepeatedIds(
  db: Queryable,
  versionId: number,
  most: number,
): Promise<RepeatedIds> {
  const { rows } = await sql<RepeatedIds>`
    with repeated as materialized (
      select feature_key as key, count(*) - 1 as more, min(id) as first
      from ${sql.table(tableOf(versionId))}
      where feature_key is not null group by feature_key having count(*) > 1
    )
    select coalesce(sum(more), 0)::integer as count,
      array(select key from repeated order by first limit ${most}) as first
    from repeated`.execute(db);
  return rows[0]!;
}

/** The number by which people search for a feature of the layer, as the search asks for it. */
function numberAttributeOf(datasetId: string): string | null {
  if (datasetId === datasetIds.parcels) return datasetAttributes.parcelNumber;
  return datasetId.startsWith(FIELD_BLOCKS_PREFIX) ? datasetAttributes.blockNumber : null;
}

export async function indexGeometry(db: Queryable, versionId: number): Promise<void> {
  await sql`create index on ${sql.table(tableOf(versionId))} using gist (geometry)`.execute(db);
}

/** From here on the table's rows are seen. */
export async function attachTable(tx: Queryable, versionId: number): Promise<void> {
  const table = sql.table(tableOf(versionId));
  await sql`alter table dataset_feature attach partition ${table} for values in (${sql.lit(versionId)})`.execute(
    tx,
  );
  await sql`alter table ${table} drop constraint ${sql.ref(onlyConstraint(versionId))}`.execute(tx);
}

/** Makes a filled and indexed version the one that is shown, within the transaction that filled it. */
export async function showVersion(
  tx: Queryable,
  { id, datasetId }: { id: number; datasetId: string },
): Promise<void> {
  await attachTable(tx, id);
  await sql`update dataset_version set state = 'retired'
    where dataset_id = ${datasetId} and state = 'current'`.execute(tx);
  await sql`update dataset_version set state = 'current', feature_count = filled.count, extent = filled.extent
    from (
      select count(*)::integer as count, ST_Envelope(ST_SetSRID(ST_Extent(geometry)::geometry, 25832)) as extent
      from ${sql.table(tableOf(id))}
    ) filled
    where id = ${id}`.execute(tx);
  await sql`update dataset set current_version_id = ${id} where id = ${datasetId}`.execute(tx);
}

/** Attaches the filled table and makes it the one that serves, in one step; the old one is kept. */
export async function publishVersion(
  database: Database,
  version: { id: number; datasetId: string; report: ImportReport },
): Promise<void> {
  const table = sql.table(tableOf(version.id));
  const [{ rows }] = await Promise.all([
    sql<{ extent: string | null }>`
      select ST_SetSRID(ST_Envelope(ST_Expand(ST_Extent(geometry)::geometry, 0.5)), 25832)::text as extent
      from ${table}`.execute(database.write),
    database.transaction(async (tx) => {
      // A smaller sample tells where features lie well enough, in a quarter of the time.
      await sql`set local default_statistics_target = 25`.execute(tx);
      await sql`analyze ${table}`.execute(tx);
    }),
  ]);
  await database.transaction(async (tx) => {
    await attachTable(tx, version.id);
    await sql`update dataset_version set state = 'retired'
      where dataset_id = ${version.datasetId} and state = 'current'`.execute(tx);
    await sql`update dataset_version set state = 'current', loaded_at = now(),
        feature_count = ${version.report.loaded},
        extent = ${rows[0]?.extent ?? null}::geometry,
        report = jsonb_build_object('import', ${JSON.stringify(version.report)}::jsonb)
      where id = ${version.id}`.execute(tx);
    await sql`update dataset set current_version_id = ${version.id}, storage = 'stored'
      where id = ${version.datasetId}`.execute(tx);
    await sql`insert into event (topic, entity_id, payload)
      values ('dataset.version', ${version.datasetId}, jsonb_build_object('versionId', ${version.id}::bigint))`.execute(
      tx,
    );
  });
}

/** The version that served before, if it is still here, serves again; what serves now takes its place. */
export async function swapVersions(
  tx: Queryable,
  datasetId: string,
): Promise<{ label: string; count: number } | null> {
  const { rows } = await sql<{ id: number; label: string; count: number }>`
    select before.id, before.label, before.feature_count as count
    from dataset join dataset_version before on before.dataset_id = dataset.id
    where dataset.id = ${datasetId} and before.state = 'retired' and before.source = 'imported'
      and to_regclass('dataset_feature_' || before.id) is not null
    order by before.loaded_at desc limit 1`.execute(tx);
  const before = rows[0];
  if (before === undefined) return null;
  await sql`update dataset_version set state = 'retired'
    where dataset_id = ${datasetId} and state = 'current'`.execute(tx);
  await sql`update dataset_version set state = 'current', loaded_at = now()
    where id = ${before.id}`.execute(tx);
  await sql`update dataset set current_version_id = ${before.id} where id = ${datasetId}`.execute(
    tx,
  );
  await sql`insert into event (topic, entity_id, payload)
    values ('dataset.version', ${datasetId}, jsonb_build_object('versionId', ${before.id}::bigint))`.execute(
    tx,
  );
  return before;
}

/** What is loaded is shown on public pages, which are kept ready until something changes. */
export async function tellOfChange(db: Queryable): Promise<void> {
  await sql`select record_public_change('reference')`.execute(db);
}
