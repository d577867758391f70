/**
 * `const empty = useEmptyDatabase();` gives a file a database without our tables, emptied before
 * each test; only tests of the migrations themselves need it.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { startEmbeddedDatabase } from "../../../database/src/startEmbedded.ts";
import { connectDatabase } from "../platform/database/connectDatabase.ts";
import { urlOfDatabase } from "./urlOfDatabase.ts";

type Empty = { url: string; drop: () => Promise<void> };

export function useEmptyDatabase(): { readonly url: string } {
  let empty: Empty | null = null;
  beforeAll(async () => {
    const server = inject("testServer");
    empty = await (server.engine === "embedded" ? ownProcess() : ownDatabase(server.url));
  });
  beforeEach(async () => {
    if (!empty) return;
    const database = await connectDatabase({ url: empty.url, poolSize: 1 });
    await sql`drop schema public cascade`.execute(database.write);
    await sql`create schema public`.execute(database.write);
    await database.close();
  });
  afterAll(() => empty?.drop());
  return {
    get url() {
      if (!empty) throw new Error("The empty database is there inside tests and hooks only.");
      return empty.url;
    },
  };
}

async function ownProcess(): Promise<Empty> {
  const dataDir = mkdtempSync(join(tmpdir(), "mars-empty-"));
  const { url, stop } = await startEmbeddedDatabase({ dataDir, powerLossSafe: false });
  return {
    url,
    async drop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ownDatabase(serverUrl: string): Promise<Empty> {
  const admin = await connectDatabase({ url: serverUrl, poolSize: 1 });
  const name = `mars_empty_${randomBytes(4).toString("hex")}`;
  await sql`create database ${sql.ref(name)}`.execute(admin.write);
  return {
    url: urlOfDatabase(serverUrl, name),
    async drop() {
      await sql`drop database ${sql.ref(name)} with (force)`.execute(admin.write);
      await admin.close();
    },
  };
}
