import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { projectFolder } from "./projectFolder.ts";

export type Instance = { address: string; stop(): Promise<void> };

// A first start on a slow machine creates the database and loads all demo data.
const TIMEOUT_MS = 5 * 60_000;

/** Runs the product as a person would, and waits until it may be used. */
export async function startInstance(env: Record<string, string>): Promise<Instance> {
  const node = join(projectFolder, "node_modules", "node", "bin", "node");
  const child = spawn(node, [join(projectFolder, "scripts", "start.ts")], {
    cwd: projectFolder,
    env: { ...process.env, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const life = { ended: false };
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      life.ended = true;
      resolve();
    });
  });
  const address = `http://127.0.0.1:${env.PORT}`;
  const stop = async () => {
    if (!life.ended) child.kill("SIGTERM");
    await ended;
  };
  const giveUpAt = Date.now() + TIMEOUT_MS;
  while (!life.ended && Date.now() < giveUpAt) {
    const answer = await fetch(`${address}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return { address, stop };
    await sleep(200);
  }
  await stop();
  throw new Error(`The product did not come up:\n${output}`);
}
