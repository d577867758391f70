import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { changesAfter } from "./changes/changesQueries.ts";

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

test("[L6] a page that opens hears what happened while its lists were read, begun up to 90 s ago, and nothing older", async () => {
  const planId = randomUUID();
  await sql`
    insert into event (topic, entity_id, payload, at) values
      ('plan', ${planId}, '{"change": "renamed"}', now() - interval '1 hour'),
      ('plan', ${planId}, '{"change": "included"}', now() - interval '90 seconds')
  `.execute(database.write);
  const opened = await changesAfter(database.write, planId, 0);
  expect(opened.changes.map(({ kind }) => kind)).toEqual(["included"]);
  expect((await changesAfter(database.write, planId, opened.next)).changes).toEqual([]);
});
