import { datasetIds } from "@mars/domain/datasets/datasetIds";
import {
  UNTOUCHED_FOREST_ELIGIBLE_TYPE_ID,
  UNTOUCHED_FOREST_TYPE,
} from "@mars/domain/schemes/subsidyScheme";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import type { StoredScheme, TitledGeometryType } from "../../../platform/schemes/readSchemes.ts";
import {
  datasetVersionIds,
  fieldDatasets,
  insertEligibleArea,
  replaceableAreas,
} from "./automaticQueries.ts";
import type { ProjectRow } from "../project/ProjectRow.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import {
  deleteSupplementary,
  insertSupplementary,
  measureSupplementary,
} from "./supplementaryQueries.ts";

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

/** Makes the automatic areas anew after the area, the scheme or the untouched forest changed. */
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
