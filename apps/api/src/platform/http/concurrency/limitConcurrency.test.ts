import { PassThrough } from "node:stream";
import { contract } from "@mars/contracts/platform/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildServer } from "../../../buildServer.ts";
import { noDatabase } from "../../../testing/noDatabase.ts";
import { readConfig } from "../../config/readConfig.ts";
import type { App } from "../App.ts";
import { route } from "../route.ts";

const about = { tag: "Test", summary: "Test", access: "public" } as const;
const dear = contract({ ...about, method: "POST", path: "/dear", heavy: true });
const lines = contract({
  ...about,
  method: "GET",
  path: "/dear-lines",
  heavy: true,
  produces: "application/x-ndjson",
});
const slow = contract({ ...about, method: "GET", path: "/slow" });
const light = contract({ ...about, method: "GET", path: "/light" });

let app: App;
let started: (() => void)[];
let stream: PassThrough;
beforeEach(async () => {
  const config = readConfig(
    { LOG_LEVEL: "silent" },
    {
      rates: {
        heavyAtOnce: 2,
        heavyAtOncePerCaller: 1,
        heavyWaiting: 2,
        publicAtOnce: 2,
        publicAtOncePerCaller: 1,
        publicWaiting: 2,
      },
    },
  );
  app = await buildServer({ config, database: noDatabase });
  started = [];
  stream = new PassThrough();
  await app.register(async (api: App) => {
    route(api, dear, () => new Promise<void>((resolve) => void started.push(resolve)));
    route(api, lines, async () => stream);
    route(api, slow, () => new Promise<void>((resolve) => void started.push(resolve)));
    route(api, light, async () => undefined);
  });
});
afterEach(() => app.close());

const ask = (remoteAddress: string) =>
  app.inject({ method: "POST", url: "/dear", remoteAddress }).then((answer) => answer);
async function startedCount(count: number): Promise<void> {
  await expect.poll(() => started.length).toBe(count);
}

test("[P10] while heavy work takes all places, light requests are answered and more of it is not", async () => {
  const running = [ask("192.0.2.1"), ask("192.0.2.2")];
  await startedCount(2);
  const waiting = [ask("192.0.2.1"), ask("192.0.2.3")];
  const refused = await ask("192.0.2.4");
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("5");
  expect(refused.json()).toMatchObject({ code: "server.busy" });
  expect((await app.inject("/light")).statusCode).toBe(204);
  expect((await app.inject("/app-settings.json")).statusCode).toBe(200);

  for (const next of [3, 4]) {
    started[next - 3]!();
    await startedCount(next);
  }
  for (const finish of started) finish();
  const answers = await Promise.all([...running, ...waiting]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
});

test("[P10] light work is queued too, apart from heavy work, and of one caller only so much", async () => {
  const mine = Array.from({ length: 3 }, () =>
    app.inject({ url: "/slow", remoteAddress: "192.0.2.1" }).then((answer) => answer.statusCode),
  );
  await startedCount(1);
  // One is worked on, one waits, the third finds this caller's half of the queue full.
  expect(await Promise.race(mine)).toBe(503);
  const other = app
    .inject({ url: "/slow", remoteAddress: "192.0.2.2" })
    .then(({ statusCode }) => statusCode);
  await startedCount(2);
  expect((await app.inject("/api/health/live")).statusCode).toBe(200);
  const heavy = ask("192.0.2.1");
  await startedCount(3);
  started[2]!();
  expect((await heavy).statusCode).toBe(204);
  started[0]!();
  await startedCount(4);
  started[1]!();
  started[3]!();
  expect((await Promise.all([...mine, other])).toSorted()).toEqual([204, 204, 204, 503]);
});

test("[P10] a stream keeps its place until its last line", async () => {
  const first = app.inject({ url: "/dear-lines", remoteAddress: "192.0.2.1" }).then((one) => one);
  stream.write("{}\n");
  await expect.poll(() => stream.listenerCount("data") > 0 || stream.readableFlowing).toBe(true);
  const second = ask("192.0.2.1");
  const other = ask("192.0.2.2");
  await startedCount(1);
  started[0]!();
  await other;
  expect(started).toHaveLength(1);
  stream.end();
  await startedCount(2);
  started[1]!();
  expect((await first).statusCode).toBe(200);
  expect((await second).statusCode).toBe(204);
});
