import { join } from "node:path";
import { listDatasetGroups, listDatasets, listTileSets } from "@mars/contracts/datasets/layers";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import type { Services } from "../../services.ts";
import { featureRoutes } from "./featureRoutes.ts";
import { pickRoutes } from "./pickRoutes.ts";
import { readDatasetGroups, readDatasets } from "./queries.ts";
import { tileRoutes } from "./tileRoutes.ts";
import { TileStore } from "./tiles/TileStore.ts";
import { describeSets, TileVersions } from "./tiles/TileVersions.ts";

export async function layersRoutes(
  app: App,
  { config, database, responseCache, storage }: Services,
): Promise<void> {
  const versions = new TileVersions(database.read);
  const store = new TileStore(join(config.database.dataDir, "tiles"));
  storage.registerLocalSweep(() => store.sweep(config.storage.tileMb * 1_000_000));
  route(app, listDatasets, () => readDatasets(database.read));
  route(app, listDatasetGroups, () => readDatasetGroups(database.read));
  route(app, listTileSets, async () => describeSets(await versions.all()));
  tileRoutes(app, database, { versions, store, urls: responseCache.urls });
  featureRoutes(app, database);
  pickRoutes(app, database, config.limits);
}
