import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { changesAfter } from "./changesQueries.ts";

const database = useTestDatabase();

test("[L6] the very first change of all is heard of, once", async () => {
  const planId = randomUUID();
  const { next } = await changesAfter(database.write, planId, 0);
  await sql`
    insert into event (topic, entity_id, payload) values ('plan', ${planId}, '{"change": "included"}')
  `.execute(database.write);
  const heard = await changesAfter(database.write, planId, next);
  expect(heard.changes.map(({ kind }) => kind)).toEqual(["included"]);
  expect((await changesAfter(database.write, planId, heard.next)).changes).toEqual([]);
});
