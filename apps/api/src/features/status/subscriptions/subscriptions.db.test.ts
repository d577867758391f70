import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pauseOutbox } from "../../../platform/backup/heldQueries.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "../../../platform/config/readConfig.ts";
import { fetchPublic } from "../../../platform/geodata/fetching/fetchPublic.ts";
import { Metrics } from "../../../platform/metrics/Metrics.ts";
import { ChangeWatch } from "../../../platform/publicData/ChangeWatch.ts";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { nationalGoalsOf } from "../nationalGoalsOf.ts";
import { SnapshotStore } from "../snapshot/SnapshotStore.ts";
import { changeId } from "../changes/changeId.ts";
import { box, insertProject, insertWorld, projectId } from "../testing/statusWorld.ts";
import { SubscriptionJob } from "./SubscriptionJob.ts";

const HOST = "127.0.0.1";
const DAY_MS = 86_400_000;
const database = useTestDatabase();
const server = useTestServer(database, { INNER_HOSTS: HOST });

type Call = { headers: Record<string, string>; body: string };
const receiver = { calls: [] as Call[], status: 204, url: "", onCall: () => {} };
let listening: Server;
/** The clock of the rounds; the database keeps its own. */
let clock = () => new Date();
const startedMs = Date.now();
/** Sets it so long after the tests began. */
const after = (ms: number) => {
  clock = () => new Date(startedMs + ms);
};
let people = 0;
let who = { authorization: "" };

beforeAll(async () => {
  await database.transaction((tx) => insertWorld(tx));
  listening = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const headers = request.headers as Record<string, string>;
      receiver.calls.push({ headers, body: Buffer.concat(chunks).toString() });
      receiver.onCall();
      response.writeHead(receiver.status, { location: "/elsewhere" }).end();
    });
  });
  await new Promise<void>((done) => listening.listen(0, HOST, done));
  receiver.url = `http://${HOST}:${(listening.address() as AddressInfo).port}/hook`;
});
afterAll(() => new Promise((done) => listening.close(done)));
beforeEach(async () => {
  receiver.calls = [];
  receiver.status = 204;
  receiver.onCall = () => {};
  clock = () => new Date();
  await sql`delete from subscription`.execute(database.write);
  people += 1;
  who = await server.signedInAs({
    sub: `follower-${people}`,
    name: "Demo Følger",
    email: `follower-${people}@demo.example`,
  });
});

/** As the server makes them, but run by the test. */
function newRounds(innerHosts = [HOST]) {
  const watch = new ChangeWatch({ database: database.watch, warn: () => {} });
  const config = readConfig({ OIDC_AUTHORITY: "https://authority.example" });
  const now = () => clock();
  const goals = nationalGoalsOf(config);
  const load = () => new SnapshotStore({ database, watch, goals, now });
  return new SubscriptionJob({
    database,
    send: fetchPublic(innerHosts),
    publicUrl: "https://mars.example",
    now,
    pollSeconds: 15,
    metrics: new Metrics(),
    version: async () => String(Math.random()),
    snapshot: () => load().current(null, now().toISOString().slice(0, 10)),
    log: () => ({ warn: () => {} }),
  });
}

let projects = 60;
let lastCommitted = "";
/** A commitment that is a moment old, in the west of the country or in the east. */
async function commit(name: string, east = 1): Promise<void> {
  projects += 1;
  lastCommitted = name;
  const at = new Date().toISOString();
  await database.transaction((tx) =>
    insertProject(tx, {
      n: projects,
      name,
      area: box(east, 1, 1, 1),
      effects: [2, 10, null],
      moves: [[at, "approval"]],
    }),
  );
}

const call = async (method: "GET" | "POST" | "DELETE", path: string, payload?: object) => {
  const answer = await server.app.inject({
    method,
    url: `/api${path}`,
    headers: who,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body ? answer.json() : null };
};
/** The server's public figures are some moments old: who follows before it knows is told later. */
const shown = () =>
  vi.waitFor(
    async () => {
      const { body } = await call("GET", "/status/pages/changes");
      expect(JSON.stringify(body)).toContain(lastCommitted);
    },
    { timeout: 20_000, interval: 100 },
  );
const begin = async (more: object = {}) => {
  await shown();
  return (await call("POST", "/webhooks", { url: receiver.url, ...more })).body;
};
const told = () =>
  receiver.calls.flatMap(({ body }) =>
    (JSON.parse(body).data.changes as { project: { name: string } }[]).map(
      ({ project }) => project.name,
    ),
  );

test("a call tells what is new, signed by the secret that was shown once, and is made once", async () => {
  await commit("Før");
  const { secret, id } = await begin();
  const rounds = newRounds();
  await rounds.round();
  expect(receiver.calls).toEqual([]);
  await commit("Nyeng");
  await rounds.round();
  await newRounds().round();
  expect(told()).toEqual(["Nyeng"]);
  const [{ headers, body }] = receiver.calls as [Call];
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key).update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
  const listed = await call("GET", "/webhooks");
  expect(JSON.stringify(listed.body)).not.toContain(secret);
  expect(listed.body).toMatchObject([
    {
      id,
      failingSince: null,
      deliveries: [{ id: headers["webhook-id"], status: 204, attempts: 1 }],
    },
  ]);
});

test("of a project that has dropped out nothing is told but that", async () => {
  await begin();
  projects += 1;
  const moves: [string, string][] = [
    [new Date(startedMs).toISOString(), "approval"],
    [new Date(startedMs + 1).toISOString(), "approval_cancelled"],
  ];
  await database.transaction((tx) =>
    insertProject(tx, {
      n: projects,
      name: "Frafalden",
      area: box(1, 1, 1, 1),
      effects: [2, 10, null],
      moves,
    }),
  );
  await newRounds().round();
  const told = receiver.calls.flatMap(
    ({ body }) => JSON.parse(body).data.changes as { kind: string; id: string }[],
  );
  expect(told.map(({ kind }) => kind)).toEqual(["dropped"]);
  // Known by its place in the history and not by what is left to see of it: effects are computed
  // again, and whoever knows the project's id cannot try whether it was this one.
  const at = moves[1]![0];
  const { rows } = await sql<{ toldId: string }>`
    select told_id as "toldId" from project_history
    where project_id = ${projectId(projects)} order by at desc limit 1`.execute(database.write);
  expect(told[0]?.id).toBe(changeId({ kind: "dropped", at, of: rows[0]!.toldId }));
  // What dropped out has no name to wait for: once this is shown, so is that.
  await commit("Efter frafaldet");
});

test("a place, a drawn area and kinds are told of their own changes alone", async () => {
  const other = async (more: object) => {
    const { id } = await begin(more);
    return id as string;
  };
  const west = await other({ place: "municipality/aarhus" });
  const far = await other({ area: "3 50,4 50,4 51" });
  const dropped = await other({ kinds: "dropped" });
  await commit("I vest", 1);
  await commit("I øst", 15);
  await newRounds().round();
  const of = (id: string) => receiver.calls.filter(({ body }) => body.includes(id)).length;
  expect([of(west), of(far), of(dropped)]).toEqual([1, 0, 0]);
  expect(told()).toEqual(["I vest"]);
  expect(
    (await call("POST", "/webhooks", { url: receiver.url, place: "plan/atlantis" })).status,
  ).toBe(404);
});

test("a failed call is tried again later under the same id, and stopped with a message after five days", async () => {
  const { id } = await begin();
  receiver.status = 302;
  await commit("Senere");
  const rounds = newRounds();
  await rounds.round();
  await rounds.round();
  expect(receiver.calls).toHaveLength(1);
  after(5 * 60_000);
  await rounds.round();
  expect(receiver.calls).toHaveLength(2);
  expect(new Set(receiver.calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  after(6 * DAY_MS);
  await rounds.round();
  after(7 * DAY_MS);
  await rounds.round();
  expect(receiver.calls).toHaveLength(3);
  const [stopped] = (await call("GET", "/webhooks")).body;
  expect(stopped).toMatchObject({
    stoppedAt: expect.any(String) as string,
    deliveries: [{ status: 302, nextAttemptAt: null, deliveredAt: null }],
  });
  expect((await call("GET", "/messages")).body.items).toMatchObject([
    {
      code: "webhook-stopped",
      figures: { name: new URL(receiver.url).host },
    },
  ]);
  receiver.status = 200;
  expect((await call("POST", `/webhooks/${id}/resume`)).status).toBe(204);
  await rounds.round();
  expect(receiver.calls).toHaveLength(4);
  expect((await call("GET", "/webhooks")).body).toMatchObject([
    { stoppedAt: null, failingSince: null },
  ]);
});

test("a call that is held after a restore is said to be, with no day for the next", async () => {
  await begin();
  receiver.status = 302;
  await commit("Gendannet");
  await newRounds().round();
  const deliveries = async () => (await call("GET", "/webhooks")).body[0].deliveries;
  expect(await deliveries()).toMatchObject([
    { isHeld: false, nextAttemptAt: expect.any(String) as string },
  ]);
  await pauseOutbox(database);
  expect(await deliveries()).toMatchObject([{ isHeld: true, nextAttemptAt: null }]);
});

test("an instance that stops ends the call under way, and takes no other", async () => {
  const { id } = await begin();
  await sql`insert into webhook_delivery (subscription_id, is_test, body, created_at, next_attempt_at)
    select ${id}, false, '{}', now(), now() + n * interval '1 microsecond'
    from generate_series(1, 4) n`.execute(database.write);
  const rounds = newRounds();
  clock = () => new Date(Date.now() + 1000);
  receiver.onCall = () => void rounds.stop();
  await rounds.round();
  expect(receiver.calls).toHaveLength(1);
  const { rows } = await sql`select count(delivered_at)::int as delivered,
    count(*) filter (where attempts = 0)::int as untouched from webhook_delivery`.execute(
    database.write,
  );
  expect(rows).toEqual([{ delivered: 1, untouched: 3 }]);
  await newRounds().round();
  expect(receiver.calls).toHaveLength(4);
});

test("a service that says it is gone is not called again", async () => {
  await begin();
  receiver.status = 410;
  await commit("Gone");
  await newRounds().round();
  expect((await call("GET", "/webhooks")).body[0].stoppedAt).not.toBeNull();
});

test("an address that has become an inner one is not called, by test or by change", async () => {
  const { id } = await begin();
  await sql`update subscription set url = 'https://localhost:1/x'`.execute(database.write);
  expect((await call("POST", `/webhooks/${id}/test`)).body).toMatchObject({
    fault: "inner-address",
    status: null,
  });
  await sql`update subscription set url = ${receiver.url}`.execute(database.write);
  await commit("Inde");
  await newRounds([]).round();
  expect(receiver.calls).toEqual([]);
});

test("the test is made at once and listed; no one else's webhook is there to them", async () => {
  const { id } = await begin();
  expect((await call("POST", `/webhooks/${id}/test`)).body).toMatchObject({
    isTest: true,
    status: 204,
  });
  expect(JSON.parse(receiver.calls[0]!.body)).toMatchObject({
    type: "test",
    data: { changes: [] },
  });
  const mine = who;
  who = await server.signedInAs({ sub: "another", name: "Demo Anden" });
  for (const [method, path] of [
    ["POST", `/webhooks/${id}/test`],
    ["POST", `/webhooks/${id}/resume`],
    ["DELETE", `/webhooks/${id}`],
  ] as const)
    expect((await call(method, path)).status).toBe(404);
  expect((await call("GET", "/webhooks")).body).toEqual([]);
  who = mine;
  expect((await call("DELETE", `/webhooks/${id}`)).status).toBe(204);
  expect((await call("GET", "/webhooks")).body).toEqual([]);
});

test.each([
  ["http://example.dk", "webhook.address"],
  ["https://10.0.0.1/", "webhook.inner-address"],
])("%s is refused as %s", async (url, code) => {
  expect((await call("POST", "/webhooks", { url })).body).toMatchObject({ code });
});

test("no one has more than ten", async () => {
  for (let n = 0; n < 10; n += 1) await begin();
  expect(await call("POST", "/webhooks", { url: receiver.url })).toMatchObject({
    status: 409,
    body: { code: "subscription.too-many" },
  });
});

test("the mail about changes comes when it is due, tells each change once, and stops by its token", async () => {
  await shown();
  const { body } = await call("POST", "/digests", {
    frequency: "weekly",
    place: "municipality/aarhus",
  });
  expect(body).toMatchObject({ frequency: "weekly", place: { name: "Aarhus" } });
  await commit("Ugens eng");
  const rounds = newRounds();
  await rounds.round();
  const mails = async () =>
    (
      await sql<{ subject: string; text: string; stop: string }>`
        select subject, body_text as text, unsubscribe_url as stop from mail
        where to_address = ${`follower-${people}@demo.example`}`.execute(database.write)
    ).rows;
  expect(await mails()).toEqual([]);
  const dueMs = Date.parse(body.nextAt);
  clock = () => new Date(dueMs + 1000);
  await rounds.round();
  await rounds.round();
  clock = () => new Date(dueMs + 7 * DAY_MS + 1000);
  await rounds.round();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail!.subject).toBe("MARS: 1 ændring i Aarhus");
  expect(mail!.text).toContain("Nyt tilsagn: Ugens eng (Aarhus)");
  const token = new URL(mail!.stop).searchParams.get("stop");
  const stop = () =>
    server.app.inject({ method: "POST", url: "/api/digests/stop", payload: { token } });
  expect((await stop()).statusCode).toBe(204);
  expect((await stop()).statusCode).toBe(404);
  expect((await call("GET", "/digests")).body).toEqual([]);
});

test("a webhook whose calls cannot be written holds up neither others nor the mails", async () => {
  const { id: bad } = await begin();
  await begin();
  const digest = (await call("POST", "/digests", { frequency: "daily" })).body;
  await commit("Trods alt");
  await sql`create function refuse_call() returns trigger language plpgsql as
    'begin raise exception ''bad row''; end'`.execute(database.write);
  await sql`create trigger refuse before insert on webhook_delivery for each row
    when (new.subscription_id = ${sql.lit(bad)}::uuid) execute function refuse_call()`.execute(
    database.write,
  );
  clock = () => new Date(Date.parse(digest.nextAt) + 1000);
  const failures = await newRounds()
    .round()
    .then(
      () => [],
      (error: AggregateError) => error.errors.map(({ message }: Error) => message),
    );
  await sql`drop function refuse_call() cascade`.execute(database.write);
  expect(failures).toEqual([`webhook ${bad}`]);
  expect(told()).toEqual(["Trods alt"]);
  const { rows } = await sql`select from mail
    where to_address = ${`follower-${people}@demo.example`}`.execute(database.write);
  expect(rows).toHaveLength(1);
});

test("land that is followed gives one message when something public changes on it", async () => {
  await shown();
  const area = "9.01 55.94,9.04 55.94,9.04 55.97,9.01 55.97";
  const followed = await call("POST", "/followed-land", { title: "12b Løvel By, Løvel", area });
  expect(followed.status).toBe(201);
  // Asked for twice it is followed once.
  const again = await call("POST", "/followed-land", { title: "12b Løvel By, Løvel", area });
  expect(again.body.id).toBe(followed.body.id);
  expect((await call("GET", "/followed-land")).body).toHaveLength(1);
  const rounds = newRounds();
  await rounds.round();
  await commit("Langt væk", 11);
  await rounds.round();
  expect((await call("GET", "/messages")).body.items).toEqual([]);
  await commit("Nær");
  await rounds.round();
  await newRounds().round();
  expect((await call("GET", "/messages")).body.items).toMatchObject([
    { code: "land-changed", kind: "status", figures: { land: "12b Løvel By, Løvel" } },
  ]);
  // Of others' land nothing is known and nothing can be stopped.
  const mine = who;
  who = await server.signedInAs({ sub: "another-follower", name: "Demo Nabo" });
  expect((await call("GET", "/followed-land")).body).toEqual([]);
  expect((await call("DELETE", `/followed-land/${followed.body.id}`)).status).toBe(404);
  who = mine;
  expect((await call("DELETE", `/followed-land/${followed.body.id}`)).status).toBe(204);
  await commit("Efter");
  await newRounds().round();
  expect((await call("GET", "/messages")).body.items).toHaveLength(1);
});
