import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { restoreBackup } from "../apps/api/src/platform/backup/restoreBackup.ts";
import { writeBackup } from "../apps/api/src/platform/backup/writeBackup.ts";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import type { Database } from "../apps/api/src/platform/database/Database.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";
import { migrationsFolder } from "../apps/api/src/readinessChecks.ts";
import { useEmptyDatabase } from "../apps/api/src/testing/useEmptyDatabase.ts";
import { useTestDatabase } from "../apps/api/src/testing/useTestDatabase.ts";
import { loadDemo } from "./demo/loadDemo.ts";
import { tableDigests } from "./testing/tableDigests.ts";

const source = useTestDatabase();
const empty = useEmptyDatabase();
const folder = mkdtempSync(join(tmpdir(), "mars-backup-"));
const file = join(folder, "whole.backup.gz");
let target: Database;

async function backUp(database: Database, path: string) {
  const to = createWriteStream(path);
  return writeBackup(database, { to, release: "0.1.0", now: new Date("2026-11-16T12:00:00Z") });
}

const restore = (from: string) => restoreBackup(target, { from, migrationsFolder });

/** The file again, with some of its lines changed. */
function changed(name: string, change: (lines: string[]) => string[]): string {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  const path = join(folder, name);
  writeFileSync(path, gzipSync(`${change(lines).join("\n")}\n`));
  return path;
}

beforeAll(async () => {
  await loadDemo(source.url, { now: new Date("2026-03-05T13:07:00Z"), scale: 0.02 });
  // Values that break careless formats.
  await sql`insert into remark (project_id, text)
    select id, ${'"\\N\t\r\n[{}],\u2028æøå 😀'} from project limit 1`.execute(source.write);
  await sql`insert into event (topic, entity_id) values ('project', 'one'), ('plan', 'two')`.execute(
    source.write,
  );
  // Made while a layer is being fetched; what it has of it is fetched again.
  const { rows } = await sql<{ id: number }>`
    insert into dataset_version (dataset_id, label, state)
    select id, 'half', 'loading' from dataset limit 1 returning id`.execute(source.write);
  const half = sql.table(`dataset_feature_${rows[0]!.id}`);
  await sql`create table ${half} (like dataset_feature including defaults)`.execute(source.write);
  await backUp(source, file);
  await sql`drop table ${half}`.execute(source.write);
  await sql`delete from dataset_version where state = 'loading'`.execute(source.write);
}, 240_000);
beforeEach(async () => {
  target = await connectDatabase({ url: empty.url, poolSize: 2 });
});
afterEach(() => target.close());
afterAll(() => rmSync(folder, { recursive: true }));

// One test: on the embedded engine a restore takes a while.
test("a backup brings back every row, continues as before, and spoils nothing", async () => {
  const before = await tableDigests(source.write);
  expect(Object.values(before).filter(({ rows }) => rows > 0).length).toBeGreaterThan(25);
  expect(before["event"]!.rows).toBeGreaterThan(0);
  const { rows } = await sql<{ cursor: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as cursor`.execute(target.write);
  await restore(file);
  expect(await tableDigests(target.write)).toEqual(before);

  await expect(restore(file), "into a database that is not empty").rejects.toThrow(
    /^The database is not empty\./,
  );
  expect(await tableDigests(target.write)).toEqual(before);

  const counters = await Promise.all([source, target].map(nextChangeId));
  expect(counters[1], "counters go on").toBe(counters[0]);
  await expect(
    sql`update dataset set current_version_id = 999999`.execute(target.write),
    "references hold",
  ).rejects.toThrow(/foreign key/);
  const known = await countChanges(target);
  await sql`update municipality set name = name where code = '0101'`.execute(target.write);
  expect(await countChanges(target), "triggers fire").toBe(known + 1);
  const news = await sql`
    select from event where transaction_id >= ${rows[0]!.cursor}::xid8`.execute(target.write);
  expect(news.rows, "pages that were open hear of no event again").toEqual([]);
}, 300_000);

async function nextChangeId({ write }: Database): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into public_change (topic) values ('status') returning id::text`.execute(write);
  return rows[0]?.id;
}

async function countChanges({ write }: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from public_change`.execute(write);
  return rows[0]?.n ?? 0;
}

test.each([
  { what: "text", path: () => other("text.gz", Buffer.from("hello")), why: /damaged or no backup/ },
  { what: "another zip", path: () => other("zip.gz", gzipSync("x,y\n1,2\n")), why: /no backup/ },
  { what: "nothing", path: () => join(folder, "none"), why: /^There is no file/ },
  {
    what: "half a file",
    path: () => other("half.gz", readFileSync(file).subarray(0, 100_000)),
    why: /cut short/,
  },
  {
    what: "a file without its end",
    path: () => changed("endless.gz", (lines) => lines.slice(0, -1)),
    why: /its last line is missing/,
  },
  {
    what: "a file that lacks a row",
    path: () => changed("row.gz", (lines) => lines.toSpliced(firstRow(lines), 1)),
    why: /does not add up/,
  },
  {
    what: "a backup of a newer release",
    path: () =>
      changed("newer.gz", ([head, ...rest]) => [
        JSON.stringify({
          ...(JSON.parse(head!) as object),
          release: "9.0.0",
          migrations: Array.from({ length: 999 }, (_, i) => ({ number: i + 1, checksum: "x" })),
        }),
        ...rest,
      ]),
    why: /newer release \(9\.0\.0, schema 999\)/,
  },
  {
    what: "a backup of another schema",
    path: () =>
      changed("schema.gz", ([head, ...rest]) => [
        head!.replace(/"checksum":"./, '"checksum":"-'),
        ...rest,
      ]),
    why: /migration 1 differs/,
  },
])("$what is refused in words, and nothing is written", async ({ path, why }) => {
  await expect(restore(path())).rejects.toThrow(why);
  expect(await tableDigests(target.write)).toEqual({});
});

function other(name: string, content: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function firstRow(lines: readonly string[]): number {
  return lines.findIndex((line) => line.startsWith("["));
}
