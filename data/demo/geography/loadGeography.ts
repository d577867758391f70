import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { municipalities } from "../../reference/municipalities.ts";
import { plans } from "../../reference/plans.ts";
import { subCatchmentGeoId } from "../../reference/loadReference.ts";
import { subCatchments } from "../../reference/subCatchments.ts";
import { tripartites } from "../../reference/tripartites.ts";
import type { DemoLand } from "./demoLand.ts";
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

type GeoIds = Record<"municipality" | "subcatchment" | "tripartite" | "plan", string | undefined>;

/** Puts the pieces together twice: what lies in the same units first, then every unit of those. */
async function unite(
  tx: Queryable,
  faces: readonly Face[],
  idsOf: (face: Face) => GeoIds,
): Promise<void> {
  const ids = faces.map(idsOf);
  await sql`
    with piece as materialized (
      select municipality, subcatchment, tripartite, plan, ST_Union(hex::geometry) as geometry
      from unnest(${ids.map((one) => one.municipality)}::uuid[], ${ids.map((one) => one.subcatchment)}::uuid[],
          ${ids.map((one) => one.tripartite)}::uuid[], ${ids.map((one) => one.plan)}::uuid[],
          ${faces.map((face) => face.hex)}::text[])
        face (municipality, subcatchment, tripartite, plan, hex)
      group by municipality, subcatchment, tripartite, plan
    )
    insert into geo_location (id, kind, geometry, area_ha, source)
    select id, kind, geometry, ST_Area(geometry) / 10000, 'demo'
    from (
      select unit.id, unit.kind, ST_Multi(ST_Union(piece.geometry)) as geometry
      from piece, lateral (values ('municipality', municipality), ('subcatchment', subcatchment),
        ('tripartite', tripartite), ('plan', plan)) unit (kind, id)
      group by unit.id, unit.kind
    ) whole`.execute(tx);
}
