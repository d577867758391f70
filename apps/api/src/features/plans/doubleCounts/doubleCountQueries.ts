import type { Effects } from "@mars/domain/effects/effects";
import type { Stage } from "@mars/domain/lifecycle/stage";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import { foundOrProblem, ProblemError } from "../../../platform/problems/ProblemError.ts";
import { lockPlanShared } from "../plan/planQueries.ts";
import { homePlanOf, lockSketches } from "../sketch/sketchQueries.ts";
import { withoutSlivers } from "./withoutSlivers.ts";

export type CountedRow = {
  id: string;
  name: string;
  stage: Stage;
  areaHa: number;
  nitrogenTons: number | null;
  extractionHa: number | null;
  afforestationHa: number | null;
  planName: string | null;
  ownPlan: boolean;
  organizationVat: string | null;
  responsibleVat: string | null;
};
export type PairRow = { a: string; b: string; overlapHa: number; x: number; y: number };

/** What counts in one plan, each with what it gives there. */
const itemsOf = (planId: string) => sql`
  select distinct item.item_id as id, item.name, item.stage, coalesce(item.area_ha, 0) as area_ha,
    item.geo_location_id, item.home_plan_id as plan_id, sketch.organization_vat, home.responsible_vat,
    home.title as plan_name, whole.nitrogen_tons, whole.extraction_ha, whole.afforestation_ha
  from plan_counted item
  join (select item_id, sum(nitrogen_tons) as nitrogen_tons, sum(extraction_ha) as extraction_ha,
      sum(afforestation_ha) as afforestation_ha
    from plan_counted where plan_id = ${planId}::text group by item_id) whole on whole.item_id = item.item_id
  left join plan home on home.id = item.home_plan_id
  left join sketch_project sketch on sketch.id = item.item_id
  where item.plan_id = ${planId}::text`;

/** Less is how edges were drawn, and no land that counts twice. */
const EDGES_M2 = 100;

/** Pairs on the same land. */
export async function overlappingPairs(database: Queryable, planId: string): Promise<PairRow[]> {
  const { rows } = await sql<PairRow>`
    with item as materialized (select i.id, i.geo_location_id, g.geometry from (${itemsOf(planId)}) i join geo_location g on g.id = i.geo_location_id),
    pair as (
      select distinct least(own.id::text, other.id::text) as a, greatest(own.id::text, other.id::text) as b
      from item own join item other on other.id <> own.id and other.geometry && own.geometry
        and ST_Intersects(other.geometry, own.geometry)
      offset 0)
    select a, b, ST_Area(shared) / 10000 as "overlapHa", ST_X(ST_PointOnSurface(shared)) as x,
      ST_Y(ST_PointOnSurface(shared)) as y
    from (
      select pair.a, pair.b, ST_Intersection(one.geometry, two.geometry, 0.000001) as shared
      from pair join item one on one.id::text = pair.a join item two on two.id::text = pair.b
      offset 0) cut
    where ST_Area(shared) > ${EDGES_M2}
  `.execute(database);
  return rows;
}

/** Land that at least two of the pairs' areas share, however many lie on it. */
export async function sharedLandHa(
  database: Queryable,
  planId: string,
  pairs: readonly Pick<PairRow, "a" | "b">[],
): Promise<number> {
  const { rows } = await sql<{ ha: number | null }>`
    with item as materialized (select i.id, g.geometry from (${itemsOf(planId)}) i
      join geo_location g on g.id = i.geo_location_id)
    select ST_Area(ST_Union(ST_Intersection(one.geometry, two.geometry, 0.001), 0.001)) / 10000 as ha
    from unnest(${pairs.map(({ a }) => a)}::uuid[], ${pairs.map(({ b }) => b)}::uuid[]) pair (a, b)
    join item one on one.id = pair.a join item two on two.id = pair.b
  `.execute(database);
  return rows[0]?.ha ?? 0;
}

export async function countedItems(
  database: Queryable,
  planId: string,
  ids: readonly string[],
): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select id, name, stage, coalesce(area_ha, 0) as "areaHa", nitrogen_tons as "nitrogenTons",
      extraction_ha as "extractionHa", afforestation_ha as "afforestationHa",
      plan_name as "planName", coalesce(plan_id = ${planId}::uuid, false) as "ownPlan",
      organization_vat as "organizationVat", responsible_vat as "responsibleVat"
    from (${itemsOf(planId)}) item where id = any(${ids}::uuid[])
  `.execute(database);
  return rows;
}

export function effectsOf(row: CountedRow): Effects {
  return {
    nitrogenReductionT: row.nitrogenTons,
    extractionEffortHa: row.extractionHa,
    afforestationEffortHa: row.afforestationHa,
  };
}

/** The area that a sketch had before, as its log tells; null where it never had that one. */
export async function formerArea(
  tx: Tx,
  { sketchId, geoLocationId }: { sketchId: string; geoLocationId: string },
): Promise<{ id: string; areaHa: number } | null> {
  const { rows } = await sql<{ id: string; areaHa: number }>`
    select id, area_ha as "areaHa" from geo_location
    where id = ${geoLocationId} and kind = 'sketch_project' and exists (
      select from revision_entry where entity = 'sketch_project' and entity_id = ${sketchId}::text
        and changes @> ${JSON.stringify([{ field: "geoLocationId", from: geoLocationId }])}::jsonb)`.execute(
    tx,
  );
  return rows[0] ?? null;
}

type Clip = { sketchId: string; keptIds: readonly string[] };

/** Of two that are cut by each other at once, the second is measured against what the first left. */
export async function holdClip(tx: Tx, { sketchId, keptIds }: Clip): Promise<void> {
  await lockPlanShared(tx, foundOrProblem(await homePlanOf(tx, sketchId)));
  await lockSketches(tx, [sketchId, ...keptIds]);
}

/** What is left of a sketch's area without others'; hold them first. */
export async function areaWithout(
  tx: Tx,
  planId: string,
  { sketchId, keptIds }: Clip,
): Promise<{ type: "MultiPolygon"; coordinates: [number, number][][][] }> {
  const { rows } = await sql<{
    geometry: { type: "MultiPolygon"; coordinates: [number, number][][][] } | null;
    overlapM2: number;
  }>`
    with item as (${itemsOf(planId)})
    select ST_AsGeoJSON(left_over.geometry, 3)::json as geometry,
      ST_Area(ST_Intersection(g.geometry, taken.geometry, 0.001)) as "overlapM2"
    from item sketch join geo_location g on g.id = sketch.geo_location_id
    cross join lateral (select ST_Union(k.geometry, 0.001) as geometry from item kept
      join geo_location k on k.id = kept.geo_location_id
      where kept.id = any(${keptIds}::uuid[])) taken
    cross join lateral (${withoutSlivers(
      sql`ST_Difference(g.geometry, taken.geometry, 0.001)`,
      sql`taken.geometry`,
    )}) left_over
    where sketch.id = ${sketchId} and taken.geometry is not null
  `.execute(tx);
  const [cut] = rows;
  if (!cut || cut.geometry === null) throw new ProblemError("sketch.nothing-left");
  if (cut.overlapM2 <= EDGES_M2) throw new ProblemError("sketch.no-overlap");
  return cut.geometry;
}
