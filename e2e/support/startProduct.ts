import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../packages/embedded/src/freePort.ts";
import { startBalancer } from "../../packages/embedded/src/testing/startBalancer.ts";
import { preparedData } from "./preparedData.ts";
import { runProduct } from "./runProduct.ts";

/**
 * Playwright calls this once. `E2E_ORIGIN` in the environment drives a product that runs already,
 * `E2E_DATABASE_URL` two instances on that server behind a balancer; without either, one embedded.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.E2E_ORIGIN) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), "mars-e2e-"));
  const databaseUrl = process.env.E2E_DATABASE_URL;
  const stop = databaseUrl ? await startTwo(folder, databaseUrl) : await startOne(folder);
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function startOne(folder: string): Promise<() => Promise<void>> {
  const dataDir = join(folder, "data");
  const { folder: prepared, port } = await preparedData();
  await cp(prepared, dataDir, { recursive: true });
  // The portal knows of an instance that a journey may start, so that both can hand over.
  const second = await freePort();
  process.env.E2E_SECOND_PORT = String(second);
  const url = `http://127.0.0.1:${second}/screening`;
  const instance = await runProduct({
    PORT: String(port),
    DATA_DIR: dataDir,
    PORTAL_EXTRA_SYSTEMS: JSON.stringify([{ id: "mars-2", name: "MARS 2", url }]),
  });
  process.env.E2E_ORIGIN = `http://localhost:${port}`;
  return async () => void (await instance.stop());
}

async function startTwo(folder: string, databaseUrl: string): Promise<() => Promise<void>> {
  const [first, second, shared] = [await freePort(), await freePort(), await freePort()];
  // Not localhost: there the web app has its settings built in and would not ask for them.
  const origin = `http://127.0.0.1:${shared}`;
  const common = { DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: origin, TRUST_PROXY: "1" };
  const one = await runProduct({ ...common, PORT: String(first), DATA_DIR: join(folder, "1") });
  // Instances check tokens with the authority's keys, which they reach through the balancer.
  const balancer = await startBalancer([one.origin, `http://127.0.0.1:${second}`], {
    port: shared,
    ofFirst: /^\/(?:identity|portal)(?:\/|$)/,
  });
  const two = await runProduct({
    ...common,
    PORT: String(second),
    DATA_DIR: join(folder, "2"),
    OIDC_AUTHORITY: `${origin}/identity`,
    PORTAL_API: `${origin}/portal`,
  });
  process.env.E2E_ORIGIN = origin;
  return async () => {
    await balancer.stop();
    await two.stop();
    await one.stop();
  };
}
