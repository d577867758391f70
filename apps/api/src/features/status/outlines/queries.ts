import type { OutlineKind } from "@mars/contracts/statusOutlines";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

export type OutlineRow = {
  id: string;
  name: string;
  /** Rings of whole metres. */
  polygons: [number, number][][][];
  label: [number, number];
};

const tables = {
  plan: sql`select id::text as id, name, geo_location_id from plan where retired_at is null`,
  tripartite: sql`select id::text as id, name, geo_location_id from tripartite where retired_at is null`,
  municipality: sql`select id::text as id, name, geo_location_id from municipality where retired_at is null`,
  subcatchment: sql`select op_id as id, name, geo_location_id from subcatchment where retired_at is null`,
} as const satisfies Record<OutlineKind, unknown>;

/** Outlines of all units of a kind that are units today. Whole metres keep vertices that neighbours share the same. */
export async function outlineRows(database: Queryable, kind: OutlineKind): Promise<OutlineRow[]> {
  const { rows } = await sql<OutlineRow>`
    select unit.id, unit.name,
      ST_AsGeoJSON(location.geometry, 0)::json -> 'coordinates' as polygons,
      json_build_array(ST_X(label.point), ST_Y(label.point)) as label
    from (${tables[kind]}) unit
    join geo_location location on location.id = unit.geo_location_id
    cross join lateral (select ST_PointOnSurface(part.geom) as point
      from ST_Dump(location.geometry) part order by ST_Area(part.geom) desc limit 1) label
    order by unit.id`.execute(database);
  return rows;
}

export type ShapeRow = { geoLocationId: string; polygons: [number, number][][][] };

/** Areas of projects and sketches, in whole metres. */
export async function shapeRows(
  database: Queryable,
  geoLocationIds: readonly string[],
): Promise<ShapeRow[]> {
  const { rows } = await sql<ShapeRow>`
    select id as "geoLocationId", ST_AsGeoJSON(geometry, 0)::json -> 'coordinates' as polygons
    from geo_location where id = any(${geoLocationIds}::uuid[])`.execute(database);
  return rows;
}

/** Differs when a layer of the geography was replaced. */
export async function geographyFingerprint(database: Queryable): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select coalesce((select string_agg(concat_ws(' ', kind, source, loaded_at), ',' order by kind)
        from geography_source), '')
      || ' ' || (select count(*) from retired_unit) || ' ' || (select count(*) from municipality) || ' ' || (select count(*) from plan)
      || ' ' || (select count(*) from geo_location where kind in
        ('municipality', 'tripartite', 'plan', 'subcatchment')) as fingerprint`.execute(database);
  return rows[0]?.fingerprint ?? "";
}
