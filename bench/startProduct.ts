import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

// A first start creates the database, loads the demonstration and builds the web app.
const timeoutMs = 5 * 60_000;

export type Product = { origin: string; stop: () => Promise<void> };

/** The whole product as a person starts it, unless BENCH_ORIGIN names one that runs. */
export async function startProduct(): Promise<Product> {
  const running = process.env["BENCH_ORIGIN"];
  if (running) return { origin: running, stop: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), "mars-bench-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, "../scripts/start.ts")], {
    cwd: join(import.meta.dirname, ".."),
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await rm(folder, { recursive: true, force: true });
  };
  const giveUpAt = Date.now() + timeoutMs;
  while (child.exitCode === null && Date.now() < giveUpAt) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    await wait(300);
  }
  await stop();
  throw new Error("The product did not come up.");
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
