import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { connectDatabase } from "./connectDatabase.ts";
import type { Database } from "./Database.ts";

const database = useTestDatabase();
let one: Database;

beforeAll(async () => {
  one = await connectDatabase({ url: database.url, poolSize: 1 });
  await sql`create table planned (id integer primary key, n integer) partition by list (id)`.execute(
    one.write,
  );
  await sql`create table planned_1 partition of planned for values in (1)`.execute(one.write);
  await sql`insert into planned values (1, 10)`.execute(one.write);
});
afterAll(async () => {
  await sql`drop table planned`.execute(one.write);
  await one.close();
});

const numberOf = async (id: number) => {
  const { rows } = await sql<{ n: number }>`
    -- prepare: test.number
    select n from planned where id = ${id}`.execute(one.read);
  return rows[0]?.n;
};
const keptNames = async () => {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements
    where name <> ''`.execute(one.read);
  return rows.map(({ name }) => name);
};

test("a marked statement is planned once per connection, where connections have sessions", async () => {
  for (let turn = 0; turn < 7; turn++) expect(await numberOf(1)).toBe(10);
  expect(await numberOf(2)).toBeUndefined();
  expect(await keptNames()).toEqual(one.engine === "server" ? ["test.number"] : []);
});

test("a kept plan sees a partition that came later", async () => {
  await sql`create table planned_2 partition of planned for values in (2)`.execute(one.write);
  await sql`insert into planned values (2, 20)`.execute(one.write);
  expect(await numberOf(2)).toBe(20);
});

test("a failure of a kept statement leaves it usable", async () => {
  const quotient = (by: number) =>
    sql<{ q: number }>`
    -- prepare: test.quotient
    select 10 / ${by}::integer as q`.execute(one.read);
  await expect(quotient(0)).rejects.toThrow("division by zero");
  expect((await quotient(5)).rows).toEqual([{ q: 2 }]);
});
