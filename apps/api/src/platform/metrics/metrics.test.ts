import { afterEach, expect, test } from "vitest";
import { buildServer } from "../../buildServer.ts";
import { noDatabase } from "../../testing/noDatabase.ts";
import { startTestAuthority } from "../../testing/startTestAuthority.ts";
import { readConfig } from "../config/readConfig.ts";
import { databaseObserver } from "./databaseObserver.ts";
import { Metrics } from "./Metrics.ts";
import { serveMetrics } from "./serveMetrics.ts";

let stop: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stop.map((end) => end()));
  stop = [];
});

async function measuredServer() {
  const authority = await startTestAuthority();
  const metrics = new Metrics();
  const config = readConfig({ OIDC_AUTHORITY: authority.issuer, LOG_LEVEL: "silent" });
  const app = await buildServer({ config, database: noDatabase, metrics });
  stop.push(() => app.close(), authority.stop);
  return { app, metrics };
}

const linesOf = async ({ registry }: Metrics) => (await registry.metrics()).split("\n");

test("requests are counted and timed by route and status, never by address", async () => {
  const { app, metrics } = await measuredServer();
  await app.inject("/api/health/live");
  await app.inject("/api/health/live");
  await app.inject("/api/hemmelig/Navnesen?navn=Navnesen");
  await app.inject("/status/kommuner/navnesen?navn=Navnesen");
  const lines = await linesOf(metrics);
  expect(lines).toContain(
    'mars_http_requests_total{method="GET",route="/api/health/live",status="200"} 2',
  );
  expect(lines).toContain(
    'mars_http_request_duration_seconds_count{method="GET",route="/api/health/live"} 2',
  );
  expect(lines).toContain("mars_http_requests_open 0");
  const pages = lines.filter((line) => line.includes('_total{method="GET",route="/status/'));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/route="\/status\/kommuner\/:\w+"/);
  expect(lines.join().toLowerCase()).not.toContain("navnesen");
});

test("queues, checks and refusals have a line before anything happened", async () => {
  const { metrics } = await measuredServer();
  const lines = await linesOf(metrics);
  for (const queue of ["public", "signedIn", "heavy", "uploads", "measuring", "pdf"])
    expect(lines).toContain(`mars_queue_waiting{queue="${queue}"} 0`);
  expect(lines).toContain('mars_check_ok{check="identity"} 1');
  expect(lines).toContain('mars_check_ok{check="database"} 0');
  expect(lines).toContain('mars_busy_refusals_total{class="heavy"} 0');
});

test("the public address has no metrics; their own port has nothing else", async () => {
  const { app, metrics } = await measuredServer();
  const server = await serveMetrics(metrics, { port: 0, host: "127.0.0.1" });
  stop.push(server.close);
  const site = `http://127.0.0.1:${server.port}`;
  expect((await app.inject("/metrics")).body).not.toContain("mars_http_requests_total");
  const answer = await fetch(`${site}/metrics`);
  expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  expect(await answer.text()).toContain("process_resident_memory_bytes");
  expect((await fetch(`${site}/api/health/live`)).status).toBe(404);
  expect((await fetch(`${site}/metrics`, { method: "POST" })).status).toBe(404);
});

test("jobs are counted by outcome, and what they throw comes through", async () => {
  const metrics = new Metrics();
  await expect(metrics.runJob("sweep", async () => 7)).resolves.toBe(7);
  const failing = metrics.runJob("sweep", async () => {
    throw new Error("no room");
  });
  await expect(failing).rejects.toThrow("no room");
  const lines = await linesOf(metrics);
  expect(lines).toContain('mars_job_runs_total{job="sweep",outcome="success"} 1');
  expect(lines).toContain('mars_job_runs_total{job="sweep",outcome="failure"} 1');
  expect(lines).toContain('mars_job_duration_seconds_count{job="sweep"} 2');
});

test("pools tell idle, busy and waiting; statements their time and failures", async () => {
  const metrics = new Metrics();
  const observer = databaseObserver(metrics);
  observer.poolOpened("primary", { totalCount: 5, idleCount: 3, waitingCount: 4 });
  observer.statementEnded("write", { sql: "select 1", durationMs: 20, isFailure: false });
  observer.statementEnded("write", { sql: "select 1", durationMs: 20, isFailure: true });
  const lines = await linesOf(metrics);
  expect(lines).toContain('mars_database_connections{pool="primary",state="idle"} 3');
  expect(lines).toContain('mars_database_connections{pool="primary",state="busy"} 2');
  expect(lines).toContain('mars_database_waiting{pool="primary"} 4');
  expect(lines).toContain(
    'mars_database_statement_duration_seconds_bucket{le="0.05",database="write"} 2',
  );
  expect(lines).toContain('mars_database_statement_failures_total{database="write"} 1');
});
