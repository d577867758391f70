import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { httpServerFactory } from "./httpServerFactory.ts";
import { CachedResponse } from "./CachedResponse.ts";
import { NotModified } from "./NotModified.ts";
import { UrlCache } from "./UrlCache.ts";

let app: FastifyInstance;
let origin: string;
let handled: number;
let told: unknown[];
let answer: CachedResponse | undefined;
let notModified: NotModified;
let isStopping: boolean;

beforeEach(async () => {
  handled = 0;
  told = [];
  answer = new CachedResponse("{}", "application/json");
  const urls = new UrlCache();
  isStopping = false;
  notModified = new NotModified({
    urls,
    isStopping: () => isStopping,
    onAnswered: (each) => told.push(each),
  });
  app = Fastify({ serverFactory: httpServerFactory(notModified) });
  app.route({
    method: ["GET", "POST"],
    url: "/lists/:id",
    handler: async (request, reply) => {
      handled += 1;
      void reply.headers({ "cache-control": "no-cache", "x-marker": "mars" });
      urls.remember(request, reply, () => answer);
      return reply.send("routed");
    },
  });
  origin = await app.listen({ port: 0, host: "127.0.0.1" });
  await fetch(`${origin}/lists/1`);
});
afterEach(() => app.close());

const ask = (init?: RequestInit & { url?: string }) =>
  fetch(origin + (init?.url ?? "/lists/1"), {
    headers: { "if-none-match": `W/${answer?.tag}`, "x-request-id": "caller-0001" },
    ...init,
  });

test("whoever holds the newest bytes is told so without the route", async () => {
  const unchanged = await ask();
  expect(unchanged.status).toBe(304);
  expect(Object.fromEntries(unchanged.headers)).toMatchObject({
    etag: answer?.tag,
    "cache-control": "no-cache",
    "x-request-id": "caller-0001",
  });
  expect(unchanged.headers.has("x-marker")).toBe(false);
  expect(handled).toBe(1);
  expect(told).toEqual([
    { method: "GET", route: "/lists/:id", status: 304, requestId: "caller-0001" },
  ]);
});

test.each([
  { name: "no tag", init: { headers: {} } },
  { name: "another tag", init: { headers: { "if-none-match": '"other"' } } },
  { name: "another address", init: { url: "/lists/1?x=1" } },
  { name: "another method", init: { method: "POST" } },
])("$name: the route answers", async ({ init }) => {
  expect(await (await ask(init)).text()).toBe("routed");
  expect(told).toEqual([]);
});

test("an answer that no longer holds, and a server that closes, go to the route", async () => {
  const { tag } = answer!;
  const headers = { "if-none-match": tag };
  answer = undefined;
  expect((await ask({ headers })).status).toBe(200);
  answer = new CachedResponse("{}", "application/json");
  expect((await ask({ headers })).status).toBe(304);
  isStopping = true;
  expect((await ask({ headers })).status).toBe(200);
});
