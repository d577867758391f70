import type { EffectTotals } from "@mars/domain/effects/effects";
import type { Stage } from "@mars/domain/lifecycle/stage";
import { lostShares } from "@mars/domain/plans/countedOnce";
import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";
import { readSharedLand } from "./readSharedLand.ts";

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

/** Land that several of a plan's items lie on is counted once; see `lostShares`. Neighbours that lie
 * on the same land are counted here only with their part. */
async function markCountedTwice(tx: Queryable, versionIds: readonly string[]): Promise<void> {
  const { rows } = await sql<
    EffectTotals & { scope: string; id: string; stage: Stage; geoLocationId: string }
  >`
    select distinct on (plan_version_id, item_id) plan_version_id as scope, item_id as id, stage,
      geo_location_id as "geoLocationId", nitrogen_tons / share as "nitrogenReductionT",
      extraction_ha / share as "extractionEffortHa",
      afforestation_ha / share as "afforestationEffortHa"
    from plan_version_item where plan_version_id = any(${versionIds}::uuid[]) and share > 0
  `.execute(tx);
  for (const [scope, items] of Map.groupBy(rows, (row) => row.scope)) {
    const lost = lostShares(
      items.map((item) => ({ ...item, wholeEffects: item })),
      await readSharedLand(tx, items),
    );
    if (lost.size === 0) continue;
    await sql`
      update plan_version_item frozen set twice_share = lost.share
      from unnest(${[...lost.keys()]}::uuid[], ${[...lost.values()]}::float8[]) lost (id, share)
      where frozen.plan_version_id = ${scope} and frozen.item_id = lost.id
    `.execute(tx);
  }
}
