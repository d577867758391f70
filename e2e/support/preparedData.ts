import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { freePort, isFree } from "../../packages/embedded/src/freePort.ts";
import { projectFolder } from "./projectFolder.ts";
import { runProduct } from "./runProduct.ts";

const WHAT_DATA_COMES_FROM = [
  "apps/api/migrations/*.sql",
  "apps/database/src/**/*.ts",
  "data/{demo,reference}/**/*",
  "packages/domain/src/**/*.ts",
];

export type PreparedData = { folder: string; port: number };

/**
 * Finds, or makes, a data folder with all demo data. It belongs to a port: demo people are known by
 * the issuer of their tokens, and that is an address with a port in it.
 */
export async function preparedData(): Promise<PreparedData> {
  const cache = join(projectFolder, ".artifacts", "e2e-data");
  const name = await nameOfToday();
  const known = await readdir(cache).catch(() => []);
  for (const entry of known.filter((each) => new RegExp(`^${name}-\\d+$`).test(each))) {
    const port = Number(entry.split("-")[1]);
    if (await isFree(port)) return { folder: join(cache, entry), port };
  }
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const port = await freePort();
  const folder = join(cache, `${name}-${port}`);
  const instance = await runProduct({ PORT: String(port), DATA_DIR: `${folder}.partial` });
  await instance.stop();
  await rename(`${folder}.partial`, folder);
  return { folder, port };
}

async function nameOfToday(): Promise<string> {
  // Demo dates are relative to the day of loading, so yesterday's data is not today's.
  const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
  const files = globSync(WHAT_DATA_COMES_FROM, { cwd: projectFolder });
  for (const file of files.toSorted()) {
    const path = join(projectFolder, file);
    if ((await stat(path)).isFile()) hash.update(file).update(await readFile(path));
  }
  return hash.digest("hex").slice(0, 16);
}
