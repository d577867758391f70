import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { closeStalledConnections } from "./closeStalledConnections.ts";

const stalledMs = 300;
/** Far longer than a busy machine holds up a reader, far shorter than the slow reading takes. */
const patientMs = 1500;
const large = Buffer.alloc(64 * 1024 * 1024, "x");
let app: FastifyInstance;
let client: Socket;

async function listen(afterMs: number): Promise<void> {
  app = Fastify();
  closeStalledConnections(app, afterMs);
  app.get("/large", async () => large);
  app.get("/slow", async ({ raw }) => {
    // Made only after the socket was silent for longer than a stalled client may be.
    await once(raw.socket, "timeout");
    return "made at last";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
}
afterEach(async () => {
  client?.destroy();
  await app.close();
});

async function ask(path: string): Promise<Socket> {
  const accepted = once(app.server, "connection") as Promise<[Socket]>;
  client = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => undefined);
  client.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  return (await accepted)[0];
}

test("a client that stops reading its answer is cut off", async () => {
  await listen(stalledMs);
  const served = await ask("/large");
  client.pause();
  await once(served, "close");
  expect(served.destroyed).toBe(true);
});

test("a client that reads slowly gets all of it", async () => {
  await listen(patientMs);
  await ask("/large");
  let bytes = 0;
  for await (const chunk of client as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes >= large.length) break;
    await sleep(3);
  }
  expect(bytes).toBeGreaterThanOrEqual(large.length);
});

test("an answer that takes long to make is waited for", async () => {
  await listen(stalledMs);
  await ask("/slow");
  const [chunk] = (await once(client, "data")) as [Buffer];
  expect(chunk.toString()).toContain("made at last");
});
