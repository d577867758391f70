import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { area } from "./features/projects/testing/loadWorld.ts";
import { putInStatus } from "./features/projects/testing/putInStatus.ts";
import { useProjectsApi } from "./features/projects/testing/useProjectsApi.ts";
import { schemeIds } from "./features/projects/testing/worldIds.ts";
import { retentionKinds } from "./platform/personalData/retentionKinds.ts";
import { readConfig } from "./platform/config/readConfig.ts";
import { erasePeople } from "./platform/personalData/erasePeople.ts";
import { exportPeople } from "./platform/personalData/exportPeople.ts";
import { findPeople, storedVat } from "./platform/personalData/peopleQueries.ts";

const api = useProjectsApi();
const now = new Date("2026-11-16T10:00:00Z");
const inventoryUrl = new URL("../../../docs/personal-data.md", import.meta.url);

const count = async (table: string, where = sql`true`) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.ref(table)} where ${where}`.execute(api.database.write);
  return rows[0]!.n;
};
const owner = async () => (await findPeople(api.database.write, { subject: "owner" }))[0]!;

test("[A6] the inventory lists every column of every table, and no other", async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`.execute(api.database.write);
  const listed = inventoryColumns(await readFile(inventoryUrl, "utf8"));
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

function inventoryColumns(document: string): string[] {
  return document.split(/^### /m).flatMap((section) => {
    const table = /^`(\w+)`/.exec(section)?.[1];
    if (table === undefined) return [];
    const cells = [...section.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].map(
      ([, cell = ""]) => cell,
    );
    return cells.flatMap((cell) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`),
    );
  });
}

describe("of a person with a draft, a case, messages and traces", () => {
  let [draft, kept] = ["", ""];
  beforeEach(async () => {
    draft = (await api.create("owner", { name: "Kladden", geometry: area })).id;
    kept = (await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full })).id;
    await putInStatus(api.database, kept, "application_rejected");
    await api.call("caseworker", "GET", `/projects/${kept}`);
    const { id } = await owner();
    await sql`insert into message (person_id, project_id, kind, code, at)
      values (${id}, ${kept}, 'decision', 'x', ${now})`.execute(api.database.write);
    await sql`insert into mail (person_id, to_address, subject, body_text, body_html, created_at, next_attempt_at)
      values (${id}, 'demo@example.dk', 's', 't', 'h', ${now}, ${now})`.execute(api.database.write);
    await sql`insert into round_reminder (person_id, subsidy_scheme_id, created_at)
      values (${id}, ${schemeIds.full}, ${now}) on conflict do nothing`.execute(api.database.write);
    const [planId] = (
      await sql<{ id: string }>`select id from plan limit 1`.execute(api.database.write)
    ).rows.map((row) => row.id);
    await sql`insert into plan_presence (plan_id, page, person_id, seen_at)
      values (${planId}, ${draft}, ${id}, ${now})`.execute(api.database.write);
    await sql`insert into saved_filter (person_id, name, search) values (${id}, ${draft}, '?')`.execute(
      api.database.write,
    );
    await sql`insert into saved_area (id, person_id, name, geometry, area_ha, saved_at)
      values (gen_random_uuid(), ${id}, 'Mosen',
        ST_Multi(ST_MakeEnvelope(500000, 6250000, 500100, 6250100, 25832)), 1, ${now})`.execute(
      api.database.write,
    );
  });

  test("[A6] the export holds whole what is theirs, and of others' rows the key alone", async () => {
    const person = await owner();
    const wanted = { subject: "owner" };
    const exported = await exportPeople(api.database.write, [person], { wanted, now });
    expect(exported.own["person"]).toMatchObject([{ full_name: "Demo Lodsejer" }]);
    for (const table of [
      "project",
      "message",
      "mail",
      "round_reminder",
      "saved_area",
      "saved_filter",
    ])
      expect(exported.own[table]!.length).toBeGreaterThan(0);
    for (const table of ["project_history", "revision_entry", "geo_location", "case_read"])
      expect(exported.cases[table]!.length).toBeGreaterThan(0);
    const [caseworker] = await findPeople(api.database.write, { subject: "caseworker" });
    const of = await exportPeople(api.database.write, [caseworker!], {
      wanted: { subject: "caseworker" },
      now,
    });
    expect(of.acts["case_read.person_id"]![0]).toEqual(
      expect.objectContaining({ project_id: expect.any(String) as string }),
    );
    expect(of.own).not.toHaveProperty("project");
    expect(JSON.stringify(of)).not.toContain("Demo Lodsejer");
  });

  test("[A6] a trial changes nothing; erasing takes out who it was and keeps the decided case", async () => {
    const person = await owner();
    for (const who of ["owner", "neighbour"] as const) {
      const { id, version } = await api.create(who, { name: "Slettet" });
      if (who === "neighbour")
        await sql`update project set delegate_person_id = ${person.id} where id = ${id}`.execute(
          api.database.write,
        );
      expect((await api.call(who, "DELETE", `/projects/${id}`, { version })).status).toBe(204);
    }
    const options = { now, despiteOpenCases: false };
    const trial = await erasePeople(api.database, [person], { ...options, isTrial: true });
    expect(trial).toMatchObject({ isDone: true, erasure: { people: 1, eventsOfDeletedDrafts: 2 } });
    expect((await owner()).fullName).toBe("Demo Lodsejer");
    const done = await erasePeople(api.database, [person], { ...options, isTrial: false });
    expect(done).toEqual(trial);
    const [erased] = await findPeople(api.database.write, { id: person.id });
    expect(erased).toMatchObject({ issuer: "erased", subject: person.id, fullName: null });
    const byId = sql`person_id = ${person.id}`;
    for (const table of [
      "message",
      "mail",
      "plan_presence",
      "round_reminder",
      "saved_area",
      "saved_filter",
      "track_event",
    ])
      expect(await count(table, byId)).toBe(0);
    expect(await count("event", sql`payload::text like ${`%${person.id}%`}`)).toBe(0);
    expect(await count("project", sql`id = ${draft}`)).toBe(0);
    expect(await count("revision_entry", sql`entity_id = ${draft}`)).toBe(0);
    expect(await count("project", sql`id = ${kept} and owner_person_id = ${person.id}`)).toBe(1);
    expect(await count("revision_entry", sql`entity = 'person' and entity_id = ${person.id}`)).toBe(
      1,
    );
    // Every instance reads within seconds that tokens given before no longer count.
    expect(await count("ended_session", sql`key = ${`person:${person.id}`}`)).toBe(1);
    const shown = await api.call("caseworker", "GET", `/projects/${kept}`);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toContain("Demo Lodsejer");
  });
});

test("[A6] no one whose case is being worked on is erased by mistake", async () => {
  const { id } = await api.create("neighbour", {
    geometry: area,
    subsidySchemeId: schemeIds.full,
  });
  const people = await findPeople(api.database.write, { subject: "neighbour" });
  const tryErasing = () =>
    erasePeople(api.database, people, { now, isTrial: true, despiteOpenCases: false });
  await putInStatus(api.database, id, "established");
  expect(await tryErasing()).toMatchObject({ isDone: true });
  await putInStatus(api.database, id, "draft");
  expect(await tryErasing()).toMatchObject({ isDone: true });
  await putInStatus(api.database, id, "applied");
  expect(await tryErasing()).toMatchObject({ isDone: false, openCases: 1 });
  // Payment that was refused may be requested again.
  for (const status of ["applied", "payment_request_received", "payment_request_rejected"]) {
    await putInStatus(api.database, id, status);
    expect(await tryErasing()).toEqual({ isDone: false, why: "open-cases", openCases: 1 });
  }
  expect(people[0]!.fullName).toBe("Demo Nabo");
});

test.each(["12345678", "DK 12 34 56 78", "dk12345678"])(
  "people are found by the VAT number %s",
  async (written) => {
    await api.create("company");
    const people = await findPeople(api.database.write, { vat: storedVat(written) });
    expect(people.map(({ subject }) => subject)).toEqual(["company"]);
  },
);

test("[A6] messages, mails, events and idle people go when their time is over, and not before", async () => {
  await api.create("delegate");
  const [person] = await findPeople(api.database.write, { subject: "delegate" });
  const config = readConfig({ RETENTION_DAYS: "message=10,mail=10,event=10,person=10" });
  const kinds = retentionKinds(config);
  const age = async (days: number) => {
    await sql`delete from message`.execute(api.database.write);
    await sql`delete from mail`.execute(api.database.write);
    await sql`insert into message (person_id, kind, code, at)
      values (${person!.id}, 'status', 'x', now() - make_interval(days => ${days}))`.execute(
      api.database.write,
    );
    await sql`insert into mail (to_address, subject, body_text, body_html, created_at, next_attempt_at)
      values ('a', 's', 't', 'h', now() - make_interval(days => ${days}), now())`.execute(
      api.database.write,
    );
    await sql`update event set at = now() - make_interval(days => ${days})`.execute(
      api.database.write,
    );
    await sql`update person set last_seen_at = now() - make_interval(days => ${days})`.execute(
      api.database.write,
    );
  };
  const sweep = async () => {
    for (const kind of kinds) await kind.deleteExpired(api.database.write, 1000);
  };
  await age(9);
  await sweep();
  const left = async () => [await count("message"), await count("mail")];
  expect(await left()).toEqual([1, 1]);
  expect(await count("event")).toBeGreaterThan(0);
  await age(11);
  await sweep();
  expect(await left()).toEqual([0, 0]);
  expect(await count("event")).toBe(0);
  // Whose case is not over stays; whoever has nothing open has become a bare id.
  const { rows } = await sql<{ subject: string }>`
    select subject from person where issuer <> 'erased'`.execute(api.database.write);
  expect(rows).toEqual([{ subject: "neighbour" }]);
});

test("[A6] who had a plan open is gone after a day", async () => {
  await api.create("delegate");
  await sql`delete from plan_presence`.execute(api.database.write);
  await sql`insert into plan_presence (plan_id, page, person_id, seen_at)
    select (select id from plan limit 1), 'page of ' || hours, (select id from person limit 1),
      now() - make_interval(hours => hours)
    from unnest(array[23, 25]) hours`.execute(api.database.write);
  const presence = retentionKinds(readConfig({})).find(({ name }) => name === "presence");
  await presence!.deleteExpired(api.database.write, 1000);
  const { rows } = await sql`select page from plan_presence`.execute(api.database.write);
  expect(rows).toEqual([{ page: "page of 23" }]);
});
