import type { Queryable } from "../database/Database.ts";
import { configureSources, type ConfiguredSource } from "./configureSources.ts";
import { layerSourceOf, officialSources } from "./officialSources.ts";
import { readDatasetIds, readStoredDatasets } from "./storedDatasetQueries.ts";

/** Every source that can be taken, in the order in which they build on each other. */
export async function listSources(
  db: Queryable,
  env: Readonly<Record<string, string | undefined>>,
): Promise<ConfiguredSource[]> {
  const filled = new Set(officialSources.flatMap(({ datasetId }) => datasetId ?? []));
  const others = (await readStoredDatasets(db))
    .filter(({ id }) => !filled.has(id))
    .map(layerSourceOf);
  const taken = new Set([...filled, ...others.flatMap(({ datasetId }) => datasetId ?? [])]);
  // Known, so that an own file may have their keys, but only taken where one gives them an address: they are asked live, or are ours.
  const known = (await readDatasetIds(db))
    .filter((id) => !taken.has(id))
    .map((id) => layerSourceOf({ id, titleDa: id, titleEn: id, owner: "", licence: "" }))
    .filter(({ id }) => ![...officialSources, ...others].some((each) => each.id === id));
  const knownIds = new Set(known.map(({ id }) => id));
  const at = officialSources.findIndex(({ kind }) => kind === "status");
  return configureSources(
    [...officialSources.slice(0, at), ...others, ...officialSources.slice(at), ...known],
    env,
  ).filter(({ id, url }) => !knownIds.has(id) || url !== "");
}
