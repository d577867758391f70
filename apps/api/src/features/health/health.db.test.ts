import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildServer } from "../../buildServer.ts";
import { connectDatabase } from "../../platform/database/connectDatabase.ts";
import type { App } from "../../platform/http/App.ts";
import { startProxy } from "../../testing/startProxy.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const database = useTestDatabase();
const server = useTestServer(database);

async function readiness(app: App) {
  const answer = await app.inject("/api/health/ready");
  const { status, degraded } = answer.json<{ status: string; degraded: string[] }>();
  return { code: answer.statusCode, status, degraded };
}

test("a server that can work is ready", async () => {
  const answer = await server.app.inject("/api/health/ready");
  expect(answer.json()).toEqual({
    status: "ready",
    degraded: [],
    checks: ["database", "migrations", "clock", "identity", "disk"].map((name) => ({
      name,
      ok: true,
    })),
  });
  expect(answer.statusCode).toBe(200);
});

test("an authority out of reach is a named degradation, not a reason to take the site away", async () => {
  server.authority.broken = true;
  const other = await buildServer({ config: server.app.platform.config, database });
  const answer = await readiness(other);
  server.authority.broken = false;
  await other.close();
  expect(answer).toEqual({ code: 200, status: "ready", degraded: ["identity"] });
});

test.each([
  { what: "with public answers in memory", reads: true, code: 200, status: "ready" },
  { what: "without any", reads: false, code: 503, status: "not-ready" },
])(
  "without its database a server $what is $status, and refuses writes in words",
  async ({ reads, code, status }) => {
    const proxy = await startProxy(database.url);
    const through = await connectDatabase({ url: proxy.url, poolSize: 2 });
    const app = await buildServer({ config: server.app.platform.config, database: through });
    try {
      if (reads) await app.inject("/api/status/pages/overview");
      const headers = await server.signedInAs({ sub: "anna", name: "Anna" });
      await app.inject({ url: "/api/user/info", headers });
      proxy.stop();
      expect(await readiness(app)).toEqual({ code, status, degraded: ["database"] });
      const write = await app.inject({
        method: "POST",
        url: "/api/projects",
        headers,
        payload: { name: "Engen" },
      });
      expect([write.statusCode, write.json<{ code: string }>().code]).toEqual([
        503,
        "database.unavailable",
      ]);
      expect(write.headers["retry-after"]).toBe("5");
    } finally {
      await app.close();
      await through.close();
    }
  },
);

test("a full disk is 507 for what must be stored, and shows in health", async () => {
  const app = await buildServer({ config: server.app.platform.config, database });
  app.post("/full", async () => {
    await sql`do $$ begin raise exception 'no room' using errcode = '53100'; end $$`.execute(
      database.write,
    );
  });
  const write = await app.inject({ method: "POST", url: "/full" });
  expect([write.statusCode, write.json<{ code: string }>().code]).toEqual([507, "storage.full"]);
  expect(await readiness(app)).toEqual({ code: 200, status: "ready", degraded: ["disk"] });
  await app.close();
});

test("a server that is stopping is live but not ready", async () => {
  const config = server.app.platform.config;
  const other = await buildServer({ config, database, stopping: () => true });
  expect((await other.inject("/api/health/ready")).statusCode).toBe(503);
  expect((await other.inject("/api/health/live")).statusCode).toBe(200);
  await other.close();
});
