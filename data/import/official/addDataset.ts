import type { Database } from "../../../apps/api/src/platform/database/Database.ts";
import { ImportRefused } from "../ImportRefused.ts";
import {
  insertCatalogueDataset,
  readListedDataset,
  setLiveSource,
  setStored,
} from "./addDatasetQueries.ts";

/**
 * Makes a dataset of the national catalogue one of the product's, by its id: to be stored, or asked
 * at its owner's service while one waits. Says what it did.
 */
export async function addDataset(
  database: Database,
  id: string,
  { isLive }: { isLive: boolean },
): Promise<string[]> {
  const listed = await readListedDataset(database.write, id);
  if (listed === null)
    throw new ImportRefused(
      `the national catalogue has no dataset ${id}; fetch it first with npm run import:official -- --only catalogue`,
    );
  const isNew = await database.transaction((tx) => insertCatalogueDataset(tx, id));
  const lines = isNew ? [`${id} (${listed.title}) is now one of the datasets`] : [];
  const { wfs } = listed.sources;
  if (!isLive) {
    await setStored(database.write, id);
    return lines;
  }
  if (!wfs?.layer)
    throw new ImportRefused(`${id} has no WFS in the catalogue, so it cannot be asked live`);
  // Only what is older than ours is worth a word: catalogues forget to follow.
  const isOld = wfs.version?.startsWith("1.") ?? false;
  await setLiveSource(database.write, id, {
    url: wfs.url,
    typeNames: wfs.layer,
    ...(isOld ? { version: wfs.version! } : {}),
  });
  return [...lines, `it is asked live at ${wfs.url}, feature type ${wfs.layer}`];
}
