import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerQuickly } from "./answerQuickly.ts";
import { QuickAnswers } from "./QuickAnswers.ts";
import { CachedResponse } from "./CachedResponse.ts";

let app: FastifyInstance;
let port: number;
let longWays: number;
let answer: CachedResponse | undefined;
const sockets: Socket[] = [];

beforeEach(async () => {
  longWays = 0;
  answer = new CachedResponse(JSON.stringify({ text: "æøå".repeat(1000) }), "application/json");
  const quick = new QuickAnswers();
  app = Fastify({ keepAliveTimeout: 600_000, forceCloseConnections: "idle" });
  answerQuickly(app, quick, { mostPerMinute: 20 });
  app.get("/ready", async (request, reply) => {
    longWays += 1;
    await answer?.compressed("gzip");
    void reply.header("x-house", "mars").header("ratelimit-remaining", "5");
    quick.remember(request, reply, () => answer);
    return reply.type("application/json").send(answer?.bytes ?? "none");
  });
  app.post("/other", async (request) => ({ got: request.body }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

const answers = (bytes: Buffer) => bytes.toString("latin1").match(/HTTP\/1\.1 \d+/g) ?? [];
const requests = (text: string) => text.match(/HTTP\/1\.1\r\n/g) ?? [];

/**
 * What comes back on one connection for these pieces, each sent when all before it are answered.
 * A piece that ends within a request is followed by the next after a moment.
 */
async function talk(...pieces: (string | { part: string })[]): Promise<Buffer> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  let bytes = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
  });
  let sent = "";
  for (const piece of pieces) {
    const text = typeof piece === "string" ? piece : piece.part;
    sent += text;
    socket.write(text);
    if (typeof piece !== "string") await wait(30);
    else await vi.waitUntil(() => answers(bytes).length === requests(sent).length, 30_000);
  }
  await wait(20);
  return bytes;
}
const get = (headers = "") => `GET /ready HTTP/1.1\r\nhost: a\r\n${headers}\r\n`;
describe("a ready answer", () => {
  test("goes the long way once and then carries the same headers, on old and new connections", async () => {
    const [first, second] = (await talk(get(), get())).toString().split(/(?<=\})(?=HTTP)/);
    expect(longWays).toBe(1);
    const third = (await talk(get())).toString();
    expect(longWays).toBe(1);
    const body = first?.split("\r\n\r\n")[1];
    for (const quick of [second, third]) {
      expect(quick).toContain("x-house: mars");
      expect(quick).not.toContain("ratelimit");
      expect(quick).toMatch(/\r\ndate: .* GMT\r\n/i);
      expect(quick).toMatch(/\r\nconnection: keep-alive\r\n/i);
      expect(quick).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
      expect(quick?.split("\r\n\r\n")[1] === body).toBe(true);
    }
    expect((await talk(get("x-request-id: given-by-caller\r\n"))).toString()).toContain(
      "x-request-id: given-by-caller",
    );
  });

  test("is sent compressed, or not at all where the caller has it", async () => {
    await talk(get());
    const bytes = await talk(get("accept-encoding: gzip\r\n"));
    const [head] = bytes.toString("latin1").split("\r\n\r\n");
    expect(head).toContain("content-encoding: gzip");
    expect(gunzipSync(bytes.subarray(head!.length + 4))).toEqual(answer!.bytes);
    const unchanged = await talk(get(`if-none-match: ${answer!.tag}\r\n`));
    expect(unchanged.toString()).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
    expect(unchanged.toString().endsWith("\r\n\r\n")).toBe(true);
    expect(longWays).toBe(1);
  });

  test("that no longer holds goes the long way again", async () => {
    await talk(get());
    answer = undefined;
    expect((await talk(get())).toString()).toContain("none");
    expect(longWays).toBe(2);
  });
});

describe("a connection", () => {
  const post =
    'POST /other HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n{"a":1}';

  test("is handed over with the first request that is not ready, and then goes on", async () => {
    await talk(get());
    const bytes = await talk(get(), post, get(), post);
    expect(answers(bytes)).toHaveLength(4);
    expect(bytes.toString().match(/\{"got":\{"a":1\}\}/g)).toHaveLength(2);
    expect(longWays).toBe(1);
  });

  test("may send several requests at once", async () => {
    await talk(get());
    const bytes = await talk(get() + get() + post + get());
    expect(answers(bytes)).toHaveLength(4);
  });

  test("may send a request in pieces", async () => {
    await talk(get());
    const whole = get();
    expect(answers(await talk({ part: whole.slice(0, 9) }, whole.slice(9)))).toEqual([
      "HTTP/1.1 200",
    ]);
    expect(answers(await talk({ part: post.slice(0, -3) }, post.slice(-3)))).toEqual([
      "HTTP/1.1 200",
    ]);
  });

  test("that waits does not hold up closing", async () => {
    await talk(get());
    await talk(get());
    await expect(app.close()).resolves.toBeUndefined();
  });

  test("that its other end left without a request is not kept", async () => {
    const socket = connect(port, "127.0.0.1", () => socket.end());
    sockets.push(socket);
    await new Promise((closed) => socket.once("close", closed));
    const open = await new Promise<number>((told) =>
      app.server.getConnections((_fault, count) => told(count)),
    );
    expect(open).toBe(0);
  });
});

test("whoever asks for more than their minute holds goes the long way, where requests are limited", async () => {
  // The first makes it known; the others are answered from memory.
  await talk(...Array.from({ length: 21 }, () => get()));
  expect(longWays).toBe(1);
  await talk(get(), get(), get());
  expect(longWays).toBe(4);
});
