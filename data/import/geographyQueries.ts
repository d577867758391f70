import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";

export type GeographyKind = "municipality" | "subcatchment" | "tripartite";

type UnitTable = { table: string; key: string };
const unitTables: Record<GeographyKind, UnitTable> = {
  municipality: { table: "municipality", key: "code" },
  subcatchment: { table: "subcatchment", key: "op_id" },
  tripartite: { table: "tripartite", key: "number" },
};

export type UnitPart = { key: string; wkb: string; name: string | null; areaHa: number | null };

/** Units that there are; those that a release retired are asked of no source. */
export async function readUnitKeys(
  db: Queryable,
  kind: GeographyKind,
): Promise<Map<string, string>> {
  const { table, key } = unitTables[kind];
  const { rows } = await sql<{ key: string; name: string }>`
    select ${sql.ref(key)} as key, name from ${sql.table(table)}
    where retired_at is null`.execute(db);
  return new Map(rows.map((row) => [row.key, row.name]));
}

/**
 * Puts official outlines in place of the ones there were, under the same ids: everything that
 * points at a unit's geometry continues pointing at it. Returns the keys whose geometry was repaired.
 */
export async function replaceOutlines(
  tx: Queryable,
  kind: GeographyKind,
  parts: readonly UnitPart[],
): Promise<string[]> {
  const { table, key } = unitTables[kind];
  const { rows } = await sql<{ key: string; repaired: boolean }>`
    with part as materialized (
      select key, wkb::geometry as geometry, ST_IsValid(wkb::geometry) as valid
      from json_to_recordset(${JSON.stringify(parts)}::json) as r(key text, wkb text)
    ), outline as materialized (
      select key, bool_or(not valid) as repaired,
        ST_Multi(ST_CollectionExtract(ST_UnaryUnion(ST_Collect(
          case when valid then geometry
            else ST_CollectionExtract(ST_MakeValid(geometry, 'method=structure'), 3) end), 0.000001), 3)) as geometry
      from part group by key
    ), placed as (
      insert into geo_location (id, kind, geometry, area_ha, source)
      select unit.geo_location_id, ${kind}, outline.geometry, ST_Area(outline.geometry) / 10000, 'official'
      from outline join ${sql.table(table)} unit on unit.${sql.ref(key)} = outline.key
        and unit.retired_at is null
      on conflict (id) do update set geometry = excluded.geometry, area_ha = excluded.area_ha,
        source = 'official', geometry_hash = null, created_at = now()
    )
    select key, repaired from outline`.execute(tx);
  return rows.filter((row) => row.repaired).map((row) => row.key);
}

/** Names and figures that come with the outlines. Tripartites keep the name they are known by. */
export async function updateUnitFacts(
  tx: Queryable,
  kind: GeographyKind,
  parts: readonly UnitPart[],
): Promise<void> {
  if (kind === "tripartite") return;
  const { table, key } = unitTables[kind];
  const facts = sql`(select key, min(name) as name, min("areaHa") as area_ha
    from json_to_recordset(${JSON.stringify(parts)}::json) as r(key text, name text, "areaHa" double precision)
    group by key) fact`;
  await sql`update ${sql.table(table)} unit set name = fact.name
    from ${facts} where unit.${sql.ref(key)} = fact.key and unit.retired_at is null and fact.name is not null`.execute(
    tx,
  );
  if (kind !== "subcatchment") return;
  await sql`
    update subcatchment unit set official_area_ha = coalesce(fact.area_ha, g.area_ha),
      label_easting = ST_X(ST_PointOnSurface(g.geometry)), label_northing = ST_Y(ST_PointOnSurface(g.geometry))
    from ${facts}, geo_location g where unit.op_id = fact.key and g.id = unit.geo_location_id`.execute(
    tx,
  );
}

/** A plan is the union of its sub-catchments. */
export async function rebuildPlans(tx: Queryable): Promise<void> {
  await sql`
    insert into geo_location (id, kind, geometry, area_ha, source)
    select id, 'plan', geometry, ST_Area(geometry) / 10000, 'official' from (
      select plan.geo_location_id as id,
        ST_Multi(ST_CollectionExtract(ST_UnaryUnion(ST_Collect(g.geometry), 0.000001), 3)) as geometry
      from plan join subcatchment s on s.plan_id = plan.id and s.retired_at is null
      join geo_location g on g.id = s.geo_location_id
      group by plan.geo_location_id
    ) outline
    on conflict (id) do update set geometry = excluded.geometry, area_ha = excluded.area_ha,
      source = 'official', geometry_hash = null, created_at = now()`.execute(tx);
}

export async function setGeographySource(
  tx: Queryable,
  kinds: readonly string[],
  description: string,
): Promise<void> {
  await sql`
    insert into geography_source (kind, source, description, loaded_at)
    select kind, 'official', ${description}, now() from unnest(${kinds}::text[]) as kind
    on conflict (kind) do update set source = 'official', description = excluded.description, loaded_at = now()`.execute(
    tx,
  );
  await sql`insert into event (topic, entity_id) select 'geography', kind from unnest(${kinds}::text[]) as kind`.execute(
    tx,
  );
}

/** What is measured against units: areas by id, and who has which of them under which measure. */
export type Measured = { areas: string[]; items: string[] };

export async function readMeasured(tx: Queryable): Promise<Measured> {
  const areas = await sql<{ id: string }>`
    select id from geo_location where kind in ('project', 'sketch_project', 'nature_potential')`.execute(
    tx,
  );
  const items = await sql<{ key: string }>`
    select concat_ws(' ', id, geo_location_id, mitigation_measure_id) as key from project
    union all select concat_ws(' ', id, geo_location_id, mitigation_measure_id) from sketch_project`.execute(
    tx,
  );
  return { areas: areas.rows.map(({ id }) => id), items: items.rows.map(({ key }) => key) };
}

/** What is here now and was not then; items by their id. */
export async function readDrawnSince(tx: Queryable, then: Measured): Promise<Measured> {
  const now = await readMeasured(tx);
  const [areas, items] = [new Set(then.areas), new Set(then.items)];
  return {
    areas: now.areas.filter((id) => !areas.has(id)),
    items: now.items.filter((key) => !items.has(key)).map((key) => key.split(" ")[0]!),
  };
}
