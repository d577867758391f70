import { runEmbeddedProcess } from "@mars/embedded/runEmbeddedProcess";
import { buildServer } from "./buildServer.ts";
import { log } from "./log.ts";
import { openSessionStore } from "./sessions/openSessionStore.ts";
import { readSettings } from "./settings.ts";

const purgeEveryMs = 60 * 1000;
const name = { what: "portal", folder: "portal", portVariable: "PORTAL_PORT" };

runEmbeddedProcess(name, log, (folderIn) => {
  const settings = readSettings(process.env, process.argv.slice(2));
  const folder = folderIn(settings.dataDir);
  const store = openSessionStore(folder, settings);
  return {
    server: buildServer(settings, folder, store),
    port: settings.port,
    cleanup: { work: () => store.purge(), everyMs: purgeEveryMs },
    close: () => store.close(),
  };
});
