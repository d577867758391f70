import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readBackup, readBackupHeader } from "../apps/api/src/platform/backup/readBackup.ts";
import { restoreBackup } from "../apps/api/src/platform/backup/restoreBackup.ts";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import type { Database } from "../apps/api/src/platform/database/Database.ts";
import { pendingMigrations } from "../apps/api/src/platform/database/migrate.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";
import { syncReferenceData } from "../apps/api/src/platform/reference/loadReference.ts";
import { migrationsFolder } from "../apps/api/src/readinessChecks.ts";
import { useEmptyDatabase } from "../apps/api/src/testing/useEmptyDatabase.ts";
import { columnsOf } from "./testing/tableDigests.ts";

/** What earlier releases left behind, one file for each schema that was in use. */
const releases = globSync(join(import.meta.dirname, "testing/releases/*.backup.gz"));
const empty = useEmptyDatabase();
let database: Database;

beforeEach(async () => {
  database = await connectDatabase({ url: empty.url, poolSize: 2 });
});
afterEach(() => database.close());

/** Every value that the older release had stored, by table, in a fixed order. */
async function valuesIn(file: string, columns: Readonly<Record<string, readonly string[]>>) {
  const { tables } = await readBackupHeader(file);
  const values: Record<string, string[]> = {};
  let kept: { name: string; places: number[] } | null = null;
  for await (const part of readBackup(file)) {
    if ("table" in part) {
      const table = tables.find(({ name }) => name === part.table)!;
      const names = columns[table.name] ?? [];
      kept = { name: table.name, places: names.map((name) => table.columns.indexOf(name)) };
      values[table.name] = [];
      continue;
    }
    for (const line of part.lines) {
      const row = JSON.parse(line) as (string | null)[];
      values[kept!.name]!.push(JSON.stringify(kept!.places.map((place) => row[place])));
    }
  }
  return Object.fromEntries(
    Object.entries(values).map(([table, rows]) => [table, rows.toSorted()]),
  );
}

async function valuesOf(columns: Readonly<Record<string, readonly string[]>>) {
  const values: Record<string, string[]> = {};
  for (const [table, names] of Object.entries(columns)) {
    const row = sql.join(names.map((name) => sql`${sql.ref(name)}::text`));
    const { rows } = await sql<{ values: string[] }>`
      select array[${row}] as values from ${sql.table(table)}`.execute(database.write);
    values[table] = rows.map((one) => JSON.stringify(one.values)).toSorted();
  }
  return values;
}

describe.each(releases.map((file) => ({ name: basename(file, ".backup.gz"), file })))(
  "data of $name",
  ({ file }) => {
    test("keeps every value through the migrations, and facts can follow", async () => {
      await restoreBackup(database, { from: file, migrationsFolder });
      expect(await pendingMigrations(database.write, migrationsFolder)).toEqual([]);

      const { tables } = await readBackupHeader(file);
      const now = await columnsOf(database.write);
      const gone = tables.filter(({ name }) => !(name in now)).map(({ name }) => name);
      expect(gone).toEqual([]);
      const shared = Object.fromEntries(
        tables.map(({ name, columns }) => [
          name,
          columns.filter((column) => now[name]!.includes(column)),
        ]),
      );
      const lost = tables.flatMap(({ name, columns }) =>
        columns
          .filter((column) => column !== "transaction_id" && !now[name]!.includes(column))
          .map((column) => `${name}.${column}`),
      );
      expect(lost).toEqual([]);
      // Counted again by triggers while migrations run; nothing but a hint to instances.
      delete shared["public_change"];
      const before = await valuesIn(file, shared);
      delete before["public_change"];
      expect(await valuesOf(shared)).toEqual(before);

      expect(await syncReferenceData(database)).not.toBeNull();
      expect(await syncReferenceData(database)).toBeNull();
    }, 300_000);
  },
);

test("there is data of an earlier release to try", () => {
  expect(releases.length).toBeGreaterThan(0);
});
