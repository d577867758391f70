import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { buildServer } from "../../buildServer.ts";
import { noDatabase } from "../../testing/noDatabase.ts";
import { readConfig } from "../config/readConfig.ts";

test("closing lets an open request finish and takes no new one", async () => {
  const config = readConfig({ LOG_LEVEL: "silent" });
  const app = await buildServer({ config, database: noDatabase });
  app.get("/slow", async () => {
    await sleep(300);
    return "done";
  });
  const site = await app.listen({ port: 0, host: "127.0.0.1" });
  const open = fetch(`${site}/slow`).then((answer) => answer.text());
  await sleep(100);
  await app.close();
  expect(await open).toBe("done");
  await expect(fetch(`${site}/slow`)).rejects.toThrow("fetch failed");
});
