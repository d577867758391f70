import type { OutlineKind } from "@mars/contracts/status/statusOutlines";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { isUnitOf } from "../../../platform/geography/unitOfDay.ts";

export type OutlineRow = {
  id: string;
  name: string;
  /** Rings of whole metres. */
  polygons: [number, number][][][];
  label: [number, number];
};

const tables = {
  plan: sql`select id::text as id, name, geo_location_id, told_since, retired_at from plan`,
  tripartite: sql`select id::text as id, name, geo_location_id, told_since, retired_at from tripartite`,
  municipality: sql`select id::text as id, name, geo_location_id, told_since, retired_at from municipality`,
  subcatchment: sql`select op_id as id, name, geo_location_id, told_since, retired_at from subcatchment`,
} as const satisfies Record<OutlineKind, unknown>;

/** Of today, or of an earlier day. */
const isShown = (asOf: string | null) => (asOf === null ? sql`retired_at is null` : isUnitOf(asOf));

/**
 * Outlines of all units of a kind, of today's or those of an earlier day. Whole metres keep vertices
 * that neighbours share the same.
 */
export async function outlineRows(
  database: Queryable,
  kind: OutlineKind,
  asOf: string | null,
): Promise<OutlineRow[]> {
  const { rows } = await sql<OutlineRow>`
    select unit.id, unit.name,
      ST_AsGeoJSON(location.geometry, 0)::json -> 'coordinates' as polygons,
      json_build_array(ST_X(label.point), ST_Y(label.point)) as label
    from (${tables[kind]}) unit
    join geo_location location on location.id = unit.geo_location_id
    cross join lateral (select ST_PointOnSurface(part.geom) as point
      from ST_Dump(location.geometry) part order by ST_Area(part.geom) desc limit 1) label
    where ${isShown(asOf)}
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

export type OutlineEdition = {
  /** Differs when a layer of the geography was replaced, and when units came or went. */
  fingerprint: string;
  /** The same on days that have the same units. */
  units: string;
};

export async function outlineEdition(
  database: Queryable,
  asOf: string | null,
): Promise<OutlineEdition> {
  const { rows } = await sql<OutlineEdition>`
    select coalesce((select string_agg(concat_ws(' ', kind, source, loaded_at), ',' order by kind)
        from geography_source), '')
      || ' ' || (select concat(count(*), ' ', count(retired_at)) from every_unit)
      || ' ' || (select count(*) from geo_location where kind in
        ('municipality', 'tripartite', 'plan', 'subcatchment')) as fingerprint,
      (select md5(string_agg(unit_kind || unit_id, ' ' order by unit_kind, unit_id)) from every_unit
        where ${isShown(asOf)}) as units`.execute(database);
  return rows[0] ?? { fingerprint: "", units: "" };
}
