import { Readable } from "node:stream";
import { contract } from "@mars/contracts/platform/contract";
import { booleanInQuery, integerInQuery } from "@mars/contracts/platform/query";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { buildServer } from "../../buildServer.ts";
import { noDatabase } from "../../testing/noDatabase.ts";
import { readConfig } from "../config/readConfig.ts";
import type { App } from "./App.ts";
import { route } from "./route.ts";

const about = { tag: "Test", summary: "Test", access: "public" } as const;

const json = { "content-type": "application/json" };

let app: App;
beforeEach(async () => {
  const config = readConfig({ LOG_LEVEL: "silent", RATE_LIMIT_PER_MINUTE: "200" });
  app = await buildServer({ config, database: noDatabase });
});
afterEach(() => app.close());

test("query words are read as the contract's numbers and flags", async () => {
  const count = contract({
    ...about,
    method: "GET",
    path: "/count",
    query: z.object({ limit: z._default(integerInQuery(1, 9), 5), all: booleanInQuery() }),
    response: z.object({ limit: z.int(), all: z.boolean() }),
  });
  await app.register(async (api: App) => route(api, count, async ({ query }) => query));
  expect((await app.inject("/count?limit=3&all=true")).json()).toEqual({ limit: 3, all: true });
  expect((await app.inject("/count?all=false")).json()).toEqual({ limit: 5, all: false });
  expect((await app.inject("/count?limit=10&all=x")).json()).toMatchObject({
    code: "request.invalid",
    fields: [{ field: "query.limit", code: "too_big", limit: 9 }, { field: "query.all" }],
  });
});

test("an answer that breaks its contract is our fault and stays inside", async () => {
  const broken = contract({
    ...about,
    method: "GET",
    path: "/broken",
    response: z.object({ areaHa: z.number() }),
  });
  await app.register(async (api: App) =>
    route(api, broken, async () => ({ areaHa: "secret" }) as never),
  );
  const answer = await app.inject("/broken");
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(/areaHa|secret/);
});

test("lines of a stream are not held back by compression", async () => {
  const lines = contract({
    ...about,
    method: "GET",
    path: "/lines",
    produces: "application/x-ndjson",
  });
  await app.register(async (api: App) =>
    route(api, lines, async () => Readable.from([`${"x".repeat(3000)}\n`])),
  );
  const answer = await app.inject({ url: "/lines", headers: { "accept-encoding": "br, gzip" } });
  expect(answer.headers["content-type"]).toBe("application/x-ndjson");
  expect(answer.headers["content-encoding"]).toBeUndefined();
});

test("ready-made bytes pass with their own tag and answer 304", async () => {
  const ready = contract({
    ...about,
    method: "GET",
    path: "/ready-made",
    cacheSeconds: 60,
    response: z.array(z.int()),
  });
  await app.register(async (api: App) =>
    route(api, ready, async ({ reply }) => {
      void reply.header("etag", '"mine"');
      return Buffer.from("[1,2]");
    }),
  );
  const answer = await app.inject("/ready-made");
  expect(answer.json()).toEqual([1, 2]);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("public, max-age=60, stale-while-revalidate=60");
  expect(answer.headers["access-control-allow-origin"]).toBe("*");
  const again = await app.inject({ url: "/ready-made", headers: { "if-none-match": '"mine"' } });
  expect(again.statusCode).toBe(304);
});

describe("what is dear to compute", () => {
  test("has a smaller limit of its own", async () => {
    const dear = contract({ ...about, method: "POST", path: "/dear", heavy: true });
    await app.register(async (api: App) => route(api, dear, async () => undefined));
    const statuses = [];
    for (let times = 0; times < 3; times += 1)
      statuses.push((await app.inject({ method: "POST", url: "/dear" })).statusCode);
    expect(statuses).toEqual([204, 204, 429]);
    expect((await app.inject("/app-settings.json")).statusCode).toBe(200);
    const unread = { method: "POST", url: "/dear", payload: "{", headers: json } as const;
    expect((await app.inject(unread)).statusCode).toBe(429);
  });
});
