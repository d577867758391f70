import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildServer } from "../../buildServer.ts";
import { readConfig } from "../../platform/config/readConfig.ts";
import { connectDatabase } from "../../platform/database/connectDatabase.ts";
import type { Database } from "../../platform/database/Database.ts";
import type { App } from "../../platform/http/App.ts";
import { ChangeWatch } from "../../platform/publicData/ChangeWatch.ts";
import { ResponseCache } from "../../platform/publicData/ResponseCache.ts";
import { useClockAhead } from "../../testing/useClockAhead.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { insertWorld, projectId } from "./testing/statusWorld.ts";

const database = useTestDatabase();
const poolSize = 2;
const urls = ["/api/status/pages/overview", "/api/status/projects"];
let pool: Database;
let app: App;

beforeAll(async () => {
  await database.transaction(insertWorld);
  pool = await connectDatabase({ url: database.url, poolSize });
  app = await buildServer({ config: readConfig({ LOG_LEVEL: "silent" }), database: pool });
});
afterAll(async () => {
  await app.close();
  await pool.close();
});

const read = async (url: string) => {
  const { statusCode, headers } = await app.inject({ url });
  return { statusCode, tag: headers.etag };
};
const readAll = () => Promise.all(urls.map(read));

/** Transactions that stay open until told to end; each has run its statement when this resolves. */
async function holding(
  of: Database,
  count: number,
  statement: string,
): Promise<() => Promise<void>> {
  const { promise: until, resolve: end } = Promise.withResolvers<void>();
  const begun: Promise<void>[] = [];
  const ended = Array.from({ length: count }, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    begun.push(promise);
    return of.transaction(async (tx) => {
      await sql.raw(statement).execute(tx);
      resolve();
      await until;
    });
  });
  await Promise.all(begun);
  return async () => {
    end();
    await Promise.all(ended);
  };
}

const goAhead = useClockAhead();
/** Longer than an instance trusts what it knows. */
const outliveCache = () => goAhead(800);

async function rename(name: string): Promise<void> {
  await sql`update project set name = ${name} where id = ${projectId(1)}`.execute(database.write);
}

/** The embedded engine has one session: whoever has a transaction open holds everybody. */
const hindrances = [
  { what: "every connection of the pool is busy", count: poolSize, statement: "select 1" },
  {
    what: "a table is locked",
    count: 1,
    statement: "lock table project in access exclusive mode",
  },
  {
    what: "the table of changes is locked",
    count: 1,
    statement: "lock table public_change in access exclusive mode",
  },
];

describe.each(hindrances)("while $what", ({ count, statement }) => {
  test("public answers come from memory, and changes show afterwards", async () => {
    const before = await readAll();
    const holders = database.engine === "embedded" ? 1 : count;
    const release = await holding(pool, holders, statement);
    outliveCache();
    expect(await readAll()).toEqual(before);
    expect(await readAll()).toEqual(before);
    await release();
    await rename(`Efter ${statement}`);
    await vi.waitFor(async () => expect((await read(urls[1]!)).tag).not.toBe(before[1]!.tag), 2000);
  });
});

test.runIf(process.env["TEST_ENGINE"] !== "embedded")(
  "a change that cannot be read yet leaves what there is, and is shown once it can",
  async () => {
    const before = await readAll();
    await rename("Låst");
    const release = await holding(pool, 1, "lock table project in access exclusive mode");
    outliveCache();
    expect(await readAll()).toEqual(before);
    expect(await readAll()).toEqual(before);
    await release();
    await vi.waitFor(async () => expect((await read(urls[1]!)).tag).not.toBe(before[1]!.tag), 5000);
  },
);

test("an answer that was never made is given up by a deadline, with a time to come back", async () => {
  const watch = new ChangeWatch({ database: database.watch, warn: () => undefined });
  const cache = new ResponseCache(watch, { firstWithinMs: 20 });
  const { promise: never } = Promise.withResolvers<string>();
  await expect(
    cache.get({ key: "x", topics: ["status"], make: () => never }),
  ).rejects.toMatchObject({
    code: "database.unavailable",
    extras: { headers: { "retry-after": "5" } },
  });
});
