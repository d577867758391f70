import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadWorld } from "../../apps/api/src/features/projects/testing/loadWorld.ts";
import { connectDatabase } from "../../apps/api/src/platform/database/connectDatabase.ts";
import { migrate } from "../../apps/api/src/platform/database/migrate.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { migrationsFolder } from "../../apps/api/src/readinessChecks.ts";
import { startPrivateServer } from "../../apps/api/src/testing/startPrivateServer.ts";
import {
  startTestAuthority,
  type TestAuthority,
} from "../../apps/api/src/testing/startTestAuthority.ts";
import { urlOfDatabase } from "../../apps/api/src/testing/urlOfDatabase.ts";
import { type Instance, startInstance } from "../../packages/embedded/src/testing/startInstance.ts";

const READY_WITHIN_MS = 120_000;
const root = join(import.meta.dirname, "../..");

export type Platform = {
  authority: TestAuthority;
  /** A folder that is no longer there when all rounds are over. */
  folder: string;
  /** A migrated database with the little world of the tests, or an empty one. */
  freshDatabase: (content?: "world" | "empty") => Promise<string>;
  startInstance: (env: Record<string, string>) => Promise<Instance>;
  /** What the instances of this round logged last. */
  lastWords: () => string[];
  /** Ends the instances of one round. */
  clear: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A PostgreSQL, an authority and as many instances of the API as a round asks for, on loopback. */
export async function startPlatform(): Promise<Platform> {
  const folder = mkdtempSync(join(tmpdir(), "mars-trust-"));
  const server = await startPrivateServer();
  const authority = await startTestAuthority();
  const admin = await connectDatabase({ url: server.url, poolSize: 1 });
  const template = await createDatabase();
  const database = await connectDatabase({ url: template.url, poolSize: 1 });
  await migrate(database, migrationsFolder);
  await loadWorld(database);
  await database.close();
  let instances: Instance[] = [];

  async function createDatabase(from = "template1") {
    const name = `trust_${randomBytes(4).toString("hex")}`;
    await sql`create database ${sql.ref(name)} template ${sql.ref(from)}`.execute(admin.write);
    // The private server gives up durability for speed; here that is what is tried.
    await sql`alter database ${sql.ref(name)} set synchronous_commit = on`.execute(admin.write);
    return { name, url: urlOfDatabase(server.url, name) };
  }

  async function clear() {
    await Promise.all(instances.map((instance) => instance.stop()));
    instances = [];
  }

  return {
    authority,
    folder,
    freshDatabase: async (content = "world") =>
      (await createDatabase(content === "world" ? template.name : undefined)).url,
    async startInstance(env) {
      const instance = await startInstance({
        script: join(root, "apps/api/src/main.ts"),
        readyWithinMs: READY_WITHIN_MS,
        preload: env["NODE_IMPORT"],
        isLiveEnough: env["CLOCK_SHIFT_SECONDS"] !== undefined,
        env: {
          PATH: process.env["PATH"],
          NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
          LOG_LEVEL: "error",
          OIDC_AUTHORITY: authority.issuer,
          DATA_DIR: join(folder, "data"),
          // One address plays everybody here; the flood has limits of its own.
          RATE_LIMIT_PER_MINUTE: "10000000",
          ...env,
        },
      });
      instances.push(instance);
      return instance;
    },
    lastWords: () => instances.map((instance) => instance.lastWords()).filter(Boolean),
    clear,
    async stop() {
      await clear();
      await authority.stop();
      await admin.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
