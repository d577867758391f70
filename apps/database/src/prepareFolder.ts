import { accessSync, constants, cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartFailure } from "./exitCodes.ts";
import { openEngine } from "./openEngine.ts";

const require = createRequire(import.meta.url);
const engineMajor = "18";

export function makeWritable(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true });
    for (const folder of [dataDir, join(dataDir, "postgres")].filter((each) => existsSync(each))) {
      accessSync(folder, constants.W_OK | constants.X_OK);
    }
  } catch {
    throw new StartFailure(
      "folderUnwritable",
      `The data folder ${dataDir} cannot be written to; choose another with DATA_DIR.`,
    );
  }
}

/**
 * Makes `dataDir/postgres` exist. Creating a database with PostGIS takes many seconds, so it is
 * done once per engine version and kept as a snapshot next to the installed packages.
 */
export async function prepareFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, "postgres");
  dropLeftovers(dataDir, "postgres.partial-");
  if (existsSync(join(folder, "PG_VERSION"))) {
    refuseOtherVersion(folder);
    return folder;
  }
  // A kill in the middle must not leave half a database behind: copy aside, then rename.
  const partial = join(dataDir, `postgres.partial-${process.pid}`);
  const snapshot = await snapshotFolder();
  if (snapshot) cpSync(snapshot, partial, { recursive: true, mode: constants.COPYFILE_FICLONE });
  else await createDatabase(partial);
  renameSync(partial, folder);
  return folder;
}

function refuseOtherVersion(folder: string) {
  const major = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (major === engineMajor) return;
  throw new StartFailure(
    "folderOfOtherVersion",
    `The database in ${folder} was made by PostgreSQL ${major}, this program runs ${engineMajor}.`,
  );
}

/** The snapshot's folder, made if missing; null where the cache cannot be written. */
async function snapshotFolder(): Promise<string | null> {
  const cache = join(installedPackages(), ".cache", "mars-database");
  const name = `${versionOf("@electric-sql/pglite")}-${versionOf("@electric-sql/pglite-postgis")}`;
  const snapshot = join(cache, name);
  if (existsSync(join(snapshot, "PG_VERSION"))) return snapshot;
  try {
    mkdirSync(cache, { recursive: true });
    accessSync(cache, constants.W_OK);
  } catch {
    return null;
  }
  const partial = join(cache, `${name}.partial-${process.pid}`);
  await createDatabase(partial);
  try {
    renameSync(partial, snapshot);
  } catch {
    // Another process finished the same snapshot first; its copy is as good as ours.
    rmSync(partial, { recursive: true, force: true });
  }
  return snapshot;
}

async function createDatabase(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const engine = await openEngine(folder, false);
  await engine.exec("create extension postgis; analyze spatial_ref_sys; checkpoint");
  await engine.close();
}

function dropLeftovers(folder: string, prefix: string) {
  for (const entry of readdirSync(folder)) {
    if (entry.startsWith(prefix)) rmSync(join(folder, entry), { recursive: true, force: true });
  }
}

function packageFolder(name: string): string {
  return join(dirname(require.resolve(name)), "..");
}

function installedPackages(): string {
  return join(packageFolder("@electric-sql/pglite"), "..", "..");
}

function versionOf(name: string): string {
  const manifest = readFileSync(join(packageFolder(name), "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
