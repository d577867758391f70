import type { Queryable } from "../database/Database.ts";
import { configureSources, type ConfiguredSource } from "./configureSources.ts";
import { layerSourceOf, officialSources } from "./officialSources.ts";
import { readStoredDatasets } from "./storedDatasetQueries.ts";

/** Every source that can be taken, in the order in which they build on each other. */
export async function listSources(
  db: Queryable,
  env: Readonly<Record<string, string | undefined>>,
): Promise<ConfiguredSource[]> {
  const filled = new Set(officialSources.flatMap(({ datasetId }) => datasetId ?? []));
  const others = (await readStoredDatasets(db))
    .filter(({ id }) => !filled.has(id))
    .map(layerSourceOf);
  const at = officialSources.findIndex(({ kind }) => kind === "status");
  return configureSources(
    [...officialSources.slice(0, at), ...others, ...officialSources.slice(at)],
    env,
  );
}
