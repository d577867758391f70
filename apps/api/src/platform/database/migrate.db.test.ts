import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useEmptyDatabase } from "../../testing/useEmptyDatabase.ts";
import { connectDatabase } from "./connectDatabase.ts";
import type { Database } from "./Database.ts";
import { migrate, pendingMigrations } from "./migrate.ts";
import { ChangedMigrationError, NewerDatabaseError } from "./migrationErrors.ts";

const empty = useEmptyDatabase();
let folder: string;
let databases: Database[];

const connect = async () => {
  const database = await connectDatabase({ url: empty.url, poolSize: 2 });
  databases.push(database);
  return database;
};
const file = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  databases = [];
  folder = mkdtempSync(join(tmpdir(), "mars-migrations-"));
  file("0001_first.sql", "create table first (n integer);\ninsert into first values (1), (2);");
  file(
    "0002_second.sql",
    "-- two statements\nalter table first add m integer; create table second ();",
  );
});
afterEach(async () => {
  await Promise.all(databases.map((database) => database.close()));
  rmSync(folder, { recursive: true });
});

test("migrations are applied once, in order, and written down", async () => {
  const database = await connect();
  expect(await migrate(database, folder)).toEqual([1, 2]);
  expect(await migrate(database, folder)).toEqual([]);
  const { rows } =
    await sql`select number, name, length(checksum) as digits, applied_at is not null as at
    from schema_migration order by number`.execute(database.write);
  expect(rows).toEqual([
    { number: 1, name: "first", digits: 64, at: true },
    { number: 2, name: "second", digits: 64, at: true },
  ]);
});

test("instances starting at once apply every migration exactly once", async () => {
  for (let number = 3; number <= 12; number += 1) {
    file(`${String(number).padStart(4, "0")}_more.sql`, `insert into first values (${number});`);
  }
  const instances = await Promise.all([connect(), connect(), connect(), connect()]);
  const applied = await Promise.all(instances.map((database) => migrate(database, folder)));
  expect(applied.flat().toSorted((a, b) => a - b)).toEqual([...Array(12).keys()].map((i) => i + 1));
  const { rows } = await sql`select count(*) as n from first`.execute(instances[0].write);
  expect(rows).toEqual([{ n: 12 }]);
});

test("a database of a newer version is refused in one sentence", async () => {
  const database = await connect();
  await migrate(database, folder);
  rmSync(join(folder, "0002_second.sql"));
  await expect(migrate(database, folder)).rejects.toThrow(NewerDatabaseError);
  await expect(migrate(database, folder)).rejects.toThrow(
    /^The database is of a newer version \(0002\) than this program \(0001\)/,
  );
});

test("a file changed after it was applied is refused by name", async () => {
  const database = await connect();
  await migrate(database, folder);
  file("0001_first.sql", "create table other ();");
  await expect(migrate(database, folder)).rejects.toThrow(ChangedMigrationError);
  await expect(pendingMigrations(database.read, folder)).rejects.toThrow(/0001_first/);
});

test("other line ends are no change", async () => {
  const database = await connect();
  await migrate(database, folder);
  file("0001_first.sql", "create table first (n integer);\r\ninsert into first values (1), (2);");
  expect(await migrate(database, folder)).toEqual([]);
});

test("a failing migration leaves no trace and the ones before it stay", async () => {
  const database = await connect();
  file("0003_third.sql", "create table third (); select 1 / 0;");
  await expect(migrate(database, folder)).rejects.toThrow(/division by zero/);
  const { rows } = await sql`select to_regclass('third') as third, max(number) as last
    from schema_migration`.execute(database.write);
  expect(rows).toEqual([{ third: null, last: 2 }]);
  const pending = await pendingMigrations(database.read, folder);
  expect(pending.map(({ name }) => name)).toEqual(["third"]);
});

test.each([
  ["0004_gap.sql", /has number 4 where 3 is due/],
  ["0002_twice.sql", /has number 2 where 3 is due/],
  ["third.sql", /not named NNNN_name\.sql/],
])("a file named %s is refused", async (name, message) => {
  file(name, "select 1");
  await expect(migrate(await connect(), folder)).rejects.toThrow(message);
});
