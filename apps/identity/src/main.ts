import { runEmbeddedProcess } from "@mars/embedded/runEmbeddedProcess";
import { loadKeys } from "./keys.ts";
import { log } from "./log.ts";
import { mountPath } from "./mountPath.ts";
import { buildServer } from "./server.ts";
import type { Settings } from "./settings.ts";
import { openStore } from "./store.ts";

/** Started sign-ins that are kept; beyond that the oldest are dropped. */
const MAX_OPEN_SIGN_INS = 10_000;
const purgeEveryMs = 10 * 60 * 1000;
const name = { what: "identity provider", folder: "identity" };

runEmbeddedProcess(name, log, (folderIn) => {
  const settings = JSON.parse(process.argv[2]!) as Settings;
  const folder = folderIn(settings.dataDir);
  const store = openStore(folder, MAX_OPEN_SIGN_INS);
  return {
    server: buildServer(settings, loadKeys(folder), store),
    port: settings.port,
    facts: { issuer: settings.publicOrigin + mountPath },
    cleanup: { work: () => store.purge(), everyMs: purgeEveryMs },
    close: () => store.close(),
  };
});
