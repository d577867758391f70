import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { bulkInsert } from "./bulkInsert.ts";

const database = useTestDatabase();

beforeAll(async () => {
  await sql`create table bulk_trial (
    id integer primary key, note text default 'none', share double precision, at timestamptz,
    words text[], facts jsonb, bytes bytea, shape geometry(Polygon, 25832))`.execute(
    database.write,
  );
});
afterAll(() => sql`drop table bulk_trial`.execute(database.write));

test("values of every kind arrive as they are, and columns left out get their default", async () => {
  const at = new Date("2026-03-05T13:07:00Z");
  const columns = ["id", "share", "at", "words", "facts", "bytes", "shape"];
  await bulkInsert(database.write, "bulk_trial", columns, [
    [1, 0.1, at, ["æ,ø", 'å"'], { a: [1] }, "\\x00ff", "SRID=25832;POLYGON((0 0,4 0,4 3,0 0))"],
    [2, null, null, null, null, null, null],
  ]);
  const { rows } = await sql`select id, note, share, at, words, facts, bytes, ST_Area(shape) as m2
    from bulk_trial where id < 3 order by id`.execute(database.write);
  const nothing = { share: null, at: null, words: null, facts: null, bytes: null, m2: null };
  expect(rows).toEqual([
    {
      id: 1,
      note: "none",
      share: 0.1,
      at,
      words: ["æ,ø", 'å"'],
      facts: { a: [1] },
      bytes: Buffer.from([0, 255]),
      m2: 6,
    },
    { id: 2, note: "none", ...nothing },
  ]);
});

test("more rows than one statement holds all arrive", async () => {
  const note = "n".repeat(500);
  function* rows() {
    for (let id = 10; id < 20_010; id += 1) yield [id, note];
  }
  const count = await bulkInsert(database.write, "bulk_trial", ["id", "note"], rows());
  const { rows: found } = await sql`select count(*) as n, max(length(note)) as length
    from bulk_trial where id >= 10`.execute(database.write);
  expect([count, found]).toEqual([20_000, [{ n: 20_000, length: 500 }]]);
});

test("in a transaction, one bad row takes all back", async () => {
  const inserting = database.transaction((tx) =>
    bulkInsert(tx, "bulk_trial", ["id"], [[5], [6], [5]]),
  );
  await expect(inserting).rejects.toThrow(/duplicate key/);
  const { rows } = await sql`select id from bulk_trial where id in (5, 6)`.execute(database.write);
  expect(rows).toEqual([]);
});

test("a row of the wrong length is a mistake that is named", async () => {
  const inserting = bulkInsert(database.write, "bulk_trial", ["id", "note"], [[7]]);
  await expect(inserting).rejects.toThrow("a row for bulk_trial has 1 values for 2 columns");
});
