import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { Client, type Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startProxy } from "../../testing/startProxy.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { readConfig } from "../config/readConfig.ts";
import { connectDatabase } from "./connectDatabase.ts";
import { runAs } from "./workClass.ts";

const database = useTestDatabase();

beforeAll(async () => {
  await sql`create table if not exists trial (id integer primary key, n integer not null)`.execute(
    database.write,
  );
});
afterAll(() => sql`drop table trial`.execute(database.write));

const put = (id: number, n = 0) =>
  sql`insert into trial values (${id}, ${n})`.execute(database.write);
const numberOf = async (id: number) => {
  const { rows } = await sql<{ n: number }>`select n from trial where id = ${id}`.execute(
    database.read,
  );
  return rows[0]?.n;
};

test("the guides tell how many connections an instance wants with the usual settings", async () => {
  const { poolSize, signedInPoolSize, heavyPoolSize } = readConfig({}).database;
  const most = new Map<string, number>();
  const own = await connectDatabase({
    url: database.url,
    replicaUrls: [database.url],
    poolSize,
    signedInPoolSize,
    heavyPoolSize,
    observer: {
      poolOpened: (name, pool) => void most.set(name, (pool as Pool).options.max),
      statementEnded: () => undefined,
    },
  });
  await own.close();
  const sumOf = (isCounted: (name: string) => boolean) =>
    [...most].reduce((sum, [name, max]) => (isCounted(name) ? sum + max : sum), 0);
  const onReplica = sumOf((name) => name.startsWith("replica"));
  const onPrimary = sumOf((name) => !name.startsWith("replica"));
  expect(onPrimary).toBe(poolSize + signedInPoolSize + heavyPoolSize + 2);
  expect(onReplica).toBe(onPrimary - 1);
  const sum = "2.4 × `DATABASE_POOL_SIZE` + 2";
  const docs = join(import.meta.dirname, "../../../../../docs");
  const capacity = readFileSync(join(docs, "capacity.md"), "utf8");
  expect(capacity).toContain(`(${sum}) on the primary, one less on each replica`);
  expect(capacity).toContain(`With the defaults that is ${onPrimary} and ${onReplica}`);
  expect(readFileSync(join(docs, "operations.md"), "utf8")).toContain(
    `${sum}, which is ${onPrimary} with the defaults`,
  );
});

describe("statements over many connections", () => {
  test("each gets its own answer, with small and large parameters and failures mixed", async () => {
    const large = "x".repeat(400_000);
    const asked = Array.from({ length: 120 }, async (_, i) => {
      const statement = [
        sql<{ a: unknown }>`select ${i}::integer as a`,
        sql<{ a: unknown }>`select ${"t"}::text || ${i}::text as a`,
        sql<{ a: unknown }>`select length(${large}) + ${i}::integer as a`,
        sql<{ a: unknown }>`select 1 / ${0}::integer as a`,
      ][i % 4]!;
      const answer = await statement.execute(database.write).then(
        ({ rows }) => rows[0]?.a,
        (error: Error) => error.message,
      );
      return [answer, [i, `t${i}`, 400_000 + i, "division by zero"][i % 4]];
    });
    for (const [answer, expected] of await Promise.all(asked)) expect(answer).toBe(expected);
  });

  test("transactions that read and then write lose no change of each other", async () => {
    await put(1);
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.transaction(async (tx) => {
          const { rows } = await sql<{
            n: number;
          }>`select n from trial where id = 1 for update`.execute(tx);
          await sql`update trial set n = ${rows[0]!.n + 1} where id = 1`.execute(tx);
        }),
      ),
    );
    expect(await numberOf(1)).toBe(40);
  });

  test("a transaction that throws is undone and leaves the connection usable", async () => {
    const failing = database.transaction(async (tx) => {
      await sql`insert into trial values (2, 2)`.execute(tx);
      await sql`select 1 / 0`.execute(tx);
    });
    await expect(failing).rejects.toThrow("division by zero");
    expect(await numberOf(2)).toBeUndefined();
  });

  test("others do not see what is not committed", async () => {
    const other = await connectDatabase({ url: database.url, poolSize: 1 });
    let seen: Promise<unknown> | undefined;
    await database.transaction(async (tx) => {
      await sql`insert into trial values (3, 3)`.execute(tx);
      seen = sql`select n from trial where id = 3`.execute(other.write).then(({ rows }) => rows);
      await sql`delete from trial where id = 3`.execute(tx);
    });
    expect(await seen).toEqual([]);
    await other.close();
  });

  test("a client that dies in mid-transaction blocks no one and leaves nothing", async () => {
    const client = new Client({ connectionString: database.url });
    client.on("error", () => undefined);
    await client.connect();
    await client.query("begin");
    await client.query("insert into trial values (4, 4)");
    (
      client as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy();
    await put(4, 5);
    expect(await numberOf(4)).toBe(5);
  });
});

test("a connection lost in the middle of a transaction fails that transaction only", async () => {
  const warnings: string[] = [];
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  const proxy = await startProxy(database.url);
  const losing = await connectDatabase({ url: proxy.url, log, poolSize: 1 });
  const failing = losing.transaction(async (tx) => {
    await sql`insert into trial values (6, 6)`.execute(tx);
    proxy.cut();
    await expect.poll(() => warnings, { timeout: 30_000 }).toContain("database connection lost");
    await sql`select 1`.execute(tx);
  });
  await expect(failing).rejects.toThrow(/not queryable|terminated/i);
  expect(await numberOf(6)).toBeUndefined();
  expect((await sql`select 1 as one`.execute(losing.write)).rows).toEqual([{ one: 1 }]);
  await losing.close();
  proxy.stop();
});

describe("a transaction is run again", () => {
  const failing = (code: string, times: number) => {
    let runs = 0;
    const done = database.transaction(async (tx) => {
      runs += 1;
      if (runs > times) return runs;
      await sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`).execute(tx);
      return 0;
    });
    return done.catch((error: { code: string }) => `${error.code} after ${runs}`);
  };

  test.each([
    { code: "40001", times: 2, outcome: 3 },
    { code: "40P01", times: 1, outcome: 2 },
    { code: "40001", times: 99, outcome: "40001 after 4" },
    { code: "23505", times: 1, outcome: "23505 after 1" },
  ])("$code, failing $times times, gives $outcome", async ({ code, times, outcome }) => {
    expect(await failing(code, times)).toBe(outcome);
  });
});

test("values come in the types the code expects", async () => {
  const { rows } =
    await sql`select 9007199254740991::int8 as big, 1.5::numeric as exact, 0.1::float8 as near,
    date '2026-03-05' as day, timestamptz '2026-03-05 14:07+01' as instant, timestamp '2026-03-05 13:07' as plain,
    array[1, null]::int8[] as bigs, array[1.5]::numeric[] as exacts, array[date '2026-03-05'] as days,
    '{"a": 1}'::jsonb as json, array['a,b', null] as words, count(*) as n`.execute(database.read);
  expect(rows).toEqual([
    {
      big: 9007199254740991,
      exact: 1.5,
      near: 0.1,
      day: "2026-03-05",
      instant: new Date("2026-03-05T13:07:00Z"),
      plain: new Date("2026-03-05T13:07:00Z"),
      bigs: [1, null],
      exacts: [1.5],
      days: ["2026-03-05"],
      json: { a: 1 },
      words: ["a,b", null],
      n: 1,
    },
  ]);
  await expect(sql`select 9007199254740993::int8`.execute(database.read)).rejects.toThrow(
    /too large/,
  );
});

test("a session's days are those of UTC on either engine", async () => {
  const { rows } = await sql`select timestamptz '2026-03-05 23:30Z'::date as day`.execute(
    database.read,
  );
  expect(rows).toEqual([{ day: "2026-03-05" }]);
});

test("both engines have PostGIS in EPSG:25832", async () => {
  const { rows } = await sql`select round(ST_Area(ST_Transform(
    ST_MakeEnvelope(10, 56, 10.01, 56.01, 4326), 25832)))::float8 as m2`.execute(database.read);
  expect(rows).toEqual([{ m2: expect.closeTo(694_000, -4) as number }]);
});

describe("read replicas", () => {
  const gone = "postgres://postgres@127.0.0.1:1/none";
  const warnings: string[] = [];
  const log = { warn: (_: object, message: string) => void warnings.push(message) };

  test("a replica that is down is left out and the primary answers", async () => {
    const withReplica = await connectDatabase({ url: database.url, replicaUrls: [gone], log });
    for (let i = 0; i < 3; i += 1) {
      expect((await sql`select ${i}::integer as i`.execute(withReplica.read)).rows).toEqual([
        { i },
      ]);
    }
    expect(warnings).toEqual(["read replica left out"]);
    await withReplica.close();
  });

  test("reads take the replicas in turn, writes the primary", async ({ skip }) => {
    if (database.engine === "embedded") skip("all connections are one session under one name");
    const replicaUrls = [
      `${database.url}?application_name=a`,
      `${database.url}?application_name=b`,
    ];
    const withReplicas = await connectDatabase({ url: database.url, replicaUrls, poolSize: 1 });
    expect(withReplicas.read).not.toBe(withReplicas.write);
    const names = new Set<unknown>();
    for (let i = 0; i < 4; i += 1) {
      const { rows } = await sql<{
        name: string;
      }>`select current_setting('application_name') as name`.execute(withReplicas.read);
      names.add(rows[0]?.name);
    }
    expect(names).toEqual(new Set(["a", "b"]));
    await withReplicas.close();
  });

  test("a read cut off in the middle is asked again at the primary", async ({ skip }) => {
    if (database.engine === "embedded") skip("one session cannot end another");
    const url = `${database.url}?application_name=cut`;
    const cut = await connectDatabase({ url: database.url, replicaUrls: [url], log });
    const slow = sql`select pg_sleep(case current_setting('application_name')
      when 'cut' then 20 else 0 end)::text as slept`.execute(cut.read);
    await expect
      .poll(async () => {
        const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'cut' and state = 'active'`.execute(database.write);
        return rows.length;
      })
      .toBe(1);
    expect((await slow).rows).toEqual([{ slept: "" }]);
    await cut.close();
  });
});

test("a statement that runs too long is ended where the engine can", async ({ skip }) => {
  if (database.engine === "embedded") skip("the embedded engine cannot interrupt a statement");
  const timed = await connectDatabase({ url: database.url, statementTimeoutMs: 50 });
  await expect(sql`select pg_sleep(5)`.execute(timed.write)).rejects.toThrow(/statement timeout/);
  await timed.close();
});

test("a statement waits for a lock no longer than it may", async ({ skip }) => {
  if (database.engine === "embedded") skip("the embedded engine has one session");
  const timed = await connectDatabase({ url: database.url, lockTimeoutMs: 50 });
  await database.transaction(async (tx) => {
    await sql`lock table trial in access exclusive mode`.execute(tx);
    await expect(sql`select from trial`.execute(timed.write)).rejects.toThrow(/lock timeout/);
  });
  await timed.close();
});

test.each(["heavy", "signedIn"] as const)(
  "[P10] %s work that holds all its connections leaves the others theirs",
  async (workClass) => {
    const divided = await connectDatabase({ url: database.url, poolSize: 1, heavyPoolSize: 1 });
    const { promise: isOver, resolve: finish } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
    const holding = runAs(workClass, () =>
      divided.write.connection().execute(async (connection) => {
        await sql`select 1`.execute(connection);
        held();
        await isOver;
      }),
    );
    await isHeld;
    const more = runAs(workClass, () => sql`select 2 as n`.execute(divided.read));
    expect((await sql`select 3 as n`.execute(divided.read)).rows).toEqual([{ n: 3 }]);
    expect(
      await divided.transaction(async (tx) => (await sql`select 4 as n`.execute(tx)).rows),
    ).toEqual([{ n: 4 }]);
    finish();
    await holding;
    expect((await more).rows).toEqual([{ n: 2 }]);
    await divided.close();
  },
);

test("an address no one answers at is an error, not a wait", async () => {
  const url = "postgres://postgres@127.0.0.1:1/none";
  await expect(connectDatabase({ url })).rejects.toThrow(/ECONNREFUSED/);
});
