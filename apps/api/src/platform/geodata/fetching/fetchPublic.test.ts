import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { fetchPublic } from "./fetchPublic.ts";

const HOST = "127.0.0.1";
let listening: Server | undefined;
afterEach(() => {
  listening?.close();
});

/** A service that answers every request with these bytes, whatever HTTP says about them. */
async function serviceThatSays(answer: string): Promise<string> {
  const server = createServer((socket) => socket.once("data", () => socket.end(answer)));
  listening = server;
  await new Promise<void>((done) => server.listen(0, HOST, done));
  return `http://${HOST}:${(server.address() as AddressInfo).port}/`;
}

const fetchFrom = (url: string) => fetchPublic([HOST])(url, { signal: AbortSignal.timeout(5000) });

test.each([
  ["an unknown status", "HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n", "range of 200 to 599"],
  [
    "an upgrade",
    "HTTP/1.1 101 Up\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n",
    "without an answer",
  ],
  ["no HTTP at all", "hello", "Parse Error"],
])("%s fails the call, not the process", async (_, answer, why) => {
  await expect(fetchFrom(await serviceThatSays(answer))).rejects.toThrow(why);
});

test("an answer is passed on with its status, type and body", async () => {
  const url = await serviceThatSays(
    "HTTP/1.1 404 Not Found\r\ncontent-type: text/plain\r\ncontent-length: 4\r\n\r\ngone",
  );
  const answer = await fetchFrom(url);
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
    404,
    "text/plain",
    "gone",
  ]);
});
