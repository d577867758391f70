import type { ScreeningVersion } from "@mars/contracts/screening/screeningFinding";
import type { MitigationMeasure } from "@mars/domain/effects/mitigationMeasure";
import type { Queryable } from "../../../platform/database/Database.ts";
import {
  readMeasures,
  readMunicipalityVats,
  readSchemes,
  type StoredScheme,
} from "../../../platform/schemes/readSchemes.ts";
import type { CatalogueDataset } from "./CatalogueDataset.ts";
import { screenedDatasets, versionRows } from "./catalogueQueries.ts";

/** What areas are screened against. */
export type Catalogue = {
  datasets: readonly CatalogueDataset[];
  versions: ReadonlyMap<number, ScreeningVersion>;
};

export async function readCatalogue(database: Queryable): Promise<Catalogue> {
  const [datasets, versions] = await Promise.all([
    screenedDatasets(database),
    versionRows(database),
  ]);
  return {
    datasets,
    versions: new Map(
      versions.map(({ loadedAt, ...version }) => [
        version.id,
        { ...version, loadedAt: loadedAt.toISOString() },
      ]),
    ),
  };
}

/** What findings are judged by. */
export type Rules = {
  schemes: readonly StoredScheme[];
  measures: readonly MitigationMeasure[];
  municipalityVats: ReadonlySet<string>;
  /** Attributes of datasets that a scheme's rule asks for. */
  attributesInRules: ReadonlyMap<string, readonly string[]>;
};

export async function readRules(database: Queryable): Promise<Rules> {
  const [schemes, measures, municipalityVats] = await Promise.all([
    readSchemes(database),
    readMeasures(database),
    readMunicipalityVats(database),
  ]);
  const names = new Map<string, Set<string>>();
  for (const { datasetId, attributeName } of schemes.flatMap(({ overlapRules }) => overlapRules)) {
    if (attributeName === null) continue;
    names.set(datasetId, (names.get(datasetId) ?? new Set()).add(attributeName));
  }
  return {
    schemes,
    measures,
    municipalityVats,
    attributesInRules: new Map([...names].map(([id, set]) => [id, [...set].toSorted()])),
  };
}
