import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./freePort.ts";

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

const READY_WITHIN_MS = 120_000;
const main = join(import.meta.dirname, "../../apps/api/src/main.ts");
const compiled = join(import.meta.dirname, "../../node_modules/.cache/compiled");

/** One instance of the API as a process of its own, ready. `NODE_IMPORT` is loaded before it. */
export async function startInstance(env: Record<string, string>): Promise<Instance> {
  const port = Number(env["PORT"] ?? (await freePort()));
  const begun = performance.now();
  const preload = env["NODE_IMPORT"] ? ["--import", env["NODE_IMPORT"]] : [];
  const child = spawn(process.execPath, [...preload, main], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: compiled,
      LOG_LEVEL: "error",
      ...env,
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4000)));
  const ended = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`An instance ended while starting:\n${words}`);
    if (Date.now() > giveUpAt) throw new Error(`An instance is not ready:\n${words}`);
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

export async function isReady(origin: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2000);
  const answer = await fetch(`${origin}/api/health/ready`, { signal }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

function residentMb(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return (pages * 4096) / 2 ** 20;
}
