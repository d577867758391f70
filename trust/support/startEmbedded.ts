import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { processTree } from "./processTree.ts";
import { isReady } from "../../packages/embedded/src/testing/startInstance.ts";

export type Embedded = {
  origin: string;
  /** Of its process whose command names this, 0 where there is none. */
  memoryMb: (command: string) => number;
  readyAfterSeconds: number;
  /** Of all its processes, until it was ready. */
  processorSeconds: number;
  /** Ends every process of it outright. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

const READY_WITHIN_MS = 10 * 60_000;
const root = join(import.meta.dirname, "../..");

/** The whole embedded product, as `npm start` runs it. */
export async function startEmbedded(env: Record<string, string>): Promise<Embedded> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(root, "scripts/start.ts")], {
    cwd: root,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4000)));
  const ended = once(child, "exit");
  const origin = `http://127.0.0.1:${env["PORT"]}`;
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`The embedded product did not come up:\n${words}`);
    await wait(50);
  }
  const readyAfterSeconds = (performance.now() - begun) / 1000;
  const processorSeconds = processTree(child.pid!).reduce(
    (sum, each) => sum + each.processorSeconds,
    0,
  );
  return {
    origin,
    memoryMb: (command) =>
      processTree(child.pid!).find((each) => each.command.includes(command))?.memoryMb ?? 0,
    readyAfterSeconds,
    processorSeconds,
    async kill() {
      for (const { pid } of processTree(child.pid!)) process.kill(pid, "SIGKILL");
      await ended;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
