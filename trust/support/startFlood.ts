import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { FloodOrder, FloodOutcome } from "./floodProcess.ts";

const path = join(import.meta.dirname, "floodProcess.ts");

/** One address asks as fast as it can for so long; what came of it. */
export async function startFlood(order: FloodOrder): Promise<FloodOutcome> {
  const child = fork(path);
  child.send(order);
  const [outcome] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => {
      throw new Error(`The flood ended by itself with ${String(code)}`);
    }),
  ])) as [FloodOutcome];
  return outcome;
}
