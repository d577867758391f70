import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyAddress, readWalkedIds } from "../../../data/import/testing/everyAddress.ts";
import { buildServer } from "./buildServer.ts";
import {
  box,
  geoId,
  insertProject,
  insertWorld,
  planId,
  projectId,
  publishPlan,
  sketchId,
} from "./features/status/testing/statusWorld.ts";
import { readConfig } from "./platform/config/readConfig.ts";
import type { App } from "./platform/http/App.ts";
import { useClockAhead } from "./testing/useClockAhead.ts";
import { useTestDatabase } from "./testing/useTestDatabase.ts";

const database = useTestDatabase();
const goAhead = useClockAhead();
const timeout = 300_000;
/** So that feeds, which look back for a quarter, tell of it. */
const recently = new Date();
recently.setUTCDate(recently.getUTCDate() - 10);

/** A project whose approval is cancelled and a sketch whose plan is unpublished. */
const NAME = "Xylofonkærgård";
const ids = [projectId(77), geoId(77), sketchId(51), geoId(51)];
const words = [NAME, "Skitse 51", ...ids];
const where = box(4, 4, 1, 1);

let instances: { app: App; folder: string }[];

async function startInstance() {
  const folder = await mkdtemp(join(tmpdir(), "mars-withdrawn-"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>MARS</title>");
  const config = readConfig(
    {
      LOG_LEVEL: "silent",
      DATA_DIR: folder,
      RATE_LIMIT_PER_MINUTE: "100000",
      RATE_LIMIT_HEAVY_PER_MINUTE: "100000",
    },
    { server: { webRoot: relative(join(import.meta.dirname, "../../.."), folder) } },
  );
  return { app: await buildServer({ config, database }), folder };
}

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    await insertProject(tx, {
      n: 77,
      name: NAME,
      area: where,
      effects: [8, 90, null],
      moves: [
        ["2025-03-10T10:00:00Z", "preliminary_examination"],
        [recently.toISOString(), "approval"],
      ],
    });
    await publishPlan(tx, { plan: 1, version: 1, at: "2025-04-01T10:00:00Z", sketches: [51] });
  });
  instances = [await startInstance(), await startInstance()];
});
afterAll(async () => {
  for (const { app, folder } of instances) {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
});

async function withdraw(): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`update project set status = 'approval_cancelled', last_state_changed_at = now()
      where id = ${projectId(77)}`.execute(tx);
    await sql`insert into project_history
        (project_id, at, cause, from_status, status, geo_location_id)
      values (${projectId(77)}, now(), 'transition', 'approval', 'approval_cancelled',
        ${geoId(77)})`.execute(tx);
    await sql`update plan_version set ended_at = now(), ended_reason = 'unpublished'
      where plan_id = ${planId(1)} and ended_at is null`.execute(tx);
    await sql`update plan set status = 'draft' where id = ${planId(1)}`.execute(tx);
  });
}

/** What anybody can ask for, of every kind of answer there is. */
async function publicAddresses(): Promise<string[]> {
  const { contracts } = instances[0]!.app.platform;
  const filled = everyAddress(await readWalkedIds(database.write), { contracts, documents: 50 });
  const open = contracts.filter(({ access, method }) => access === "public" && method === "GET");
  const [, east, north] = /\(\(\((\d+) (\d+)/.exec(where)!;
  const at = `x=${Number(east) + 500}&y=${Number(north) + 500}`;
  const files = ["projects", "sketch-projects"].flatMap((collection) =>
    ["csv", "geojson", "gpkg", "fgb", "parquet"].map((format) => `${collection}.${format}`),
  );
  const ofProject = ["", "?asOf=2025-06-01"].flatMap((day) => [
    `/api/status/pages/projects/${projectId(77)}${day}`,
    `/api/status/projects/${projectId(77)}/map.svg${day}`,
    `/api/status/projects/${projectId(77)}/preview.png${day}`,
  ]);
  const ogc = ["projects", "sketch-projects"].flatMap((collection) => [
    `/ogc/collections/${collection}`,
    `/ogc/collections/${collection}/items`,
    `/ogc/collections/${collection}/items?f=html`,
  ]);
  const all = [
    ...open.flatMap(({ path }) => filled[path] ?? []).map((url) => `/api${url}`),
    `/api/search?q=${encodeURIComponent(NAME)}`,
    `/api/features?dataset=projects&${at}&toleranceM=50`,
    `/api/features/projects/${projectId(77)}`,
    `/api/features/sketch-projects/${sketchId(51)}`,
    ...ofProject,
    ...[77, 51].map((n) => `/api/geometries/${geoId(n)}?crs=25832`),
    ...files.map((file) => `/api/open-data/downloads/${file}`),
    ...ogc,
    `/ogc/collections/projects/items/${projectId(77)}`,
    `/ogc/collections/projects/items/${projectId(77)}?f=html`,
    "/sitemap.xml",
    `/status/projekter/${projectId(77)}`,
  ];
  return [...new Set(all)];
}

type Answer = { url: string; status: number; bytes: Buffer; kept: string };

const readAll = (urls: readonly string[]): Promise<Answer[][]> =>
  Promise.all(
    instances.map(async ({ app }) => {
      const answers: Answer[] = [];
      for (const url of urls) {
        const { statusCode, rawPayload, headers } = await app.inject({ url });
        const kept = String(headers["cache-control"]);
        answers.push({ url, status: statusCode, bytes: rawPayload, kept });
      }
      return answers;
    }),
  );
/** It says what was withdrawn, or its address is of that alone. */
const tells = ({ url, status, bytes }: Answer) =>
  status === 200 &&
  (ids.some((id) => url.includes(id)) ||
    words.some((word) => !url.includes(encodeURIComponent(word)) && bytes.includes(word)));
const urlsOf = (answers: readonly Answer[]) => answers.map(({ status, url }) => `${status} ${url}`);

test(
  "[H1] what is withdrawn is gone from every public address of every instance",
  { timeout },
  async () => {
    const urls = await publicAddresses();
    const before = await readAll(urls);
    expect(urlsOf(before.flat().filter(({ status }) => status >= 500))).toEqual([]);
    const told = before[0]!.filter(tells);
    // Of each kind of answer at least one: what no one reads before cannot be seen to go.
    const kinds = [
      /^\/api\/status\/projects$/,
      /^\/api\/status\/pages\/projects\/.*asOf/,
      /^\/api\/status\/pages\/map\?sketches/,
      /map\.svg$/,
      /preview\.png$/,
      /changes\.atom$/,
      /changes\.csv/,
      /^\/api\/tiles\/projects/,
      /^\/api\/tiles\/sketch-projects/,
      /^\/api\/geometries/,
      /^\/api\/features/,
      /^\/api\/search/,
      /projects\.parquet$/,
      /^\/ogc\/.*items$/,
      /^\/ogc\/.*f=html/,
      /sitemap\.xml$/,
      /^\/status\/projekter/,
    ];
    const unseen = kinds.filter((kind) => !told.some(({ url }) => kind.test(url)));
    expect(unseen).toEqual([]);
    // A cache in front asks again each time.
    expect(told.filter(({ kept }) => !kept.includes("no-cache")).map(({ url }) => url)).toEqual([]);

    await withdraw();
    goAhead(2_100);
    const after = await readAll(urls);
    expect(urlsOf(after.flat().filter(tells))).toEqual([]);
    // Pictures and packed files cannot be searched for words: they are others than before.
    for (const [n, answers] of after.entries()) {
      const isSame = ({ bytes }: Answer, at: number) => bytes.equals(before[n]![at]!.bytes);
      const unchanged = answers.filter(
        (answer, at) => tells(before[n]![at]!) && isSame(answer, at),
      );
      expect(urlsOf(unchanged)).toEqual([]);
    }
  },
);
