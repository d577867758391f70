import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handleClientError } from "./handleClientError.ts";

const app = Fastify({ clientErrorHandler: handleClientError });
beforeAll(() => app.listen({ port: 0, host: "127.0.0.1" }));
afterAll(() => app.close());

async function answerTo(request: string): Promise<{ head: string; body: string }> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(request);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { head, body };
}

test.each([
  {
    what: "a path of 20,000 characters",
    request: `GET /${"x".repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
    status: 431,
    code: "request.headers-too-large",
  },
  { what: "no HTTP at all", request: "hello\r\n\r\n", status: 400, code: "request.malformed" },
])("[P10] $what is refused in words, and the answer says that it closes", async (one) => {
  const { head, body } = await answerTo(one.request);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${one.status} `));
  expect(head).toContain("\r\nconnection: close");
  expect(JSON.parse(body)).toMatchObject({ code: one.code, status: one.status });
});
