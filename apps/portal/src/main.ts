import { accessSync, constants, mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buildServer } from "./buildServer.ts";
import { log } from "./log.ts";
import { openSessionStore } from "./sessions/openSessionStore.ts";
import { readSettings, type Settings } from "./settings.ts";

const tidyEveryMs = 60 * 1000;
const patienceMs = 3000;

function main(): void {
  const settings = readSettings(process.env, process.argv.slice(2));
  const folder = openFolder(settings.dataDir);
  const store = openSessionStore(folder, settings);
  store.tidy();
  const tidying = setInterval(() => store.tidy(), tidyEveryMs);
  const server = buildServer(settings, folder, store);

  server.on("error", (error) => giveUp(sentenceOf(error, settings)));
  server.listen(settings.port, "127.0.0.1", () => {
    const { port } = server.address() as AddressInfo;
    log("listening", { port });
  });

  let stopping = false;
  function stop(): void {
    if (stopping) return;
    stopping = true;
    clearInterval(tidying);
    server.close(() => {
      store.close();
      log("stopped");
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // The channel closes when whoever started us is gone, however it went.
  process.on("disconnect", stop);
}

function openFolder(dataDir: string): string {
  const folder = join(dataDir, "portal");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    throw new Error(`The portal cannot write to the folder ${folder}.`);
  }
}

function sentenceOf(error: Error & { code?: string }, { port }: Settings): string {
  return error.code === "EADDRINUSE"
    ? `Port ${port} on 127.0.0.1 is already in use; choose another for the portal with PORTAL_PORT.`
    : error.message;
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

try {
  main();
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
