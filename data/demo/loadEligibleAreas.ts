import { datasetIds } from "@mars/domain/datasets/datasetIds";
import {
  UNTOUCHED_FOREST_ELIGIBLE_TYPE_ID,
  UNTOUCHED_FOREST_TYPE,
} from "@mars/domain/schemes/subsidyScheme";
import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { fieldDatasets } from "../../apps/api/src/platform/reference/facts/fieldDatasets.ts";
import { schemes } from "../../apps/api/src/platform/reference/facts/schemes.ts";
import type { DemoProject } from "./content/DemoProject.ts";
import { randomFor } from "./random.ts";

const natureDatasetId = datasetIds.protectedNature;
/** Less is what borders drawn by different hands leave between them. */
const smallestM2 = 100;

/**
 * The areas that schemes with eligible land make by themselves: the project's fields without
 * protected nature. All in one statement; the application makes them one project at a time.
 */
export async function loadEligibleAreas(
  tx: Queryable,
  projects: readonly Pick<DemoProject & { drawnAt: Date }, "id" | "schemeId" | "drawnAt">[],
  seed: number,
): Promise<void> {
  const typesOf = new Map(schemes.map((one) => [one.id, one.supplementaryGeometryTypes]));
  const wanted = projects.flatMap((project) => {
    const random = randomFor(seed, "eligible", project.id);
    return (typesOf.get(project.schemeId) ?? [])
      .filter((type) => type.automatic)
      .map((type) => ({ project, type, id: random.uuid(), geoId: random.uuid() }));
  });
  const [fields] = fieldDatasets.toSorted((a, b) => b.year - a.year);
  // Asked for beforehand: with the numbers in hand the planner looks at two partitions, not at all.
  const versions = await readVersions(tx);
  const fieldsVersion = versions.get(fields?.datasetId ?? "");
  const natureVersion = versions.get(natureDatasetId);
  await sql`
    with whole as materialized (
      select wanted.*, case when wanted.within is null then area.geometry
        else (select ST_Intersection(ST_Union(drawn.geometry, 0.001), area.geometry, 0.001)
          from supplementary_geometry s join geo_location drawn on drawn.id = s.geo_location_id
          where s.project_id = wanted.project_id and s.type = wanted.within) end as geometry
      from unnest(${wanted.map((one) => one.id)}::uuid[], ${wanted.map((one) => one.geoId)}::uuid[],
          ${wanted.map((one) => one.project.id)}::uuid[], ${wanted.map((one) => one.type.id)}::uuid[],
          ${wanted.map((one) => one.type.title)}::text[], ${wanted.map((one) => one.project.drawnAt)}::timestamptz[],
          ${wanted.map(({ type }) => (type.id === UNTOUCHED_FOREST_ELIGIBLE_TYPE_ID ? UNTOUCHED_FOREST_TYPE : null))}::text[])
        wanted (id, geo_id, project_id, type_id, title, drawn_at, within)
      join project on project.id = wanted.project_id
      join geo_location area on area.id = project.geo_location_id
    ), inside as materialized (
      select whole.id, ST_Union(ST_Intersection(f.geometry, whole.geometry, 0.001), 0.001) as geometry
      from whole join dataset_feature f on f.geometry && whole.geometry
      where f.version_id = ${fieldsVersion}::bigint and ST_Intersects(f.geometry, whole.geometry)
        and not coalesce(f.attributes ->> 'Afgkode' = any(${fields?.cropCodesLeftOut ?? []}::text[]), false)
      group by whole.id
    ), outside as (
      select inside.id, ST_Union(ST_Intersection(f.geometry, inside.geometry, 0.001), 0.001) as geometry
      from inside join dataset_feature f on f.geometry && inside.geometry
      where f.version_id = ${natureVersion}::bigint and ST_Intersects(f.geometry, inside.geometry)
      group by inside.id
    ), eligible as materialized (
      select whole.*, left_over.geometry as eligible, ST_Area(left_over.geometry) / 10000 as area_ha
      from inside join whole using (id) left join outside using (id)
      cross join lateral (select ST_Multi(ST_CollectionExtract(case
        when outside.geometry is null then inside.geometry
        else ST_Difference(inside.geometry, outside.geometry, 0.001) end, 3)) as geometry) left_over
      where ST_Area(left_over.geometry) >= ${smallestM2}
    ), located as (
      insert into geo_location (id, kind, geometry, area_ha, source, created_at)
      select geo_id, 'supplementary_geometry', eligible, area_ha, 'demo', drawn_at from eligible
    ), added as (
      insert into supplementary_geometry (id, project_id, name, type_id, geo_location_id, area_ha, automatic, created_at)
      select id, project_id, title, type_id, geo_id, area_ha, true, drawn_at from eligible
    )
    update project set supplementary_overlap_1_ha = sum.area_ha
    from (select project_id, sum(area_ha) as area_ha from eligible group by project_id) sum
    where sum.project_id = project.id`.execute(tx);
  await sql`
    update project set supplementary_overlap_2_ha = sum.area_ha
    from (select project_id, sum(area_ha) as area_ha from supplementary_geometry
      where type = ${UNTOUCHED_FOREST_TYPE} group by project_id) sum
    where sum.project_id = project.id`.execute(tx);
}

async function readVersions(tx: Queryable): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; version: string }>`
    select id, current_version_id::text as version from dataset where current_version_id is not null`.execute(
    tx,
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}
