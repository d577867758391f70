import { expect, test } from "vitest";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { acquireLease } from "../../apps/api/src/platform/sources/leaseQueries.ts";
import { useTestDatabase } from "../../apps/api/src/testing/useTestDatabase.ts";
import { IMPORT_LEASE, withImportLease } from "./importLease.ts";
import { silentProgress } from "./progress.ts";
import { parseImport } from "./runImport.ts";

const database = useTestDatabase();
const into = () => ({ database, url: database.url, progress: silentProgress });
const held = async () =>
  (await sql`select from lease where name = ${IMPORT_LEASE}`.execute(database.write)).rows.length;

test.each([
  ["land", "/nowhere.csv"],
  ["national", "/nowhere", "--yes"],
  ["geography", "municipalities", "/nowhere.gpkg"],
  ["dataset", "urn:dmp:ds:nowhere", "/nowhere.gpkg"],
])("import:%s waits for another import, and leaves the lease free", async (...argv) => {
  await acquireLease(database.write, IMPORT_LEASE, "other.example 17 x");
  const impatient = AbortSignal.timeout(200);
  await expect(parseImport(argv)(into(), impatient)).rejects.toThrow(/abort|timeout/i);
  await sql`delete from lease`.execute(database.write);
  await expect(parseImport(argv)(into(), new AbortController().signal)).rejects.toThrow(
    /no such file|nowhere|neither/,
  );
  expect(await held()).toBe(0);
});

test("an import that loses its turn is stopped, and does not free the other's lease", async () => {
  const losing = withImportLease(into(), {}, async (signal) => {
    await sql`update lease set holder = 'other.example 17 x'`.execute(database.write);
    await new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
  });
  await expect(losing).rejects.toThrow("another import has taken over");
  expect(await held()).toBe(1);
});
