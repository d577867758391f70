import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import type { Tx } from "../../platform/database/Database.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { changesAfter } from "./changes/changesQueries.ts";

const database = useTestDatabase();
const insertEvent = (tx: Tx, planId: string, change: string) =>
  sql`insert into event (topic, entity_id, payload)
    values ('plan', ${planId}, ${JSON.stringify({ change })}::jsonb)`.execute(tx);
const kindsOf = (told: { changes: { kind: string }[] }) => told.changes.map(({ kind }) => kind);

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

// The embedded engine has one session: nothing commits next to anything else.
test.runIf(inject("testServer").engine === "server")(
  "[L6] a change with a lower number that commits later is heard of too",
  async () => {
    const planId = randomUUID();
    const { next } = await changesAfter(database.write, planId, 0);
    const inserted = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    let younger: Promise<void> | undefined;
    await database.transaction(async (older) => {
      await sql`select pg_current_xact_id()`.execute(older);
      younger = database.transaction(async (tx) => {
        await insertEvent(tx, planId, "lower number");
        inserted.resolve();
        await mayCommit.promise;
      });
      await inserted.promise;
      await insertEvent(older, planId, "higher number");
    });
    const first = await changesAfter(database.write, planId, next);
    expect(kindsOf(first)).toEqual(["higher number"]);
    expect(kindsOf(await changesAfter(database.write, planId, first.next))).toEqual([]);
    mayCommit.resolve();
    await younger;
    const second = await changesAfter(database.write, planId, first.next);
    expect(kindsOf(second)).toEqual(["lower number"]);
    expect(kindsOf(await changesAfter(database.write, planId, second.next))).toEqual([]);
  },
);

test("[L6] who is far behind hears in parts, and each change of one transaction at once", async () => {
  const planId = randomUUID();
  const { next } = await changesAfter(database.write, planId, 0);
  await sql`insert into event (topic, entity_id, payload)
    select 'plan', ${planId}, '{"change": "many"}' from generate_series(1, 250)`.execute(
    database.write,
  );
  await database.transaction((tx) => insertEvent(tx, planId, "one more"));
  const first = await changesAfter(database.write, planId, next);
  expect(kindsOf(first)).toHaveLength(250);
  expect(kindsOf(await changesAfter(database.write, planId, first.next))).toEqual(["one more"]);
});

test("[L6] a page that was open before the numbers changed continues from the one it has", async () => {
  const planId = randomUUID();
  for (const change of ["seen", "new"])
    await database.transaction((tx) => insertEvent(tx, planId, change));
  const { rows } = await sql<{ id: number }>`select max(id) as id from event`.execute(
    database.write,
  );
  const { changes, next } = await changesAfter(database.write, planId, rows[0]!.id);
  expect(kindsOf({ changes })).toEqual(["new"]);
  expect(kindsOf(await changesAfter(database.write, planId, next))).toEqual([]);
});
