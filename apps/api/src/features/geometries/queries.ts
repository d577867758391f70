import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";
import { isPublicOutline } from "../../platform/geography/isPublicOutline.ts";

export type GeometryFormat = "wkt" | "geojson-25832" | "geojson-4326";

/** The outline of a geometry that is public now. Nothing else exists here. */
export async function publicGeometry(
  database: Queryable,
  id: string,
  format: GeometryFormat,
): Promise<{ id: string; kind: string; text: string } | null> {
  const written = {
    wkt: sql`ST_AsText(geometry)`,
    "geojson-25832": sql`ST_AsGeoJSON(geometry, 3)`,
    "geojson-4326": sql`ST_AsGeoJSON(ST_ForcePolygonCCW(ST_Transform(geometry, 4326)), 7)`,
  }[format];
  const { rows } = await sql<{ id: string; kind: string; text: string }>`
    select id, kind, ${written} as text from geo_location location
    where id = ${id}::uuid and ${isPublicOutline}`.execute(database);
  return rows[0] ?? null;
}
