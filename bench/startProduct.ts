import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../packages/embedded/src/freePort.ts";
import { startInstance } from "../packages/embedded/src/testing/startInstance.ts";

// A first start creates the database, loads the demonstration and builds the web app.
const READY_WITHIN_MS = 5 * 60_000;

export type Product = { origin: string; stop: () => Promise<void> };

/** The whole product as a person starts it, unless BENCH_ORIGIN names one that runs. */
export async function startProduct(): Promise<Product> {
  const running = process.env["BENCH_ORIGIN"];
  if (running) return { origin: running, stop: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), "mars-bench-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const product = await startInstance({
    script: join(import.meta.dirname, "../scripts/start.ts"),
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
    },
    readyWithinMs: READY_WITHIN_MS,
    hasChannel: true,
  });
  return {
    origin,
    stop: async () => {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
