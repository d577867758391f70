import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import type { MeasuredArea } from "./content/measureAreas.ts";
import { multiPolygonHex } from "./geography/ewkb.ts";
import type { Ring } from "./geography/Position.ts";
import { insertRows } from "./insertRows.ts";

export type Shape = { geoId: string; ring: Ring; drawnAt: Date; measured: MeasuredArea };

/** Geometries and how much of each lies in every unit. */
export async function loadShapes(
  tx: Queryable,
  kind: "project" | "sketch_project",
  shapes: readonly Shape[],
): Promise<void> {
  await insertRows(
    tx,
    "geo_location",
    shapes.map(({ geoId, ring, drawnAt, measured }) => ({
      id: geoId,
      kind,
      geometry: multiPolygonHex([[ring]]),
      area_ha: measured.areaHa,
      source: "demo",
      created_at: drawnAt,
    })),
  );
  const overlaps = shapes.flatMap(({ geoId, measured }) =>
    measured.overlaps.map((overlap) => ({ ...overlap, geoId })),
  );
  const ids = overlaps.map((one) => one.geoId);
  const kinds = overlaps.map((one) => one.unitKind);
  const units = overlaps.map((one) => one.unitId);
  const hectares = overlaps.map((one) => one.overlapHa);
  await sql`insert into geo_overlap (geo_location_id, unit_kind, unit_id, overlap_ha)
    select * from unnest(${ids}::uuid[], ${kinds}::text[], ${units}::text[], ${hectares}::float8[])`.execute(
    tx,
  );
}

/** The figures that a project or sketch project carries itself. */
export const effectColumns = ({ areaHa, carbonHa, effects }: MeasuredArea) => ({
  area_ha: areaHa,
  carbon_overlap_ha: carbonHa,
  nitrogen_tons: effects.nitrogenReductionT,
  extraction_ha: effects.extractionEffortHa,
  afforestation_ha: effects.afforestationEffortHa,
  effects_source: "computed",
  computed_effects: effects,
});
