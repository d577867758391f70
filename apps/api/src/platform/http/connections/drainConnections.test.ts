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
