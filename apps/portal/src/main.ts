import { runEmbeddedProcess } from "@mars/embedded/runEmbeddedProcess";
import { buildServer } from "./buildServer.ts";
import { log } from "./log.ts";
import { openSessionStore } from "./sessions/openSessionStore.ts";
import type { Settings } from "./settings.ts";

const purgeEveryMs = 60 * 1000;
const name = { what: "portal", folder: "portal" };

runEmbeddedProcess(name, log, (folderIn) => {
  const settings = JSON.parse(process.argv[2]!) as Settings;
  const folder = folderIn(settings.dataDir);
  const store = openSessionStore(folder);
  return {
    server: buildServer(settings, folder, store),
    port: settings.port,
    cleanup: { work: () => store.purge(), everyMs: purgeEveryMs },
    close: () => store.close(),
  };
});
