import type { Database } from "../../apps/api/src/platform/database/Database.ts";
import { swapVersions, tellOfChange } from "./datasetQueries.ts";
import { ImportRefused } from "./ImportRefused.ts";

/** Goes back to the version of a layer that served before; the same command again undoes it. */
export async function restoreVersion(database: Database, datasetId: string): Promise<string[]> {
  return database.transaction(async (tx) => {
    const restored = await swapVersions(tx, datasetId);
    if (restored === null)
      throw new ImportRefused(`no version before the one that serves is kept of ${datasetId}`);
    await tellOfChange(tx);
    return [
      `${datasetId} is the version of ${restored.label} again, with ${restored.count} features; pause its plan on the page Data and sources until its owner has mended the source`,
    ];
  });
}
