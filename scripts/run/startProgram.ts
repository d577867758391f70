import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export type Program = {
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** What it wrote to its error output last, for the sentence when it does not come up. */
  lastWords(): string;
  /** Gives it settings that were not known when it was started, where it waits for them. */
  settle(settings: NodeJS.ProcessEnv): void;
  stop(): Promise<void>;
};

const KILL_AFTER_MS = 12_000;

type Options = {
  nodeOptions?: string[];
  /** How long it may take to stop before it is killed. */
  killAfterMs?: number;
};
const stopWithParent = fileURLToPath(new URL("./stopWithParent.ts", import.meta.url));

/** Starts a program of ours as a process that ends no later than this one. */
export function startProgram(
  file: string,
  env: NodeJS.ProcessEnv,
  { nodeOptions = [], killAfterMs = KILL_AFTER_MS }: Options = {},
): Program {
  const child = spawn(process.execPath, [...nodeOptions, "--import", stopWithParent, file], {
    // glibc otherwise keeps freed memory apart for each thread.
    env: { MALLOC_ARENA_MAX: "2", ...env },
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  let words = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    process.stderr.write(chunk);
    words = (words + chunk.toString()).slice(-4000);
  });
  const ended: Program["ended"] = new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
    child.once("error", () => resolve({ code: 1, signal: null }));
  });
  return {
    ended,
    lastWords: () => words,
    settle: (settings) => void (child.connected && child.send(settings)),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), killAfterMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
