import type { Effects } from "@mars/domain/effects/effects";
import type { Stage } from "@mars/domain/lifecycle/stage";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../platform/database/Database.ts";

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
export type PairRow = { a: string; b: string; overlapHa: number };

/** What counts as one plan sees it: a project that it leaves out is not counted, so not twice. */
const itemsOf = (planId: string) => sql`
  select s.id, s.name, 'sketch_project'::text as stage, s.area_ha, s.nitrogen_tons, s.extraction_ha,
    s.afforestation_ha, s.geo_location_id, s.plan_id, s.organization_vat, p.responsible_vat, p.title as plan_name
  from sketch_project s join plan p on p.id = s.plan_id
  where s.included_in_plan and s.kind = 'sketch_project'
  union all
  select id, name, stage, area_ha, nitrogen_tons, extraction_ha, afforestation_ha, geo_location_id,
    null::uuid, null, null, null
  from project where stage is not null and geo_location_id is not null
    and not exists (select from plan_project_exclusion x where x.plan_id = ${planId} and x.project_id = project.id)`;

/** Pairs on the same land of which at least one lies in the plan. Less than 100 m² is how edges were drawn. */
export async function overlappingPairs(database: Queryable, planId: string): Promise<PairRow[]> {
  const { rows } = await sql<PairRow>`
    with item as materialized (select i.id, i.geo_location_id, g.geometry from (${itemsOf(planId)}) i join geo_location g on g.id = i.geo_location_id),
    own as materialized (select item.* from item join geo_overlap o on o.geo_location_id = item.geo_location_id
      and o.unit_kind = 'plan' and o.unit_id = ${planId}::text),
    pair as (
      select distinct least(own.id::text, other.id::text) as a, greatest(own.id::text, other.id::text) as b
      from own join item other on other.id <> own.id and other.geometry && own.geometry
        and ST_Intersects(other.geometry, own.geometry)
      offset 0)
    select a, b, overlap_ha as "overlapHa" from (
      select pair.a, pair.b, ST_Area(ST_Intersection(one.geometry, two.geometry, 0.000001)) / 10000 as overlap_ha
      from pair join item one on one.id::text = pair.a join item two on two.id::text = pair.b
      offset 0) cut
    where overlap_ha > 0.01
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
      plan_name as "planName", plan_id = ${planId}::uuid as "ownPlan",
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

/** What is left of a sketch's area without another's; null where nothing is. */
export async function areaWithout(
  tx: Tx,
  planId: string,
  { sketchId, keptId }: { sketchId: string; keptId: string },
): Promise<{ type: "MultiPolygon"; coordinates: [number, number][][][] } | null> {
  const { rows } = await sql<{
    geometry: { type: "MultiPolygon"; coordinates: [number, number][][][] } | null;
  }>`
    with item as (${itemsOf(planId)})
    select case when ST_Area(left_over.geometry) > 100 then ST_AsGeoJSON(left_over.geometry, 3)::json end as geometry
    from item sketch join geo_location g on g.id = sketch.geo_location_id
    join item kept on kept.id = ${keptId} join geo_location k on k.id = kept.geo_location_id
    cross join lateral (select ST_Multi(ST_CollectionExtract(ST_MakeValid(
      ST_Difference(g.geometry, k.geometry, 0.001)), 3)) as geometry) left_over
    where sketch.id = ${sketchId}
  `.execute(tx);
  return rows[0]?.geometry ?? null;
}
