import type { ReleaseComparison } from "@mars/contracts/datasets/dataSources";
import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { DENMARK_WKT } from "../../apps/api/src/platform/geodata/denmark.ts";
import { tableOf } from "./datasetQueries.ts";
import type { VersionChanges } from "./ImportReport.ts";

const LOOKED_AT = 1000;

/** The imported version that serves now; what was drawn for demonstration is nothing to compare with. */
export async function readVersionBefore(db: Queryable, datasetId: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select version.id from dataset join dataset_version version on version.id = dataset.current_version_id
    where dataset.id = ${datasetId} and version.source = 'imported' and not version.report ? 'units'`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

export type ReleaseFigures = ReleaseComparison["after"] & { centre: [number, number] | null };

/** How many there are, how large together, and where they lie. */
export async function readReleaseFigures(
  db: Queryable,
  versionId: number,
): Promise<ReleaseFigures> {
  const { rows } = await sql<ReleaseFigures>`
    select count(*)::int as count, coalesce(sum(area_m2), 0) / 10000 as "areaHa",
      case when count(*) > 0 then array[min(west), min(south), max(east), max(north)] end as extent,
      case when count(*) > 0 then array[avg((west + east) / 2), avg((south + north) / 2)] end as centre,
      count(*) filter (where not ST_Intersects(denmark,
        ST_SetSRID(ST_MakePoint((west + east) / 2, (south + north) / 2), 25832)))::int as outside
    from (select area_m2, ST_XMin(geometry) as west, ST_YMin(geometry) as south,
        ST_XMax(geometry) as east, ST_YMax(geometry) as north from ${sql.table(tableOf(versionId))}) feature,
      (select ST_GeomFromText(${DENMARK_WKT}, 25832) as denmark) tight`.execute(db);
  return rows[0]!;
}

export type ReleaseAttributes = ReleaseComparison["attributes"];

/** Which of the attributes that the product reads are there, which not, and which others are. */
export async function readReleaseAttributes(
  db: Queryable,
  datasetId: string,
  { before, versionId }: { before: number | null; versionId: number },
): Promise<ReleaseAttributes> {
  const namesIn = (id: number) => sql`
    select distinct jsonb_object_keys(attributes) as name
    from (select attributes from ${sql.table(tableOf(id))} limit ${sql.lit(LOOKED_AT)}) sample`;
  const was = before === null ? sql`select null::text as name where false` : namesIn(before);
  const { rows } = await sql<ReleaseAttributes>`
    with was as materialized (${was}), now as materialized (${namesIn(versionId)}),
      used as (select jsonb_array_elements(attributes) ->> 'name' as name from dataset where id = ${datasetId})
    select array(select name from used where name in (select name from now) order by name) as found,
      array(select name from used where name not in (select name from now) order by name) as missing,
      array(select name from was where name in (select name from used)
        and name not in (select name from now) order by name) as lost,
      array(select name from now where name not in (select name from used) order by name) as other`.execute(
    db,
  );
  return rows[0]!;
}

/** Features that are new, other or gone, known by their id or, without one, by all they hold. */
export async function compareVersions(
  db: Queryable,
  beforeId: number,
  versionId: number,
): Promise<VersionChanges> {
  const contentOf = (id: number) => sql`
    select coalesce(feature_key, hash) as key, string_agg(hash, ' ' order by hash) as content, count(*) as n
    from (select feature_key, md5(ST_AsEWKB(geometry)::text || attributes::text) as hash
      from ${sql.table(tableOf(id))}) feature
    group by 1`;
  const { rows } = await sql<VersionChanges>`
    select coalesce(sum(now.n) filter (where was.key is null), 0)::int as added,
      coalesce(sum(greatest(now.n, was.n)) filter (where was.content <> now.content), 0)::int as changed,
      coalesce(sum(was.n) filter (where now.key is null), 0)::int as removed
    from (${contentOf(beforeId)}) was full join (${contentOf(versionId)}) now on now.key = was.key`.execute(
    db,
  );
  return rows[0]!;
}

/**
 * Features that lie where none lay before, to the metre, in place of others that are gone: ids may be
 * given again at each release, and a layer may grow.
 */
export async function countRedrawn(
  db: Queryable,
  beforeId: number,
  versionId: number,
): Promise<number> {
  const placesIn = (id: number) => sql`
    select round(ST_XMin(geometry)) as west, round(ST_YMin(geometry)) as south,
      round(ST_XMax(geometry)) as east, round(ST_YMax(geometry)) as north
    from ${sql.table(tableOf(id))}`;
  const { rows } = await sql<{ count: number }>`
    select least(count(*) filter (where not now), count(*) filter (where now))::int as count from (
      select bool_and(now) as now from (
        select *, false as now from (${placesIn(beforeId)}) was
        union all select *, true from (${placesIn(versionId)}) now) place
      group by west, south, east, north having bool_and(now) = bool_or(now)) alone`.execute(db);
  return rows[0]!.count;
}
