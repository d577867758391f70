import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { StartFailure, type FailureCode } from "./exitCodes.ts";

export type EmbeddedOptions = {
  dataDir: string;
  /** 0, the default, takes a free port. */
  port?: number;
  /** False for throw-away data: a power cut may then lose or break it, a killed process not. */
  powerLossSafe?: boolean;
  idleInTransactionMs?: number;
  /** Told when the process ends without having been asked to. */
  onExit?: (exitCode: number | null) => void;
};

export type EmbeddedDatabase = {
  url: string;
  port: number;
  pid: number;
  /** Ends cleanly; the folder may be opened again when the promise is kept. */
  stop: () => Promise<void>;
};

type ReadyLine =
  | { ready: true; url: string; port: number }
  | { ready: false; code: FailureCode; sentence: string };

/** Starts the embedded database as a child process; refuses with a {@link StartFailure}. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    // The channel tells the child when its parent is no longer there, however that died.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    // Ctrl-C reaches a whole terminal group at once; apart from it, the child outlives its users.
    detached: true,
    env: {
      ...process.env,
      DATA_DIR: options.dataDir,
      DATABASE_PORT: String(options.port ?? 0),
      DATABASE_FSYNC: options.powerLossSafe === false ? "off" : "on",
      DATABASE_IDLE_IN_TRANSACTION_MS: String(options.idleInTransactionMs ?? 30_000),
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const line = await Promise.race([firstLine(child.stdout as Readable), ended]);
  const answer: ReadyLine =
    typeof line === "string"
      ? (JSON.parse(line) as ReadyLine)
      : { ready: false, code: "engineBroken", sentence: "The embedded database did not start." };
  if (!answer.ready) throw new StartFailure(answer.code, answer.sentence);

  let asked = false;
  void ended.then((code) => void (asked || options.onExit?.(code)));
  return {
    url: answer.url,
    port: answer.port,
    pid: child.pid ?? 0,
    async stop() {
      asked = true;
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function firstLine(stream: Readable): Promise<string> {
  return new Promise((resolve) => createInterface(stream).once("line", resolve));
}
