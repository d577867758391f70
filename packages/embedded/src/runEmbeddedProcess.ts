import { accessSync, constants, mkdirSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

export type ProcessName = {
  /** As sentences say it: `The portal cannot …`. */
  what: string;
  /** Its folder below the data folder. */
  folder: string;
};

export type EmbeddedProcess = {
  server: Server;
  port: number;
  /** Told with the line that says it listens. */
  facts?: Record<string, string | number>;
  cleanup: { work: () => void; everyMs: number };
  close: () => void;
};

type Log = (event: string, facts?: Record<string, string | number>) => void;

const timeoutMs = 3000;

/** The life of a process of the embedded product: on loopback, until told to stop or left alone. */
export function runEmbeddedProcess(
  name: ProcessName,
  log: Log,
  open: (folderIn: (dataDir: string) => string) => EmbeddedProcess,
): void {
  try {
    serve(name, log, open);
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error));
  }
}

function serve(name: ProcessName, log: Log, open: Parameters<typeof runEmbeddedProcess>[2]): void {
  const { server, port, facts, cleanup, close } = open((dataDir) => openFolder(name, dataDir));
  cleanup.work();
  const cleaning = setInterval(cleanup.work, cleanup.everyMs);
  server.on("error", (error) => giveUp(sentenceOf(error, name, port)));
  server.listen(port, "127.0.0.1", () => {
    log("listening", { port: (server.address() as AddressInfo).port, ...facts });
  });

  let stopping = false;
  function stop(): void {
    if (stopping) return;
    stopping = true;
    clearInterval(cleaning);
    server.close(() => {
      close();
      log("stopped");
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), timeoutMs).unref();
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // The channel closes when whoever started us is no longer there, however it went.
  process.on("disconnect", stop);
}

function openFolder({ what, folder }: ProcessName, dataDir: string): string {
  const path = join(dataDir, folder);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.W_OK);
    return path;
  } catch {
    throw new Error(`The ${what} cannot write to the folder ${path}.`);
  }
}

function sentenceOf(error: Error & { code?: string }, name: ProcessName, port: number): string {
  return error.code === "EADDRINUSE"
    ? `Port ${port} on 127.0.0.1 is already in use; the ${name.what} needs another.`
    : error.message;
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
