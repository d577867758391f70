import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { SourceRuns } from "@mars/contracts/datasets/dataSources";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "../../../apps/api/src/platform/config/readConfig.ts";
import { SourceRefresher } from "../../../apps/api/src/features/dataSources/SourceRefresher.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { loadReference } from "../../../apps/api/src/platform/reference/loadReference.ts";
import { useTestDatabase } from "../../../apps/api/src/testing/useTestDatabase.ts";
import { useTestServer } from "../../../apps/api/src/testing/useTestServer.ts";
import { importOfficial } from "./importOfficial.ts";

const database = useTestDatabase();
const administrator = {
  sub: "caseworker",
  name: "Demo Sagsbehandler",
  vat: "DK20814616",
  organization: "Styrelsen",
  roles: ["miljoe_mars_ansoeg_admin"],
};

let site: Server;
/** What the source answers; null keeps whoever asks waiting. */
let answer: string | null = "Kommunekode;År;Kvartal;Købt\n0791;2026;2;3,5\n";
let asked = 0;
beforeAll(async () => {
  await database.transaction((tx) => loadReference(tx));
  site = createServer((_request, response) => {
    asked++;
    if (answer !== null) response.end(answer);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  process.env["SOURCE_LAND_URL"] = `http://127.0.0.1:${(site.address() as AddressInfo).port}/land`;
  process.env["DATABASE_URL"] = database.url;
});
afterAll(async () => {
  delete process.env["SOURCE_LAND_URL"];
  delete process.env["DATABASE_URL"];
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

const nothing = () => undefined;
const quiet = { info: nothing, warn: nothing };
const started: SourceRefresher[] = [];
const refresher = () => {
  const instance = new SourceRefresher(database, readConfig(process.env), quiet);
  started.push(instance);
  return instance;
};
// A test that fails half-way leaves no importer behind to hold the lease.
afterEach(async () => {
  await Promise.all(started.splice(0).map((instance) => instance.stop()));
});
const ask = () =>
  sql`insert into source_state (source_id, asked_at) values ('land', now())
    on conflict (source_id) do update set asked_at = now()`.execute(database.write);
const runs = async () => {
  const { rows } = await sql<{ cause: string; outcome: string | null }>`
    select cause, outcome from source_run order by id`.execute(database.write);
  return rows;
};

describe("sources are kept fresh", () => {
  const server = useTestServer(database, {
    get DATABASE_URL() {
      return database.url;
    },
  });
  const send = async (method: "GET" | "POST" | "PUT", path: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api/data-sources/${path}`,
      headers: await server.signedInAs(administrator),
      ...(payload && { payload }),
    });

  test("what is requested by hand is fetched by one instance, once", async () => {
    await ask();
    const instances = [refresher(), refresher()];
    for (const each of instances) each.start();
    await Promise.all(instances.map((each) => each.poll()));
    await Promise.all(instances.map((each) => each.stop()));
    expect(await runs()).toEqual([{ cause: "hand", outcome: "taken" }]);
    expect(asked).toBe(1);
    const { rows } = await sql`
      select asked_at, next_at > now() as planned, item_count from source_state`.execute(
      database.write,
    );
    expect(rows).toEqual([{ asked_at: null, planned: true, item_count: 1 }]);
  }, 120_000);

  test("an importer that comes late fetches nothing that another has fetched", async () => {
    const before = asked;
    const url = database.url;
    const progress = { begin: nothing, at: nothing, say: nothing, end: nothing };
    const late = { env: process.env, only: ["land"], cause: "hand" as const };
    expect(await importOfficial({ database, url, progress }, late)).toEqual([
      { id: "land", outcome: "not-due", lines: [] },
    ]);
    expect([asked, await runs()]).toEqual([before, [{ cause: "hand", outcome: "taken" }]]);
  }, 120_000);

  test("what is due is fetched by plan, and not while it is paused", async () => {
    await sql`update source_state set next_at = now() - interval '1 minute', is_paused = true`.execute(
      database.write,
    );
    const instance = refresher();
    instance.start();
    await instance.poll();
    expect(await runs()).toHaveLength(1);
    await send("PUT", "land/plan", { everyHours: 12, isPaused: false });
    await sql`update source_state set next_at = now() - interval '1 minute'`.execute(
      database.write,
    );
    await instance.poll();
    await instance.stop();
    expect((await runs()).at(-1)).toEqual({ cause: "schedule", outcome: "taken" });
    const { rows } = await sql<{ hours: number }>`
      select round(extract(epoch from next_at - taken_at) / 3600)::int as hours from source_state`.execute(
      database.write,
    );
    expect(rows).toEqual([{ hours: 12 }]);
  }, 120_000);

  test("a run is seen while it continues, and stopped by an administrator", async () => {
    answer = null;
    await ask();
    const instance = refresher();
    instance.start();
    const looking = instance.poll();
    const seen = await vi.waitFor(
      async () => {
        const body = (await send("GET", "runs")).json<SourceRuns>();
        expect(body.running?.sourceId).toBe("land");
        return body;
      },
      { timeout: 60_000, interval: 200 },
    );
    expect(seen.sources.find(({ id }) => id === "land")).toMatchObject({ everyHours: 12 });
    expect((await send("POST", "land/stop")).statusCode).toBe(204);
    await looking;
    await instance.stop();
    expect((await runs()).at(-1)).toEqual({ cause: "hand", outcome: "stopped" });
    const { rows } = await sql`select count(*)::int as n from land_holding`.execute(database.write);
    expect(rows).toEqual([{ n: 1 }]);
  }, 120_000);

  test("an importer that is killed is noted as failed, and not started again at once", async () => {
    answer = null;
    const before = asked;
    const importers: ChildProcess[] = [];
    const note = (message: unknown) =>
      void importers.push((message as { process: ChildProcess }).process);
    subscribe("child_process", note);
    await ask();
    const instance = refresher();
    instance.start();
    const looking = instance.poll();
    await vi.waitFor(() => expect(asked).toBe(before + 1), { timeout: 60_000, interval: 200 });
    unsubscribe("child_process", note);
    importers.at(-1)?.kill("SIGKILL");
    await looking;
    await sql`delete from lease`.execute(database.write);
    await instance.poll();
    await instance.stop();
    expect(asked).toBe(before + 1);
    const { rows } = await sql`
      select outcome, problem, asked_at from source_state where source_id = 'land'`.execute(
      database.write,
    );
    expect(rows).toEqual([
      { outcome: "failed", problem: "the import was ended by SIGKILL", asked_at: null },
    ]);
  }, 120_000);

  test("everybody sees how sources stand; what was asked is not told", async () => {
    answer = "nonsense";
    await ask();
    const instance = refresher();
    instance.start();
    await instance.poll();
    await instance.stop();
    const response = await server.app.inject({ url: "/api/data-sources" });
    const land = response
      .json<{ sources: { id: string; state: string; problem: string }[] }>()
      .sources.find(({ id }) => id === "land");
    expect(land).toMatchObject({ state: "failed", problem: "land.no-column", count: 1 });
    expect(response.body).not.toContain("127.0.0.1");
    const told = (await send("GET", "runs")).json<SourceRuns>();
    expect(told.sources.find(({ id }) => id === "land")?.problem).toContain("no column");
    const csv = await server.app.inject({ url: "/api/data-sources.csv" });
    expect(csv.body).toContain("Statens jordopkøb");
  }, 120_000);

  test("a demonstration is not cleared by a button", async () => {
    await sql`insert into project (name, status, origin) values ('x', 'draft', 'demo')`.execute(
      database.write,
    );
    const refused = await send("POST", "status/refresh");
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      409,
      "source.demonstration",
    ]);
  });
});
