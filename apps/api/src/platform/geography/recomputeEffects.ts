import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";
import { holdOutlines } from "./outlineLock.ts";
import { recomputeOverlaps } from "./recomputeOverlaps.ts";
import { attributeSql } from "../layers/attributeSql.ts";

/** The layers that effects are computed from. */
export const carbonDatasetId = datasetIds.carbonRichSoil;
export const retentionDatasetId = datasetIds.nitrogenRetention;

type Table = "project" | "sketch_project";

/**
 * Areas, overlaps with units, and effects of projects and sketch projects, in a few statements for
 * all of them. Effects that were imported or entered by hand stay what counts; the computed ones
 * are kept beside them.
 */
export async function recomputeEffects(
  tx: Queryable,
  ids: readonly string[] | "all",
  options: { overlaps?: boolean } = {},
): Promise<void> {
  if (ids !== "all") await holdOutlines(tx);
  if (options.overlaps !== false) await recomputeOverlaps(tx, await geoLocationIds(tx, ids));
  const versions = await currentVersions(tx);
  await updateEffects(tx, "project", ids, versions);
  await updateEffects(tx, "sketch_project", ids, versions);
}

type Versions = { carbon: string | null; retention: string | null };

/** Asked for beforehand: with the numbers in hand the planner looks at two partitions, not at all. */
async function currentVersions(tx: Queryable): Promise<Versions> {
  const { rows } = await sql<{ id: string; version: string | null }>`
    select id, current_version_id::text as version from dataset
    where id in (${carbonDatasetId}, ${retentionDatasetId})`.execute(tx);
  const versionOf = (datasetId: string) => rows.find(({ id }) => id === datasetId)?.version ?? null;
  return { carbon: versionOf(carbonDatasetId), retention: versionOf(retentionDatasetId) };
}

async function geoLocationIds(tx: Queryable, ids: readonly string[] | "all") {
  if (ids === "all") return ids;
  const { rows } = await sql<{ id: string }>`
    select geo_location_id as id from project
    where id = any(${ids}::uuid[]) and geo_location_id is not null
    union select geo_location_id from sketch_project where id = any(${ids}::uuid[])`.execute(tx);
  return rows.map(({ id }) => id);
}

async function updateEffects(
  tx: Queryable,
  table: Table,
  ids: readonly string[] | "all",
  versions: Versions,
): Promise<void> {
  const wanted = ids === "all" ? sql`true` : sql`item.id = any(${ids}::uuid[])`;
  // An area in one retention polygon or on one patch of carbon-rich soil is not cut at all. Maps of
  // soil may overlap themselves: patches are united, or the same land would be paid for twice.
  // The grid of a micrometre keeps overlays from failing where lines nearly coincide.
  await sql`
    with item as materialized (
      select item.id, item.mitigation_measure_id, location.id as geo_id, location.geometry,
        ST_Area(location.geometry) / 10000 as area_ha
      from ${sql.table(table)} item join geo_location location on location.id = item.geo_location_id
      where ${wanted}
    ), soil as (
      select item.id, count(*) as patches,
        case when count(*) = 1 then min(piece.area) else ST_Area(ST_Union(piece.geometry, 0.000001)) end / 10000 as ha
      from item
      join dataset_feature feature on feature.version_id = ${versions.carbon}::bigint
        and feature.geometry && item.geometry and ST_Intersects(feature.geometry, item.geometry)
      cross join lateral (select ST_Intersection(feature.geometry, item.geometry, 0.000001) as geometry) cut
      cross join lateral (select cut.geometry, ST_Area(cut.geometry) as area) piece
      group by item.id
    ), unit as materialized (
      -- Of a catchment that holds only part of an area, the piece near that area is enough.
      select item.id, item.mitigation_measure_id, item.geometry, subcatchment.nitrogen_counts,
        case when count(*) over (partition by item.id) > 1 then
          ST_CollectionExtract(ST_MakeValid(ST_ClipByBox2D(catchment.geometry,
            ST_Expand(ST_Envelope(item.geometry), 1)::box2d)), 3) end as cut
      from item
      join geo_overlap overlap on overlap.geo_location_id = item.geo_id and overlap.unit_kind = 'subcatchment'
      join subcatchment on subcatchment.op_id = overlap.unit_id
      join geo_location catchment on catchment.id = subcatchment.geo_location_id
    ), nitrogen as (
      select unit.id, sum(piece.ha * coalesce(measure.nitrogen_factor,
          (feature.attributes ->> measure.nitrogen_retention_property)::float8
          * (1 - (feature.attributes ->> ${attributeSql.retention})::float8), 0)) / 1000 as tons
      from unit
      join mitigation_measure measure on measure.id = unit.mitigation_measure_id
      join dataset_feature feature on feature.version_id = ${versions.retention}::bigint
        and feature.geometry && unit.geometry and ST_Intersects(feature.geometry, unit.geometry)
      cross join lateral (select case
          when ST_Contains(feature.geometry, unit.geometry) then unit.geometry
          else ST_Intersection(feature.geometry, unit.geometry, 0.000001) end as geometry) inside
      cross join lateral (select ST_Area(case when unit.cut is null then inside.geometry
          else ST_Intersection(inside.geometry, unit.cut, 0.000001) end) / 10000 as ha) piece
      where unit.nitrogen_counts
      group by unit.id
    ), effect as (
      select item.id, item.geo_id, item.mitigation_measure_id, item.area_ha, coalesce(soil.ha, 0) as carbon_ha,
        case when measure.id is not null then coalesce(nitrogen.tons, 0) end as nitrogen_tons,
        measure.extraction_factor * case
          when not measure.extraction_depends_on_carbon then item.area_ha
          when coalesce(soil.ha, 0) / nullif(item.area_ha, 0) > measure.extraction_whole_area_above_share then item.area_ha
          else coalesce(soil.ha, 0) end as extraction_ha,
        measure.afforestation_factor * item.area_ha as afforestation_ha
      from item
      left join mitigation_measure measure on measure.id = item.mitigation_measure_id
      left join soil on soil.id = item.id
      left join nitrogen on nitrogen.id = item.id
    )
    update ${sql.table(table)} target set
      area_ha = effect.area_ha,
      carbon_overlap_ha = effect.carbon_ha,
      computed_effects = jsonb_build_object('nitrogenReductionT', effect.nitrogen_tons,
        'extractionEffortHa', effect.extraction_ha, 'afforestationEffortHa', effect.afforestation_ha),
      nitrogen_tons = case when ${kept()} then target.nitrogen_tons else effect.nitrogen_tons end,
      extraction_ha = case when ${kept()} then target.extraction_ha else effect.extraction_ha end,
      afforestation_ha = case when ${kept()} then target.afforestation_ha else effect.afforestation_ha end,
      effects_source = coalesce(target.effects_source, 'computed')
    -- What was drawn or chosen anew meanwhile has effects of its own already.
    from effect where effect.id = target.id and effect.geo_id = target.geo_location_id
      and effect.mitigation_measure_id is not distinct from target.mitigation_measure_id`.execute(
    tx,
  );
}

const kept = () => sql`target.effects_source in ('imported', 'entered')`;
