import { contract } from "@mars/contracts/platform/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { buildServer } from "../../buildServer.ts";
import { startTestAuthority, type TestAuthority } from "../../testing/startTestAuthority.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { readConfig } from "../config/readConfig.ts";
import { ProblemError } from "../problems/ProblemError.ts";
import type { App } from "./App.ts";
import { sendVersion } from "./answers/ifMatch.ts";
import { route } from "./route.ts";

const createNote = contract({
  method: "POST",
  path: "/notes",
  tag: "Notes",
  summary: "Make a note",
  access: "signedIn",
  status: 201,
  body: z.object({ text: z.string(), fail: z.optional(z.string()) }),
  response: z.object({ number: z.int(), text: z.string() }),
});

const changeNote = contract({
  method: "PUT",
  path: "/notes/:id",
  tag: "Notes",
  summary: "Change a note",
  access: "signedIn",
  versioned: true,
  params: z.object({ id: z.string() }),
  response: z.object({ version: z.int() }),
});

const onlyPlanners = contract({
  method: "GET",
  path: "/planners",
  tag: "Notes",
  summary: "For planners",
  access: "signedIn",
  roles: ["planner"],
  response: z.object({ name: z.string() }),
});

const database = useTestDatabase();
let authority: TestAuthority;
let instances: App[];
let token: string;
let made = 0;
let deathAfterCommit = false;
/** What the next requests wait for before they begin their work. */
let pauses: Promise<void>[] = [];

async function startInstance(): Promise<App> {
  const config = readConfig({ OIDC_AUTHORITY: authority.issuer, LOG_LEVEL: "silent" });
  const app = await buildServer({ config, database });
  await app.register(
    async (api: App) => {
      route(api, createNote, async ({ body, transaction }) => {
        await pauses.shift();
        const note = await transaction(async (tx) => {
          await sql`insert into event (topic, entity_id) values ('note', ${body.text})`.execute(tx);
          if (body.fail) throw new ProblemError(body.fail);
          made += 1;
          return { number: made, text: body.text, inner: "not for the world" };
        });
        if (deathAfterCommit) throw new Error("killed");
        return note;
      });
      route(api, changeNote, async ({ version, reply }) => {
        if (version !== 3) throw new ProblemError("version.stale", { currentVersion: 3 });
        sendVersion(reply, 4);
        return { version: 4 };
      });
      route(api, onlyPlanners, async ({ request }) => ({ name: request.person?.fullName ?? "" }));
    },
    { prefix: "/api" },
  );
  return app;
}

beforeAll(async () => {
  authority = await startTestAuthority();
  instances = await Promise.all([startInstance(), startInstance()]);
  token = await authority.token({ sub: "anna" });
});
afterAll(async () => {
  await Promise.all(instances.map((app) => app.close()));
  await authority.stop();
});
beforeEach(async () => {
  deathAfterCommit = false;
  await sql`delete from event`.execute(database.write);
  await sql`delete from idempotency_key`.execute(database.write);
});

function post(app: number, key: string | null, payload: object, bearer = token) {
  const instance = instances[app];
  if (instance === undefined) throw new Error("no such instance");
  return instance.inject({
    method: "POST",
    url: "/api/notes",
    headers: { authorization: `Bearer ${bearer}`, ...(key && { "idempotency-key": key }) },
    payload,
  });
}

async function countNotes(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from event where topic = 'note'`.execute(database.write);
  return rows[0]?.count ?? -1;
}

describe("[P10] an idempotency key", () => {
  test("gives a retried request the first answer, also on another instance", async () => {
    const first = await post(0, "key-retried", { text: "a" });
    const again = await post(1, "key-retried", { text: "a" });
    expect(first.statusCode).toBe(201);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(await countNotes()).toBe(1);
  });

  test("lets one of several duplicates through that come at once", async () => {
    const answers = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((app) => post(app, "key-of-duplicates", { text: "b" })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countNotes()).toBe(1);
  });

  test("is refused for another request", async () => {
    await post(0, "key-reused-1", { text: "c" });
    const other = await post(0, "key-reused-1", { text: "d" });
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: "idempotency.key-reused" });
  });

  test("belongs to one person", async () => {
    await post(0, "key-personal", { text: "e" });
    const other = await authority.token({ sub: "bo" });
    const answer = await post(0, "key-personal", { text: "e" }, other);
    expect(answer.headers["idempotency-replayed"]).toBeUndefined();
    expect(await countNotes()).toBe(2);
  });

  test("is free again after a refusal, which left nothing behind", async () => {
    const refused = await post(0, "key-refused", { text: "f", fail: "note.refused" });
    expect(refused.statusCode).toBe(422);
    expect(await countNotes()).toBe(0);
    const again = await post(0, "key-refused", { text: "f" });
    expect(again.statusCode).toBe(201);
  });

  test("replays what was committed although the answer was lost", async () => {
    deathAfterCommit = true;
    expect((await post(0, "key-crashed", { text: "g" })).statusCode).toBe(500);
    deathAfterCommit = false;
    const again = await post(1, "key-crashed", { text: "g" });
    expect(again.statusCode).toBe(201);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(await countNotes()).toBe(1);
  });

  test("of an instance that died while working is taken over", async () => {
    await post(0, "key-abandoned", { text: "h" });
    await sql`update idempotency_key set status = null, created_at = now() - interval '1 minute'`.execute(
      database.write,
    );
    const answer = await post(1, "key-abandoned", { text: "h" });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers["idempotency-replayed"]).toBeUndefined();
  });

  test("that was taken over is answered once, also when the first continues after all", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    pauses = [promise];
    const slow = post(0, "key-of-the-slow", { text: "l" });
    await expect.poll(() => pauses.length).toBe(0);
    await sql`update idempotency_key set created_at = now() - interval '1 minute'`.execute(
      database.write,
    );
    const second = await post(1, "key-of-the-slow", { text: "l" });
    resolve();
    expect((await slow).json()).toMatchObject({ code: "idempotency.in-progress" });
    expect(second.statusCode).toBe(201);
    expect(await countNotes()).toBe(1);
    expect((await post(0, "key-of-the-slow", { text: "l" })).json()).toEqual(second.json());
  });

  test("must be usable", async () => {
    expect((await post(0, "x", { text: "i" })).json()).toMatchObject({
      code: "idempotency.key-invalid",
    });
  });
});

test("without a key every request counts", async () => {
  await post(0, null, { text: "j" });
  await post(0, null, { text: "j" });
  expect(await countNotes()).toBe(2);
});

test("the answer holds what the contract promises and no more", async () => {
  const answer = await post(0, null, { text: "k" });
  expect(Object.keys(answer.json<object>())).toEqual(["number", "text"]);
});

describe("changes to what exists", () => {
  const change = (headers: Record<string, string>) =>
    instances[0]?.inject({
      method: "PUT",
      url: "/api/notes/1",
      headers: { authorization: `Bearer ${token}`, ...headers },
    });

  test("need the version read: 428 without", async () => {
    expect((await change({}))?.json()).toMatchObject({ status: 428, code: "version.missing" });
    expect((await change({ "if-match": "*" }))?.statusCode).toBe(428);
  });

  test("on a stale version answer 412 with the current one", async () => {
    const answer = await change({ "if-match": '"2"' });
    expect(answer?.statusCode).toBe(412);
    expect(answer?.json()).toMatchObject({ code: "version.stale" });
    expect(answer?.json()).toMatchObject({ currentVersion: 3 });
  });

  test.each(['"3"', 'W/"3"'])("on the version that stands (%s) tell the new one", async (tag) => {
    const answer = await change({ "if-match": tag });
    expect(answer?.statusCode).toBe(200);
    expect(answer?.headers.etag).toBe('"4"');
  });
});

describe("[A3] a role the contract asks for", () => {
  const ask = (bearer: string) =>
    instances[0]?.inject({
      url: "/api/planners",
      headers: { authorization: `Bearer ${bearer}` },
    });

  test("missing is 403", async () => {
    expect((await ask(token))?.json()).toMatchObject({ status: 403, code: "identity.forbidden" });
  });

  test("present opens", async () => {
    const planner = await authority.token({ sub: "pia", roles: ["miljoe_mars_planlaegger"] });
    const answer = await ask(planner);
    expect(answer?.statusCode).toBe(200);
    expect(answer?.headers["cache-control"]).toBe("no-store");
  });
});
