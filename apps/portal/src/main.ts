import { runPart } from "@mars/embedded/runPart";
import { buildServer } from "./buildServer.ts";
import { log } from "./log.ts";
import { openSessionStore } from "./sessions/openSessionStore.ts";
import { readSettings } from "./settings.ts";

const tidyEveryMs = 60 * 1000;
const name = { what: "portal", folder: "portal", portVariable: "PORTAL_PORT" };

runPart(name, log, (folderIn) => {
  const settings = readSettings(process.env, process.argv.slice(2));
  const folder = folderIn(settings.dataDir);
  const store = openSessionStore(folder, settings);
  return {
    server: buildServer(settings, folder, store),
    port: settings.port,
    tidy: { work: () => store.tidy(), everyMs: tidyEveryMs },
    close: () => store.close(),
  };
});
