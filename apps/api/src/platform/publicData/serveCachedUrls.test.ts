import { gunzipSync } from "node:zlib";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CachedResponse } from "./CachedResponse.ts";
import { serveCachedUrls } from "./serveCachedUrls.ts";
import { UrlCache } from "./UrlCache.ts";

let app: FastifyInstance;
let handled: number;
let answer: CachedResponse | undefined;

beforeEach(async () => {
  handled = 0;
  answer = new CachedResponse(JSON.stringify({ text: "æøå".repeat(1000) }), "application/json");
  const urls = new UrlCache();
  app = Fastify();
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  await app.register(rateLimit, { global: false });
  serveCachedUrls(app, urls, { perMinute: 5 });
  app.get("/ready", async (request, reply) => {
    handled += 1;
    const held = answer;
    await held?.compressed("gzip");
    void reply
      .header("cache-control", "no-cache")
      .header("x-marker", "mars")
      .header("ratelimit-remaining", "5");
    urls.remember(request, reply, () => (held === answer ? held : undefined));
    return reply.type("application/json").send(held?.bytes ?? "none");
  });
  app.post("/ready", async () => ({ posted: true }));
});
afterEach(() => app.close());

const get = (headers: Record<string, string> = {}, url = "/ready") => app.inject({ url, headers });

test("a cached url is answered without its route, with the same headers and an id of its own", async () => {
  const first = await get();
  const second = await get();
  expect(handled).toBe(1);
  expect(second.body).toBe(first.body);
  expect(second.headers).toMatchObject({
    "x-marker": "mars",
    "content-type": "application/json",
    "content-length": String(answer?.bytes.length),
    etag: answer?.tag,
  });
  expect(second.headers).not.toHaveProperty("ratelimit-remaining");
  expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
});

test("it is sent compressed", async () => {
  await get();
  const packed = await get({ "accept-encoding": "gzip" });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.rawPayload)).toEqual(answer?.bytes);
  expect(handled).toBe(1);
});

test("an encoding that is not ready is left to the route", async () => {
  await get();
  await get({ "accept-encoding": "br" });
  expect(handled).toBe(2);
});

test("another url, another method and an answer that no longer holds go to the route", async () => {
  await get();
  await get({}, "/ready?x=1");
  expect(handled).toBe(2);
  expect((await app.inject({ method: "POST", url: "/ready" })).json()).toEqual({ posted: true });
  answer = undefined;
  expect((await get()).body).toBe("none");
  expect(handled).toBe(3);
});

test("a page that changed is answered without its route again, once the route has made it again", async () => {
  await get();
  answer = new CachedResponse(JSON.stringify({ text: "changed" }), "application/json");
  for (let asked = 0; asked < 3; asked += 1)
    expect((await get()).json()).toEqual({ text: "changed" });
  expect(handled).toBe(2);
});

test("whoever asks for more than their minute holds goes to the route, where requests are limited", async () => {
  for (let asked = 0; asked < 6; asked += 1) await get();
  expect(handled).toBe(1);
  await get();
  await get();
  expect(handled).toBe(3);
  await app.inject({ url: "/ready", remoteAddress: "192.0.2.7" });
  expect(handled).toBe(3);
});
