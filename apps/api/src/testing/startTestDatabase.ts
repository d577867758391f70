/**
 * Starts one migrated database for a test run: TEST_ENGINE=embedded (the default) or server, or the
 * server at TEST_DATABASE_URL. Test files get it with `useTestDatabase()`.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { startEmbeddedDatabase } from "../../../database/src/startEmbedded.ts";
import { connectDatabase } from "../platform/database/connectDatabase.ts";
import { migrate } from "../platform/database/migrate.ts";
import { keepOrigin } from "./origin.ts";
import { startPrivateServer } from "./startPrivateServer.ts";
import type { TestServer } from "./TestServer.ts";
import { urlOfDatabase } from "./urlOfDatabase.ts";

const migrations = join(import.meta.dirname, "../../migrations");

type Started = { server: TestServer; stop: () => Promise<void> };

export async function setup(project: TestProject) {
  const { server, stop } = await start();
  project.provide("testServer", server);
  return stop;
}

function start(): Promise<Started> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return useServer(given, async () => undefined);
  return process.env.TEST_ENGINE === "server" ? startServer() : startEmbedded();
}

async function startEmbedded(): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), "mars-embedded-"));
  const { url, stop } = await startEmbeddedDatabase({ dataDir, powerLossSafe: false });
  const database = await connectDatabase({ url, poolSize: 1 });
  await migrate(database, migrations);
  await keepOrigin(database);
  await database.close();
  return {
    server: { engine: "embedded", url },
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startServer(): Promise<Started> {
  const { url, stop } = await startPrivateServer();
  return useServer(url, stop);
}

async function useServer(url: string, stop: () => Promise<void>): Promise<Started> {
  const template = `mars_test_${randomBytes(4).toString("hex")}`;
  const admin = await connectDatabase({ url, poolSize: 1 });
  await sql`create database ${sql.ref(template)}`.execute(admin.write);
  const database = await connectDatabase({ url: urlOfDatabase(url, template), poolSize: 1 });
  await migrate(database, migrations);
  await database.close();
  return {
    server: { engine: "server", url, template },
    async stop() {
      await sql`drop database ${sql.ref(template)} with (force)`.execute(admin.write);
      await admin.close();
      await stop();
    },
  };
}
