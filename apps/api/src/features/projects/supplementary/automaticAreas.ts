import { datasetIds } from "@mars/domain/datasets/datasetIds";
import {
  UNTOUCHED_FOREST_ELIGIBLE_TYPE_ID,
  UNTOUCHED_FOREST_TYPE,
} from "@mars/domain/schemes/subsidyScheme";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import { attributeSql } from "../../../platform/layers/attributeSql.ts";
import type { StoredScheme, TitledGeometryType } from "../../../platform/schemes/readSchemes.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";
import {
  deleteSupplementary,
  insertSupplementary,
  measureSupplementary,
} from "./supplementaryQueries.ts";

// Below a hundred square metres it is what borders drawn by different hands leave between them.
const SMALLEST_M2 = 100;

/** Stands for the field map that a year is judged by. */
const FIELDS_BY_YEAR = datasetIds.fieldsByYear;

type Sources = {
  /** Dataset → its current version; fields also by crop. */
  versions: ReadonlyMap<string, number>;
  fields: { datasetId: string; cropCodesLeftOut: readonly string[] } | null;
  /** Datasets that automatic areas need and that are not loaded. */
  missing: readonly string[];
};

const automaticTypes = (scheme: StoredScheme): readonly TitledGeometryType[] =>
  scheme.supplementaryGeometryTypes.filter(({ automatic }) => automatic);

/** The maps that a scheme's automatic areas are cut from. */
export async function automaticSources(
  database: Queryable,
  scheme: StoredScheme,
): Promise<Sources> {
  const wanted = new Set(
    automaticTypes(scheme).flatMap((type) => [
      ...(type.mustOverlapWithDatasets ?? []),
      ...(type.mustNotOverlapWithDatasets ?? []),
    ]),
  );
  if (wanted.size === 0) return { versions: new Map(), fields: null, missing: [] };
  const configured = wanted.has(FIELDS_BY_YEAR) ? await fieldDatasets(database) : [];
  const versions = await datasetVersionIds(database, [
    ...wanted,
    ...configured.map(({ datasetId }) => datasetId),
  ]);
  // The newest map that is loaded: a new year's fields arrive months after New Year.
  const fields =
    configured
      .toSorted((a, b) => b.year - a.year)
      .find(({ datasetId }) => versions.has(datasetId)) ?? null;
  const missing = [...wanted].filter((id) =>
    id === FIELDS_BY_YEAR ? fields === null : !versions.has(id),
  );
  return { versions, fields, missing };
}

/** Makes the automatic areas again after the area, the scheme or the untouched forest changed. */
export async function remakeAutomaticAreas(
  tx: Tx,
  row: ProjectRow,
  scheme: StoredScheme | undefined,
  act: ProjectAuditContext,
): Promise<void> {
  await deleteSupplementary(tx, await replaceableAreas(tx, row.id));
  if (scheme && row.geoLocationId !== null) {
    const sources = await automaticSources(tx, scheme);
    for (const type of automaticTypes(scheme)) {
      await makeArea(tx, row.id, row.geoLocationId, type, sources, act);
    }
  }
  await measureSupplementary(tx, row.id);
}

async function makeArea(
  tx: Tx,
  projectId: string,
  projectGeoId: string,
  type: TitledGeometryType,
  { versions, fields, missing }: Sources,
  { at }: ProjectAuditContext,
): Promise<void> {
  const inside = type.mustOverlapWithDatasets ?? [];
  const outside = type.mustNotOverlapWithDatasets ?? [];
  if ([...inside, ...outside].some((id) => missing.includes(id))) return;
  const versionOf = (id: string) => versions.get(id === FIELDS_BY_YEAR ? fields!.datasetId : id)!;
  const geoLocationId = await insertEligibleArea(tx, {
    projectId,
    projectGeoId,
    onlyWithinType: type.id === UNTOUCHED_FOREST_ELIGIBLE_TYPE_ID ? UNTOUCHED_FOREST_TYPE : null,
    insideVersions: inside.map(versionOf),
    cropCodesLeftOut: inside.includes(FIELDS_BY_YEAR) ? fields!.cropCodesLeftOut : [],
    outsideVersions: outside.map(versionOf),
  });
  if (geoLocationId === null) return;
  await insertSupplementary(tx, {
    projectId,
    name: type.title,
    typeId: type.id,
    type: type.type,
    geoLocationId,
    automatic: true,
    personId: null,
    organization: null,
    at,
  });
}

type FieldDataset = {
  datasetId: string;
  year: number;
  cropCodesLeftOut: readonly string[];
};

async function fieldDatasets(database: Queryable): Promise<readonly FieldDataset[]> {
  const { rows } = await sql<{ document: FieldDataset[] }>`
    select document from reference_document where key = 'field-datasets'
  `.execute(database);
  return rows[0]?.document ?? [];
}

async function datasetVersionIds(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; versionId: number }>`
    select id, current_version_id as "versionId" from dataset
    where id = any(${ids}::text[]) and current_version_id is not null
  `.execute(database);
  return new Map(rows.map(({ id, versionId }) => [id, versionId]));
}

async function replaceableAreas(tx: Tx, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from supplementary_geometry where project_id = ${projectId} and automatic
  `.execute(tx);
  return rows.map(({ id }) => id);
}

type EligibleArea = {
  projectId: string;
  projectGeoId: string;
  /** Only the part that is drawn as this machine name, such as uroert_skov. */
  onlyWithinType: string | null;
  insideVersions: readonly number[];
  cropCodesLeftOut: readonly string[];
  outsideVersions: readonly number[];
};

/** project ∩ fields − protected nature, as a new location; null where nothing is left. */
async function insertEligibleArea(tx: Tx, area: EligibleArea): Promise<string | null> {
  const within = area.onlyWithinType;
  const { rows } = await sql<{ id: string }>`
    with whole as materialized (
      select case when ${within}::text is null then g.geometry
        else coalesce((
          select ST_Intersection(ST_Union(drawn.geometry, 0.001), g.geometry, 0.001)
          from supplementary_geometry s join geo_location drawn on drawn.id = s.geo_location_id
          where s.project_id = ${area.projectId} and s.type = ${within} and not s.automatic
        ), ST_SetSRID('POLYGON EMPTY'::geometry, 25832)) end as geometry
      from geo_location g where g.id = ${area.projectGeoId}
    ), inside as (
      select ST_Union(ST_Intersection(f.geometry, whole.geometry, 0.001), 0.001) as geometry
      from whole join dataset_feature f on f.version_id = any(${area.insideVersions}::bigint[])
        and f.geometry && whole.geometry and ST_Intersects(f.geometry, whole.geometry)
      where not coalesce(f.attributes ->> ${attributeSql.cropCode} = any(${area.cropCodesLeftOut}::text[]), false)
    ), outside as (
      select ST_Union(ST_Intersection(f.geometry, whole.geometry, 0.001), 0.001) as geometry
      from whole join dataset_feature f on f.version_id = any(${area.outsideVersions}::bigint[])
        and f.geometry && whole.geometry and ST_Intersects(f.geometry, whole.geometry)
    ), eligible as (
      select ST_Multi(ST_CollectionExtract(case
        when outside.geometry is null then inside.geometry
        else ST_Difference(inside.geometry, outside.geometry, 0.001) end, 3)) as geometry
      from inside, outside where inside.geometry is not null
    )
    insert into geo_location (kind, geometry, area_ha, source)
    select 'supplementary_geometry', geometry, ST_Area(geometry) / 10000, 'drawn'
    from eligible where ST_Area(geometry) >= ${SMALLEST_M2}
    returning id
  `.execute(tx);
  return rows[0]?.id ?? null;
}
