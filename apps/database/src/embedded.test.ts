import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client, Pool } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { exitCodes } from "./exitCodes.ts";
import { startEmbeddedDatabase, type EmbeddedDatabase } from "./startEmbedded.ts";
import { useFolder } from "./testing/useFolder.ts";

// The very first start on a machine creates the snapshot.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const folder = useFolder();
let running: EmbeddedDatabase[] = [];

const start = async (options = {}) => {
  const database = await startEmbeddedDatabase({ dataDir: folder.path, ...options });
  running.push(database);
  return database;
};

// Those ended by a test have ended already; stopping again does nothing.
afterEach(async () => {
  await Promise.all(running.map((database) => database.stop()));
  running = [];
});

const gone = (pid: number) =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), { timeout: 10_000 });

test("a killed or stopped process loses no acknowledged row, and a folder is open in one at a time", async () => {
  const acknowledged = new Set<number>();
  for (const [round, ending] of (["SIGKILL", "SIGTERM"] as const).entries()) {
    const database = await start();
    const pool = poolOf(database);
    await pool.query("create table if not exists kept (id integer primary key, note text)");
    expect(await missing(pool, acknowledged)).toEqual([]);

    const write = async (writer: number) => {
      for (let i = 0; ; i += 1) {
        const id = round * 1_000_000 + writer * 100_000 + i;
        const statement = "insert into kept values ($1, $2)";
        if (writer % 2 === 0) await pool.query(statement, [id, "x".repeat(2_000)]);
        else await inTransaction(pool, statement, [id, "y"]);
        acknowledged.add(id);
      }
    };
    const writers = [0, 1, 2, 3, 4, 5].map(write);
    const before = acknowledged.size;
    await vi.waitUntil(() => acknowledged.size > before + 300, { timeout: 60_000 });
    process.kill(database.pid, ending);
    await Promise.allSettled(writers);
    await pool.end();
    await gone(database.pid);
  }
  expect(acknowledged.size).toBeGreaterThan(600);

  // A start costs seconds: this last one also shows who else may open the folder.
  const last = await start();
  const pool = poolOf(last);
  expect(await missing(pool, acknowledged)).toEqual([]);
  await pool.end();
  await expect(start()).rejects.toMatchObject({
    code: "folderInUse",
    message: expect.stringContaining(`already open in process ${last.pid}`) as string,
  });
  await last.stop();
  expect(readdirSync(folder.path)).toEqual(["postgres"]);
});

function poolOf({ url }: EmbeddedDatabase): Pool {
  const pool = new Pool({ connectionString: url, max: 6 });
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", () => undefined);
  return pool;
}

async function missing(pool: Pool, acknowledged: ReadonlySet<number>): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>("select id from kept");
  const found = new Set(rows.map(({ id }) => id));
  return [...acknowledged].filter((id) => !found.has(id));
}

async function inTransaction(pool: Pool, statement: string, values: unknown[]) {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query(statement, values);
    await client.query("commit");
  } finally {
    client.release();
  }
}

test("the process ends by itself, cleanly, when the one who started it is killed", async () => {
  const code = `import { startEmbeddedDatabase } from ${JSON.stringify(join(import.meta.dirname, "startEmbedded.ts"))};
    const { pid } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(folder.path)} });
    console.log(pid); process.kill(process.pid, "SIGKILL");`;
  const parent = promisify(execFile)(process.execPath, ["--input-type=module", "-e", code]);
  const { stdout } = (await parent.catch((killed: unknown) => killed)) as { stdout: string };
  expect(Number(stdout)).toBeGreaterThan(0);
  await gone(Number(stdout));
  expect(readdirSync(folder.path)).toEqual(["postgres"]);
});

async function failing(dataDir: string, port = 0) {
  const main = join(import.meta.dirname, "main.ts");
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_PORT: String(port) };
  const ended = promisify(execFile)(process.execPath, [main], { env });
  const { code, stderr } = (await ended.catch((error: unknown) => error)) as {
    code: number;
    stderr: string;
  };
  return { code, stderr };
}

describe("what the person at the keyboard can fix is one sentence and an exit code", () => {
  test("a folder that cannot be written to", async () => {
    writeFileSync(join(folder.path, "file"), "");
    const dataDir = join(folder.path, "file", "data");
    expect(await failing(dataDir)).toEqual({
      code: exitCodes.folderUnwritable,
      stderr: `The data folder ${dataDir} cannot be written to; choose another with DATA_DIR.\n`,
    });
  });

  test("a folder of another PostgreSQL", async () => {
    mkdirSync(join(folder.path, "postgres"));
    writeFileSync(join(folder.path, "postgres", "PG_VERSION"), "17\n");
    const { code, stderr } = await failing(folder.path);
    expect(code).toBe(exitCodes.folderOfOtherVersion);
    expect(stderr).toMatch(/was made by PostgreSQL 17, this program runs 18\.\n$/);
  });
});

describe("a running process", () => {
  let shared: EmbeddedDatabase;
  const own = mkdtempSync(join(tmpdir(), "mars-database-shared-"));
  beforeAll(async () => {
    shared = await startEmbeddedDatabase({ dataDir: own, idleInTransactionMs: 300 });
  });
  afterAll(async () => {
    await shared.stop();
    rmSync(own, { recursive: true });
  });

  test("a client that stays silent in a transaction is put out and its work undone", async () => {
    const [silent, other] = [1, 2].map(() => new Client({ connectionString: shared.url }));
    const told = new Promise<Error>((resolve) => silent!.on("error", resolve));
    await Promise.all([silent!.connect(), other!.connect()]);
    await silent!.query("create table trial (n integer)");
    await silent!.query("begin");
    await silent!.query("insert into trial values (1)");
    expect((await other!.query("select n from trial")).rows).toEqual([]);
    expect((await told).message).toContain("idle-in-transaction");
    await other!.end();
  });

  test("only those who know the password are let in", async () => {
    const stranger = new Client({
      host: "127.0.0.1",
      port: shared.port,
      user: "postgres",
      password: "guess",
    });
    await expect(stranger.connect()).rejects.toMatchObject({ code: "28P01" });
  });

  test("COPY FROM STDIN is an error and hangs no one", async () => {
    const client = new Client({ connectionString: shared.url });
    await client.connect();
    await expect(client.query("copy pg_class from stdin")).rejects.toMatchObject({ code: "0A000" });
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  test("a taken port", async () => {
    const { code, stderr } = await failing(folder.path, shared.port);
    expect(code).toBe(exitCodes.portTaken);
    expect(stderr).toBe(`Port ${shared.port} for the database is taken.\n`);
  });
});
