import { expect, test } from "vitest";
import { buildServer } from "../../../buildServer.ts";
import { noDatabase } from "../../../testing/noDatabase.ts";
import { readConfig } from "../../config/readConfig.ts";

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
