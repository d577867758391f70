import { createHash } from "node:crypto";
import { canonicalGeometry } from "@mars/domain/areas/canonicalGeometry";
import { type AreaGeometry, polygonsOf } from "@mars/domain/areas/geometry";
import type { Limits } from "@mars/domain/areas/limits";
import { validateGeometry } from "@mars/domain/areas/validateGeometry";
import { chargeStorage } from "../allowances/chargeStorage.ts";
import type { Tx } from "../database/Database.ts";
import { sql } from "../database/sql.ts";
import type { AuditContext } from "../history/Revision.ts";
import { ProblemError, valueOrProblem } from "../problems/ProblemError.ts";

export type AreaSource = "drawn" | "picked" | "uploaded";
export type AreaKind = "project" | "supplementary_geometry" | "sketch_project";

/** Checks an area and keeps it; areas never change, a redrawn one gets a new location. */
export async function storeArea(
  tx: Tx,
  kind: AreaKind,
  given: AreaGeometry,
  source: AreaSource,
  act: AuditContext & { limits: Limits },
  /** The outline that it was cut from: how it came about stays what it was. */
  cutFrom: string | null = null,
): Promise<{ id: string; areaHa: number }> {
  const geometry = valueOrProblem(
    validateGeometry(given, act.limits, source === "uploaded" ? "uploaded" : "drawn"),
  );
  await chargeStorage(tx, act, BYTES_PER_POSITION * positionsOf(geometry));
  const geojson = JSON.stringify({ type: "MultiPolygon", coordinates: polygonsOf(geometry) });
  const { rows } = await sql<{ id: string; areaHa: number; valid: boolean }>`
    insert into geo_location (kind, geometry, area_ha, geometry_hash, source)
    select ${kind}, geometry, ST_Area(geometry) / 10000, ${hashOfArea(geometry)},
      coalesce((select former.source from geo_location former where former.id = ${cutFrom}), ${source})
    from (select ST_SetSRID(ST_GeomFromGeoJSON(${geojson}), 25832) as geometry) given
    returning id, area_ha as "areaHa", ST_IsValid(geometry) as valid
  `.execute(tx);
  const stored = rows[0]!;
  if (!stored.valid) throw new ProblemError("geometry.invalid");
  return { id: stored.id, areaHa: stored.areaHa };
}

const BYTES_PER_POSITION = 16;

const positionsOf = (geometry: AreaGeometry) =>
  polygonsOf(geometry).reduce(
    (sum, rings) => sum + rings.reduce((ofRings, ring) => ofRings + ring.length, 0),
    0,
  );

/** The same for the same area, wherever its rings start. */
export function hashOfArea(geometry: AreaGeometry): string {
  return createHash("sha256").update(canonicalGeometry(geometry)).digest("hex");
}
