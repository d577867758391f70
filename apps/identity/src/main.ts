import { runEmbeddedProcess } from "@mars/embedded/runEmbeddedProcess";
import { loadKeys } from "./keys.ts";
import { log } from "./log.ts";
import { mountPath } from "./mountPath.ts";
import { buildServer } from "./server.ts";
import { readSettings } from "./settings.ts";
import { openStore } from "./store.ts";

const purgeEveryMs = 10 * 60 * 1000;
const name = { what: "identity provider", folder: "identity", portVariable: "IDENTITY_PORT" };

runEmbeddedProcess(name, log, (folderIn) => {
  const settings = readSettings(process.env, process.argv.slice(2));
  const folder = folderIn(settings.dataDir);
  const store = openStore(folder, settings.maxOpenSignIns);
  return {
    server: buildServer(settings, loadKeys(folder), store),
    port: settings.port,
    facts: { issuer: settings.publicOrigin + mountPath },
    cleanup: { work: () => store.purge(), everyMs: purgeEveryMs },
    close: () => store.close(),
  };
});
