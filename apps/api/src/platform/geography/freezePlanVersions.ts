import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

/**
 * Keeps the rows that new versions are counted from, and what they come to, so that the figures of
 * a version stay what they were on the day. Call it when all versions of the same moment are in,
 * with what each of them leaves out. A sketch of the version's own is not counted again with a
 * neighbour that has published it too.
 */
export async function freezePlanVersions(
  tx: Queryable,
  versionIds: readonly string[],
): Promise<void> {
  await sql`
    insert into plan_version_item (plan_version_id, item_id, op_id, stage, home_plan_id, name,
      geo_location_id, share, nitrogen_tons, extraction_ha, afforestation_ha)
    select version.id, sketch.sketch_project_id, coalesce(part.op_id, ''), 'sketch_project', version.plan_id,
      sketch.name, sketch.geo_location_id, part.share, coalesce(sketch.nitrogen_tons, 0) * part.share,
      coalesce(sketch.extraction_ha, 0) * part.share, coalesce(sketch.afforestation_ha, 0) * part.share
    from plan_version version
    join plan_version_sketch sketch on sketch.plan_version_id = version.id and sketch.included_in_plan
    join plan_part part on part.geo_location_id = sketch.geo_location_id and part.plan_id = version.plan_id::text
    where version.id = any(${versionIds}::uuid[])
    union all
    select version.id, item.id, coalesce(part.op_id, ''), item.stage, item.home_plan_id, item.name,
      item.geo_location_id, part.share, coalesce(item.nitrogen_tons, 0) * part.share,
      coalesce(item.extraction_ha, 0) * part.share, coalesce(item.afforestation_ha, 0) * part.share
    from plan_version version
    join plan_part part on part.plan_id = version.plan_id::text
    join plan_item item on item.geo_location_id = part.geo_location_id and item.included
      and (item.home_plan_id is null or (item.is_published and item.home_plan_id <> version.plan_id))
    where version.id = any(${versionIds}::uuid[]) and not exists (
      select from plan_version_exclusion left_out
      where left_out.plan_version_id = version.id and left_out.project_id = item.id)
      and not exists (select from plan_version_sketch own
        where own.plan_version_id = version.id and own.sketch_project_id = item.id)
  `.execute(tx);
  await markCountedTwice(tx, versionIds);
  await sql`
    update plan_version set totals = jsonb_build_object(
      'nitrogenReductionT', sums.nitrogen, 'extractionEffortHa', sums.extraction,
      'afforestationEffortHa', sums.afforestation, 'nitrogenTwiceT', sums.twice,
      'sketchProjects', sums.sketches, 'projects', sums.projects)
    from (
      select version.id, coalesce(sum(item.nitrogen_tons), 0) as nitrogen,
        coalesce(sum(item.extraction_ha), 0) as extraction,
        coalesce(sum(item.afforestation_ha), 0) as afforestation,
        coalesce(sum(item.nitrogen_tons * item.twice_share), 0) as twice,
        count(distinct item.item_id) filter (where item.stage = 'sketch_project') as sketches,
        count(distinct item.item_id) filter (where item.stage <> 'sketch_project') as projects
      from plan_version version left join plan_version_item item on item.plan_version_id = version.id
      where version.id = any(${versionIds}::uuid[]) group by version.id) sums
    where sums.id = plan_version.id
  `.execute(tx);
}

/** Land that several of a plan's items lie on counts with the most certain of them; the others
 * give it up. Neighbours that lie on the same land are counted here only with their part. */
async function markCountedTwice(tx: Queryable, versionIds: readonly string[]): Promise<void> {
  await sql`
    update plan_version_item frozen set twice_share = lost.share
    from (${landCountedTwice(sql`
      select plan_version_id as scope, item_id, stage, geo_location_id from plan_version_item
      where plan_version_id = any(${versionIds}::uuid[])`)}) lost
    where frozen.plan_version_id = lost.scope and frozen.item_id = lost.item_id
  `.execute(tx);
}

const certainty = sql.raw(
  "array_position(array['established', 'establishment_approval', 'preliminary_examination_approval', 'sketch_project'], stage)",
);

/** The part of each item (0 to 1) on land that others before it already count: their union, so that
 * land under three is not lost twice. Less than 100 m² is how edges were drawn. */
export function landCountedTwice(items: ReturnType<typeof sql>) {
  return sql`
    with item as materialized (
      select distinct scope, item_id, geo_location_id, ${certainty} as place from (${items}) given),
    shape as materialized (
      select item.*, location.geometry from item join geo_location location on location.id = item.geo_location_id),
    cut as (
      select one.scope, one.item_id, one.geometry, ST_Union(before.geometry, 0.000001) as taken
      from shape one join shape before on before.scope = one.scope and before.item_id <> one.item_id
        and (before.place, before.item_id::text) < (one.place, one.item_id::text)
        and before.geometry && one.geometry and ST_Intersects(before.geometry, one.geometry)
      group by one.scope, one.item_id, one.geometry)
    select scope, item_id, least(1, overlap_m2 / nullif(area_m2, 0)) as share, overlap_m2 / 10000 as "overlapHa"
    from (
      select scope, item_id, ST_Area(ST_Intersection(geometry, taken, 0.000001)) as overlap_m2,
        ST_Area(geometry) as area_m2 from cut offset 0) measured
    where overlap_m2 > 100`;
}
