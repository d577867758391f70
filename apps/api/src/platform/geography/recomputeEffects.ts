import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { RetentionOverlap } from "@mars/domain/effects/areaOverlaps";
import { effectOfArea } from "@mars/domain/effects/effectOfArea";
import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";
import { givingLandSql, purposeSql, readGivingGround } from "./givingLand.ts";
import { holdOutlines } from "./outlineLock.ts";
import { recomputeOverlaps } from "./recomputeOverlaps.ts";
import { attributeSql } from "../layers/attributeSql.ts";
import { readMeasures } from "../schemes/readSchemes.ts";

/** The layers that effects are computed from. */
export const carbonDatasetId = datasetIds.carbonRichSoil;
export const retentionDatasetId = datasetIds.nitrogenRetention;

type Table = "project" | "sketch_project";

/**
 * Areas, overlaps with units, and effects of projects and sketch projects, measured in a few
 * statements for all of them. Effects that were imported or entered by hand stay what counts; the computed ones
 * are kept next to them.
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

type Measured = {
  id: string;
  geoId: string;
  measureId: string | null;
  areaHa: number;
  carbonRichHa: number;
  /** Of it, the land that can give what the sketch is for; a project counts with all of its area. */
  giving: {
    areaHa: number;
    carbonRichHa: number;
    /** Only where nitrogen counts. */
    retention: readonly RetentionOverlap[];
  };
};

/** The database measures what an area covers; what that gives is the domain's to say. */
async function updateEffects(
  tx: Queryable,
  table: Table,
  ids: readonly string[] | "all",
  versions: Versions,
): Promise<void> {
  const measures = new Map((await readMeasures(tx)).map((measure) => [measure.id, measure]));
  const rows = (await measureItems(tx, table, ids, versions)).map((item) => {
    const measure = item.measureId === null ? undefined : measures.get(item.measureId);
    const effects = measure && effectOfArea(measure, item.giving).effects;
    return {
      ...item,
      giving: undefined,
      nitrogenReductionT: effects?.nitrogenReductionT ?? null,
      extractionEffortHa: effects?.extractionEffortHa ?? null,
      afforestationEffortHa: effects?.afforestationEffortHa ?? null,
    };
  });
  await sql`
    update ${sql.table(table)} target set
      area_ha = effect."areaHa",
      carbon_overlap_ha = effect."carbonRichHa",
      computed_effects = jsonb_build_object('nitrogenReductionT', effect."nitrogenReductionT",
        'extractionEffortHa', effect."extractionEffortHa",
        'afforestationEffortHa', effect."afforestationEffortHa"),
      nitrogen_tons = case when ${isGiven} then target.nitrogen_tons else effect."nitrogenReductionT" end,
      extraction_ha = case when ${isGiven} then target.extraction_ha else effect."extractionEffortHa" end,
      afforestation_ha = case when ${isGiven} then target.afforestation_ha
        else effect."afforestationEffortHa" end,
      effects_source = coalesce(target.effects_source, 'computed')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as effect (id uuid, "geoId" uuid,
      "measureId" uuid, "areaHa" float8, "carbonRichHa" float8, "nitrogenReductionT" float8,
      "extractionEffortHa" float8, "afforestationEffortHa" float8)
    -- What was redrawn or got another measure meanwhile has its own effects already.
    where effect.id = target.id and effect."geoId" = target.geo_location_id
      and effect."measureId" is not distinct from target.mitigation_measure_id`.execute(tx);
}

const isGiven = sql`target.effects_source in ('imported', 'entered')`;

async function measureItems(
  tx: Queryable,
  table: Table,
  ids: readonly string[] | "all",
  versions: Versions,
): Promise<readonly Measured[]> {
  const wanted = ids === "all" ? sql`true` : sql`item.id = any(${ids}::uuid[])`;
  const ground = await readGivingGround(tx);
  const purpose = table === "project" ? sql`null::text` : purposeSql(ground);
  // An area in one retention polygon or on one patch of carbon-rich soil is not cut at all. Maps of
  // soil may overlap themselves: patches are united, or the same land would be paid for twice.
  // The grid of a micrometre keeps overlays from failing where lines nearly coincide.
  const { rows } = await sql<Measured>`
    with item as materialized (
      select item.*, coalesce(giving.geometry, item.whole) as geometry
      from (select item.id, item.mitigation_measure_id, location.id as geo_id,
          location.geometry as whole, ${purpose} as purpose
        from ${sql.table(table)} item join geo_location location on location.id = item.geo_location_id
        where ${wanted}) item
      left join lateral (${givingLandSql(sql`item.whole`, sql`item.purpose`, ground)}) giving
        on item.purpose is not null
    ), soil as (
      select item.id,
        case when count(*) = 1 then (array_agg(piece.geometry))[1] else ST_Union(piece.geometry, 0.000001) end as geometry
      from item
      join dataset_feature feature on feature.version_id = ${versions.carbon}::bigint
        and feature.geometry && item.whole and ST_Intersects(feature.geometry, item.whole)
      cross join lateral (select ST_Intersection(feature.geometry, item.whole, 0.000001) as geometry) piece
      group by item.id
    ), unit as materialized (
      -- Of a catchment that holds only part of an area, the piece near that area is enough.
      select item.id, item.geometry, subcatchment.op_id, subcatchment.nitrogen_counts,
        case when count(*) over (partition by item.id) > 1 then
          ST_CollectionExtract(ST_MakeValid(ST_ClipByBox2D(catchment.geometry,
            ST_Expand(ST_Envelope(item.geometry), 1)::box2d)), 3) end as cut
      from item
      join geo_overlap overlap on overlap.geo_location_id = item.geo_id and overlap.unit_kind = 'subcatchment'
      join subcatchment on subcatchment.op_id = overlap.unit_id
      join geo_location catchment on catchment.id = subcatchment.geo_location_id
      where item.mitigation_measure_id is not null
    ), nitrogen as (
      select unit.id, jsonb_agg(jsonb_build_object('areaHa', piece.ha,
          'retention', coalesce((feature.attributes ->> ${attributeSql.retention})::float8, 1),
          'kgPerHa', jsonb_build_object(
            'skov', coalesce((feature.attributes ->> ${attributeSql.forestKgPerHa})::float8, 0),
            'ekstensivering', coalesce((feature.attributes ->> ${attributeSql.extensificationKgPerHa})::float8, 0)),
          'subCatchmentId', unit.op_id, 'nitrogenEffectCounts', true)) as overlaps
      from unit
      join dataset_feature feature on feature.version_id = ${versions.retention}::bigint
        and feature.geometry && unit.geometry and ST_Intersects(feature.geometry, unit.geometry)
      cross join lateral (select case
          when ST_Contains(feature.geometry, unit.geometry) then unit.geometry
          else ST_Intersection(feature.geometry, unit.geometry, 0.000001) end as geometry) inside
      cross join lateral (select ST_Area(case when unit.cut is null then inside.geometry
          else ST_Intersection(inside.geometry, unit.cut, 0.000001) end) / 10000 as ha) piece
      where unit.nitrogen_counts
      group by unit.id
    )
    select item.id, item.geo_id as "geoId", item.mitigation_measure_id as "measureId",
      ST_Area(item.whole) / 10000 as "areaHa",
      coalesce(ST_Area(soil.geometry), 0) / 10000 as "carbonRichHa",
      jsonb_build_object('areaHa', ST_Area(item.geometry) / 10000,
        'carbonRichHa', coalesce(ST_Area(case when item.purpose is null then soil.geometry
          else ST_Intersection(soil.geometry, item.geometry, 0.000001) end), 0) / 10000,
        'retention', coalesce(nitrogen.overlaps, '[]'::jsonb)) as giving
    from item
    left join soil on soil.id = item.id
    left join nitrogen on nitrogen.id = item.id`.execute(tx);
  return rows;
}
