import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { LayerStore } from "../apps/api/src/platform/layers/LayerStore.ts";
import { MeasuringPool } from "../apps/api/src/platform/overlap/MeasuringPool.ts";
import type { Land } from "./screeningLand.ts";

export type Packed = { port: number; pid: number; stop: () => Promise<void> };

/** An API on this land. It packs layers while it listens; that is done before anything is measured. */
export async function startPacked(
  { database, url }: Land,
  folder: string,
  settleMs: number,
): Promise<Packed> {
  const pool = new MeasuringPool(0);
  const warn = (line: string) => process.stdout.write(`${line}\n`);
  const layers = new LayerStore({ database, pool, folder: join(folder, "layers"), warn });
  await layers.refresh();
  layers.close();
  await pool.close();
  const child = spawn(process.execPath, [join(import.meta.dirname, "serveStatus.ts")], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  // It opens the packed layers first, and their reading would be counted as answering.
  await wait(settleMs);
  return {
    port: Number(line.toString().trim()),
    pid: child.pid!,
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
