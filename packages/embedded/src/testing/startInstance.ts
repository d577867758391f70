import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../freePort.ts";

export type Instance = {
  origin: string;
  port: number;
  pid: number;
  /** From being started to being ready. */
  readyAfterSeconds: number;
  memoryMb: () => number;
  /** What it logged last, for whoever looks into a round that failed. */
  lastWords: () => string;
  kill: () => Promise<void>;
  stop: () => Promise<number | null>;
};

const root = join(import.meta.dirname, "../../../..");

type Program = {
  /** The whole product, or the API alone. */
  script: string;
  /** All that it is given; `PORT` is a free one unless told. */
  env: NodeJS.ProcessEnv;
  readyWithinMs: number;
  /** Loaded before it. */
  preload?: string | undefined;
  /** Enough that it runs: an instance that is to say that it is not ready. */
  isLiveEnough?: boolean;
  /** The whole product ends with whoever started it, which it hears of by a channel. */
  hasChannel?: boolean;
};

/** A process that serves, ready. */
export async function startInstance(program: Program): Promise<Instance> {
  const { script, env, readyWithinMs, preload, hasChannel, isLiveEnough } = program;
  const port = Number(env["PORT"] ?? (await freePort()));
  const begun = performance.now();
  const child = spawn(process.execPath, [...(preload ? ["--import", preload] : []), script], {
    cwd: root,
    env: { ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe", ...(hasChannel ? (["ipc"] as const) : [])],
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4000)));
  const ended = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  const giveUpAt = Date.now() + readyWithinMs;
  while (!(await isReady(origin, isLiveEnough ? "live" : "ready"))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`An instance ended while starting:\n${words}`);
    if (Date.now() > giveUpAt) {
      child.kill("SIGTERM");
      await ended;
      throw new Error(`An instance is not ready:\n${words}`);
    }
    await wait(50);
  }
  return {
    origin,
    port,
    pid: child.pid!,
    readyAfterSeconds: (performance.now() - begun) / 1000,
    memoryMb: () => residentMb(child.pid!),
    lastWords: () => words,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
  };
}

export async function isReady(origin: string, state = "ready"): Promise<boolean> {
  const signal = AbortSignal.timeout(2000);
  const answer = await fetch(`${origin}/api/health/${state}`, { signal }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

function residentMb(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return (pages * 4096) / 2 ** 20;
}
