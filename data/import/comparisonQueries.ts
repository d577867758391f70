import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { GeodataFault } from "../../apps/api/src/platform/geodata/GeodataFault.ts";
import { tableOf } from "./datasetQueries.ts";
import type { VersionChanges } from "./ImportReport.ts";

type Before = { id: number; featureCount: number };
type Loaded = { datasetId: string; versionId: number; loaded: number };

const LOOKED_AT = 1000;
const SMALL = 100;

/** The imported version that serves now; what was drawn for demonstration is nothing to compare with. */
export async function readVersionBefore(db: Queryable, datasetId: string): Promise<Before | null> {
  const { rows } = await sql<Before>`
    select version.id, feature_count as "featureCount"
    from dataset join dataset_version version on version.id = dataset.current_version_id
    where dataset.id = ${datasetId} and version.source = 'imported' and not version.report ? 'units'`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Refuses a version that lost what the product reads of it, or more than half of its features. */
export async function assertSameShape(
  db: Queryable,
  before: Before,
  { datasetId, versionId, loaded }: Loaded,
): Promise<void> {
  if (before.featureCount > SMALL && loaded < before.featureCount / 2) {
    throw new GeodataFault(
      "source.shrunk",
      `the source gives ${loaded} features where it gave ${before.featureCount}; take them with --accept-changes if that is right`,
    );
  }
  const lost = await readLostAttributes(db, datasetId, before.id, versionId);
  if (lost.missing.length > 0) {
    throw new GeodataFault(
      "source.reshaped",
      `its features no longer have ${lost.missing.join(", ")}; new are ${lost.fresh.join(", ") || "none"}; take them with --accept-changes if that is right`,
      lost,
    );
  }
}

async function readLostAttributes(
  db: Queryable,
  datasetId: string,
  beforeId: number,
  versionId: number,
): Promise<{ missing: string[]; fresh: string[] }> {
  const namesIn = (id: number) => sql`
    select distinct jsonb_object_keys(attributes) as name
    from (select attributes from ${sql.table(tableOf(id))} limit ${sql.lit(LOOKED_AT)}) sample`;
  const { rows } = await sql<{ missing: string[]; fresh: string[] }>`
    with was as materialized (${namesIn(beforeId)}), now as materialized (${namesIn(versionId)}),
      used as (select jsonb_array_elements(attributes) ->> 'name' as name from dataset where id = ${datasetId})
    select
      array(select name from was where name in (select name from used)
        and name not in (select name from now) order by name) as missing,
      array(select name from now where name not in (select name from was) order by name) as fresh`.execute(
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
