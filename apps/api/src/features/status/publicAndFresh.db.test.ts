import type { StatusPlan } from "@mars/contracts/status/status";
import type { OverviewPage } from "@mars/contracts/status/statusPages";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { buildServer } from "../../buildServer.ts";
import { readConfig } from "../../platform/config/readConfig.ts";
import { connectDatabase } from "../../platform/database/connectDatabase.ts";
import { startProxy } from "../../testing/startProxy.ts";
import { useClockAhead } from "../../testing/useClockAhead.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { readFrom } from "./testing/readFrom.ts";
import {
  geoId,
  insertWorld,
  planId,
  projectId,
  publishPlan,
  sketchId,
} from "./testing/statusWorld.ts";

const database = useTestDatabase();
const server = useTestServer(database);

const get = readFrom(server);
const goAhead = useClockAhead();
/** Longer than an instance trusts what it knows. */
const outliveCache = () => goAhead(800);

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    await publishPlan(tx, {
      plan: 1,
      version: 2,
      at: "2025-07-01T10:00:00Z",
      sketches: [51, 52, 53],
    });
  });
});

describe("public means public", () => {
  test.each([
    ["a public project", geoId(1), 200],
    ["a published sketch", geoId(52), 200],
    ["a unit", geoId(101), 200],
    ["a project that dropped out", geoId(4), 404],
    ["a draft", geoId(5), 404],
    ["a sketch its plan leaves out", geoId(53), 404],
    ["nothing", geoId(999), 404],
    ["no id", "x", 404],
  ])("the geometry of %s (%s) answers %d", async (_, id, status) => {
    const answer = await server.app.inject({ url: `/api/geometries/${id}` });
    expect(answer.statusCode).toBe(status);
    expect(/"MULTIPOLYGON \(\(\(5/.test(answer.body)).toBe(status === 200);
  });

  test("GeoJSON is WGS84 unless EPSG:25832 is requested", async () => {
    const ask = async (query: string) =>
      (
        await server.app.inject({
          url: `/api/geometries/${geoId(2)}${query}`,
          headers: { accept: "application/geo+json" },
        })
      ).json<{ geometry: { coordinates: number[][][][] } }>().geometry.coordinates[0]![0]![0]!;
    expect((await ask(""))[0]).toBeCloseTo(9.02, 1);
    expect(await ask("?crs=25832")).toEqual([501_000, 6_201_000]);
  });
});

describe("fresh and cheap", () => {
  test("a change of stage shows by itself, with another tag", async () => {
    const before = await server.app.inject({ url: "/api/status/pages/overview" });
    const tag = String(before.headers.etag);
    const again = await server.app.inject({
      url: "/api/status/pages/overview",
      headers: { "if-none-match": tag },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);

    await sql`update project set status = 'established' where id = ${projectId(1)}`.execute(
      database.write,
    );
    outliveCache();
    const { counts } = await get<OverviewPage>("/status/pages/overview");
    expect(counts.established).toBe(2);
    await sql`update project set status = 'approval' where id = ${projectId(1)}`.execute(
      database.write,
    );
    outliveCache();
    const back = await server.app.inject({ url: "/api/status/pages/overview" });
    expect(back.headers.etag).toBe(tag);
  });

  test("a change that commits late is not missed", async () => {
    outliveCache();
    await get("/status/pages/overview");
    await database.transaction(async (tx) => {
      await sql`update project set name = 'Sent' where id = ${projectId(2)}`.execute(tx);
      if (database.engine === "server") {
        // Another change is made, committed and noticed while this one is still open.
        await sql`update project set name = 'Tidligt' where id = ${projectId(3)}`.execute(
          database.write,
        );
        outliveCache();
        await get("/status/pages/overview");
      }
    });
    outliveCache();
    const { body } = await server.app.inject({ url: "/api/status/projects" });
    expect(body).toContain("Sent");
    await sql`update project set name = 'Østermose' where id = ${projectId(2)}`.execute(
      database.write,
    );
    await sql`update project set name = 'Aaskov' where id = ${projectId(3)}`.execute(
      database.write,
    );
  });

  test("drawing and renaming a sketch changes nothing until it is published", async () => {
    outliveCache();
    const before = await server.app.inject({ url: "/api/status/plans" });
    await sql`insert into sketch_project (id, plan_id, name, geo_location_id, area_ha, nitrogen_tons)
      values (${sketchId(60)}, ${planId(1)}, 'Hemmelig', ${geoId(52)}, 100, 99)`.execute(
      database.write,
    );
    await sql`update plan set description = 'kladde' where id = ${planId(1)}`.execute(
      database.write,
    );
    outliveCache();
    const after = await server.app.inject({ url: "/api/status/plans" });
    expect(after.headers.etag).toBe(before.headers.etag);
    await publishPlan(database.write, {
      plan: 1,
      version: 3,
      at: "2025-10-01T10:00:00Z",
      sketches: [51],
    });
    outliveCache();
    const [west] = await get<StatusPlan[]>("/status/plans");
    expect(west?.countSketchProjects).toBe(1);
    await sql`update plan_version set ended_at = now(), ended_reason = 'unpublished'
      where plan_id = ${planId(1)} and ended_at is null`.execute(database.write);
    outliveCache();
    expect((await get<StatusPlan[]>("/status/plans"))[0]?.countSketchProjects).toBe(0);
  });

  test.each(["br", "gzip"])("answers are sent compressed with %s", async (encoding) => {
    const answer = await server.app.inject({
      url: "/api/status/plans",
      headers: { "accept-encoding": encoding },
    });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["vary"]).toContain("accept-encoding");
  });
});

test("without its database an instance continues serving what it has ready", async () => {
  const proxy = await startProxy(database.url);
  const through = await connectDatabase({ url: proxy.url, poolSize: 4 });
  const config = readConfig({ LOG_LEVEL: "silent" });
  const app = await buildServer({ config, database: through });
  try {
    const before = await app.inject({ url: "/api/status/pages/overview" });
    proxy.stop();
    outliveCache();
    const after = await app.inject({ url: "/api/status/pages/overview" });
    expect([after.statusCode, after.body]).toEqual([200, before.body]);
    const other = await app.inject({ url: "/api/status/pages/units/plan?asOf=2025-03-01" });
    expect(other.statusCode).toBe(503);
  } finally {
    await app.close();
    await through.close();
  }
});
