/**
 * `const database = useTestDatabase();` at the top of a `*.db.test.ts` gives the file a migrated
 * database without rows of others, on either engine, and closes it afterwards.
 * Use it inside tests and hooks only; `database.url` is its address for those who connect themselves.
 */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, inject } from "vitest";
import { connectDatabase } from "../platform/database/connectDatabase.ts";
import type { Database } from "../platform/database/Database.ts";
import { restoreOrigin } from "./origin.ts";
import type { TestServer } from "./TestServer.ts";
import { urlOfDatabase } from "./urlOfDatabase.ts";

export type TestDatabase = Database & { readonly url: string };

export function useTestDatabase(): TestDatabase {
  let open: TestDatabase | null = null;
  const opened = (): TestDatabase => {
    if (!open) throw new Error("The test database is there inside tests and hooks only.");
    return open;
  };

  beforeAll(async () => {
    open = await openClean(inject("testServer"));
  });
  afterAll(() => open?.close());

  return {
    get url() {
      return opened().url;
    },
    get write() {
      return opened().write;
    },
    get read() {
      return opened().read;
    },
    get watch() {
      return opened().watch;
    },
    get engine() {
      return opened().engine;
    },
    transaction: (work) => opened().transaction(work),
    // A server under test closes what it was given; the file still needs it.
    close: async () => undefined,
  };
}

function openClean(server: TestServer): Promise<TestDatabase> {
  return server.engine === "embedded" ? emptied(server.url) : copied(server.url, server.template);
}

async function emptied(url: string): Promise<TestDatabase> {
  const database = await connectDatabase({ url });
  await restoreOrigin(database);
  return { ...database, url };
}

async function copied(serverUrl: string, template: string): Promise<TestDatabase> {
  const admin = await connectDatabase({ url: serverUrl, poolSize: 1 });
  const name = `${template}_${randomBytes(4).toString("hex")}`;
  await sql`create database ${sql.ref(name)} template ${sql.ref(template)}`.execute(admin.write);
  const url = urlOfDatabase(serverUrl, name);
  const database = await connectDatabase({ url });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await sql`drop database ${sql.ref(name)} with (force)`.execute(admin.write);
      await admin.close();
    },
  };
}
