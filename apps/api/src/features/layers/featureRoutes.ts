import { findFeatures, readFeature, type FeatureInfo } from "@mars/contracts/datasets/layers";
import type { Database } from "../../platform/database/Database.ts";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { foundOrProblem } from "../../platform/problems/ProblemError.ts";
import {
  datasetFeaturesAt,
  type FeatureRow,
  isFeatureSet,
  readDatasetFeature,
  readSystemFeature,
  systemFeaturesAt,
} from "./featureQueries.ts";

export function featureRoutes(app: App, database: Database): void {
  route(app, findFeatures, async ({ query }) => {
    const asked = query.dataset.split(",").map((id) => id.trim());
    const datasetIds = asked.filter((id) => !isFeatureSet(id));
    const found = await Promise.all([
      ...asked.filter(isFeatureSet).map((set) => systemFeaturesAt(database.read, set, query)),
      datasetFeaturesAt(database.read, datasetIds, query),
    ]);
    return found.flat().map(describe);
  });

  route(app, readFeature, async ({ params: { dataset, id }, query }) => {
    const row = foundOrProblem(
      isFeatureSet(dataset)
        ? await readSystemFeature(database.read, dataset, id)
        : await readDatasetFeature(
            database.read,
            dataset,
            wholeNumberOf(id),
            query.version ?? null,
          ),
    );
    return { ...describe(row), geometry: foundOrProblem(row.geometry) };
  });
}

/** Titled attributes in the catalogue's order; what has no title is not for people. */
function describe(row: FeatureRow): FeatureInfo {
  return {
    dataset: row.dataset,
    id: row.id,
    key: row.key,
    areaHa: row.areaHa,
    attributes: row.attributes.flatMap((attribute) => {
      const value = row.properties[attribute.name];
      if (value === undefined) return [];
      const isPlain = value === null || typeof value !== "object";
      return [{ ...attribute, value: isPlain ? value : JSON.stringify(value) }];
    }),
  };
}

function wholeNumberOf(text: string): number {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : -1;
}
