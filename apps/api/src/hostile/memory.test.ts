import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildServer } from "../buildServer.ts";
import { readConfig } from "../platform/config/readConfig.ts";
import type { App } from "../platform/http/App.ts";
import { noDatabase } from "../testing/noDatabase.ts";

const BYTES_PER_MB = 1_000_000;
const ROUND = 120;
/** A leak of the large bodies would be three times this. */
const SLACK_MB = 10;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

let app: App;
beforeEach(async () => {
  const config = readConfig({
    LOG_LEVEL: "silent",
    RATE_LIMIT_PER_MINUTE: "10000000",
  });
  app = await buildServer({ config, database: noDatabase });
});
afterEach(() => app.close());

const bad = [
  { url: "/api/screening/analyses", payload: `{"geometry":"${"x".repeat(1_000_000)}"}` },
  { url: "/api/user/track", payload: `{"feature":"${"\\u0000".repeat(50_000)}"}` },
  { url: "/api/pick/union", payload: `{"geometries":[${"[".repeat(100_000)}` },
  { url: `/api/screening/analyses/${"y".repeat(200)}/datasets/z`, payload: "[1e400]" },
];

async function badRequests(): Promise<void> {
  for (let sent = 0; sent < ROUND; sent += 1) {
    const { url, payload } = bad[sent % bad.length]!;
    const headers = { "content-type": "application/json", authorization: `Bearer x.${sent}.y` };
    const remoteAddress = `203.0.${sent % 200}.${sent % 100}`;
    const { statusCode } = await app.inject({
      method: "POST",
      url,
      payload,
      headers,
      remoteAddress,
    });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  }
}

async function heldMb(): Promise<number> {
  collect();
  // What is freed by a finaliser goes with the next round.
  await setImmediate();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / BYTES_PER_MB;
}

test("[P10] after bad requests memory is back where it was", async () => {
  await badRequests();
  const before = await heldMb();
  await badRequests();
  expect((await heldMb()) - before).toBeLessThan(SLACK_MB);
}, 120_000);
