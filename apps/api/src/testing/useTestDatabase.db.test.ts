import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "./useTestDatabase.ts";

/** Two groups take a database one after the other; the second must see nothing of the first. */
describe.each(["first", "second"])("the %s to use the database", () => {
  const database = useTestDatabase();

  test("finds no row of others and may write some", async () => {
    const insert = () =>
      sql<{ id: number }>`insert into track_event (kind) values ('trial') returning id`.execute(
        database.write,
      );
    expect((await insert()).rows).toEqual([{ id: 1 }]);
    const { rows } = await sql`select count(*) as n from track_event`.execute(database.read);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("finds the migrations applied", async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from schema_migration`.execute(
      database.read,
    );
    expect(rows[0]?.n).toBeGreaterThan(0);
  });
});
