import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { municipalities } from "../../../apps/api/src/platform/reference/facts/municipalities.ts";
import { plans } from "../../../apps/api/src/platform/reference/facts/plans.ts";
import {
  subCatchmentGeoId,
  subCatchments,
} from "../../../apps/api/src/platform/reference/facts/subCatchments.ts";
import { tripartites } from "../../../apps/api/src/platform/reference/facts/tripartites.ts";
import type { DemoLand } from "./demoLand.ts";
import { dissolve } from "./dissolve.ts";
import { multiPolygonHex, polygonRings } from "./ewkb.ts";
import { landFaces } from "./faces.ts";
import type { Face } from "./faces.ts";
import { loadRelations } from "./loadRelations.ts";

/** Draws the demonstration geography and returns its pieces, for the layers that share them. */
export async function loadGeography(tx: Queryable, land: DemoLand): Promise<Face[]> {
  const faces = await landFaces(tx, land);
  const planOf = new Map(subCatchments.map((sub) => [sub.opId, sub.planName]));
  const geoIds = {
    municipality: new Map(municipalities.map((one) => [one.code, one.geoLocationId])),
    tripartite: new Map(tripartites.map((one) => [one.number, one.geoLocationId])),
    plan: new Map(plans.map((one) => [one.name, one.geoLocationId])),
  };
  await unite(tx, faces, (face) => ({
    municipality: geoIds.municipality.get(face.municipalityCode),
    subcatchment: subCatchmentGeoId(face.opId),
    tripartite: geoIds.tripartite.get(face.tripartiteNumber),
    plan: geoIds.plan.get(planOf.get(face.opId) ?? ""),
  }));
  await loadRelations(tx, faces);
  await sql`insert into geography_source (kind, source, description)
    select kind, 'demo', 'Demonstrationsgeografi: forenklede omrids, ikke til sagsbehandling'
    from unnest(array['municipality', 'subcatchment', 'tripartite', 'plan']) kind`.execute(tx);
  return faces;
}

const unitKinds = ["municipality", "subcatchment", "tripartite", "plan"] as const;
type GeoIds = Record<(typeof unitKinds)[number], string | undefined>;

/** Every unit is put together from the pieces that lie in it. */
async function unite(
  tx: Queryable,
  faces: readonly Face[],
  idsOf: (face: Face) => GeoIds,
): Promise<void> {
  const rings = faces.map(({ hex }) => polygonRings(hex));
  const ids = faces.map(idsOf);
  const units = unitKinds.flatMap((kind) =>
    [...Map.groupBy(faces.keys(), (index) => ids[index]?.[kind])].map(([id, inside]) => ({
      id,
      kind,
      hex: multiPolygonHex(dissolve([...inside].map((index) => rings[index] as Float64Array[]))),
    })),
  );
  await sql`
    insert into geo_location (id, kind, geometry, area_ha, source)
    select id, kind, geometry, ST_Area(geometry) / 10000, 'demo'
    from unnest(${units.map(({ id }) => id)}::uuid[], ${units.map(({ kind }) => kind)}::text[],
      ${units.map(({ hex }) => hex)}::text[]) unit (id, kind, hex),
      lateral (select hex::geometry as geometry) read`.execute(tx);
}
