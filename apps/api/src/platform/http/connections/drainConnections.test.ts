import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { buildServer } from "../../../buildServer.ts";
import { noDatabase } from "../../../testing/noDatabase.ts";
import { readConfig } from "../../config/readConfig.ts";

test("from the first signal on answers end their connection, while all are still answered", async () => {
  const config = readConfig({ LOG_LEVEL: "silent" });
  let isStopping = false;
  const app = await buildServer({ config, database: noDatabase, stopping: () => isStopping });
  const site = await app.listen({ port: 0, host: "127.0.0.1" });
  const ask = async () => {
    const answer = await fetch(`${site}/api/health/live`);
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get("connection")];
  };
  expect(await ask()).toEqual([200, "keep-alive"]);
  isStopping = true;
  expect(await ask()).toEqual([200, "close"]);
  expect(await ask()).toEqual([200, "close"]);
  await app.close();
});

test("closing lets an open request finish and takes no new one", async () => {
  const config = readConfig({ LOG_LEVEL: "silent" });
  const app = await buildServer({ config, database: noDatabase });
  const started = Promise.withResolvers<void>();
  const closing = Promise.withResolvers<void>();
  app.get("/slow", async () => {
    started.resolve();
    await closing.promise;
    return "done";
  });
  app.addHook("preClose", async () => closing.resolve());
  const site = await app.listen({ port: 0, host: "127.0.0.1" });
  const open = fetch(`${site}/slow`);
  await started.promise;
  await app.close();
  const answer = await open;
  expect(answer.headers.get("connection")).toBe("close");
  expect(await answer.text()).toBe("done");
  await expect(fetch(`${site}/slow`)).rejects.toThrow("fetch failed");
});

/** Connects from another thread and asks; says how many connections were ended without an answer. */
const CALLERS = `
  const { workerData: { port, count, connected }, parentPort } = require("node:worker_threads");
  const { connect } = require("node:net");
  let [unanswered, ended] = [0, 0];
  for (let n = 0; n < count; n += 1) {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("connect", () => {
      socket.write("GET /api/health/live HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n");
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
    });
    socket.on("data", (chunk) => (text += chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (!text.startsWith("HTTP/1.1 200")) unanswered += 1;
      if (++ended === count) parentPort.postMessage(unanswered);
    });
  }`;

test("whoever has connected before the door closes is answered", async () => {
  const config = readConfig({ LOG_LEVEL: "silent" });
  const app = await buildServer({ config, database: noDatabase, stopping: () => true });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const count = 20;
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const callers = new Worker(CALLERS, { eval: true, workerData: { port, count, connected } });
  const unanswered = once(callers, "message");
  await once(callers, "online");
  // The system takes connections while this thread sleeps; none is accepted here yet.
  while (connected[0]! < count) Atomics.wait(connected, 0, connected[0]!);
  await app.close();
  expect(await unanswered).toEqual([0]);
  await callers.terminate();
});
