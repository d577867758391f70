import { expect, test } from "vitest";
import { buildServer } from "../../buildServer.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const database = useTestDatabase();
const server = useTestServer(database);

test("a server that can work is ready", async () => {
  const answer = await server.app.inject("/api/health/ready");
  expect(answer.json()).toEqual({
    status: "ready",
    checks: ["database", "migrations", "identity"].map((name) => ({ name, ok: true })),
  });
  expect(answer.statusCode).toBe(200);
});

test("an authority out of reach makes a server not ready", async () => {
  server.authority.broken = true;
  const other = await buildServer({ config: server.app.platform.config, database });
  const answer = await other.inject("/api/health/ready");
  server.authority.broken = false;
  await other.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.json<{ checks: object[] }>().checks).toContainEqual(
    expect.objectContaining({ name: "identity", ok: false }),
  );
});

test("a server that is stopping is live but not ready", async () => {
  const config = server.app.platform.config;
  const other = await buildServer({ config, database, stopping: () => true });
  expect((await other.inject("/api/health/ready")).statusCode).toBe(503);
  expect((await other.inject("/api/health/live")).statusCode).toBe(200);
  await other.close();
});
