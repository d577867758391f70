import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import {
  box,
  geoId,
  insertProject,
  insertWorld,
  planId,
  projectId,
  publishPlan,
  sketchId,
} from "./statusWorld.ts";

/** A project whose approval is cancelled and a sketch whose plan is unpublished. */
const NAME = "Xylofonkærgård";
const ids = [projectId(77), geoId(77), sketchId(51), geoId(51)];
const words = [NAME, "Skitse 51", ...ids];
const where = box(4, 4, 1, 1);

/** The small country with both of them public. */
export async function insertPublished(tx: Queryable): Promise<void> {
  // So that feeds, which look back for a quarter, tell of it.
  const recently = new Date();
  recently.setUTCDate(recently.getUTCDate() - 10);
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
}

export async function withdrawPublished(tx: Queryable): Promise<void> {
  await sql`update project set status = 'approval_cancelled', last_state_changed_at = now()
    where id = ${projectId(77)}`.execute(tx);
  await sql`insert into project_history
      (project_id, at, cause, from_status, status, geo_location_id)
    values (${projectId(77)}, now(), 'transition', 'approval', 'approval_cancelled',
      ${geoId(77)})`.execute(tx);
  await sql`update plan_version set ended_at = now(), ended_reason = 'unpublished'
    where plan_id = ${planId(1)} and ended_at is null`.execute(tx);
  await sql`update plan set status = 'draft' where id = ${planId(1)}`.execute(tx);
}

/** The addresses of the two themselves, and of what can be asked for by words, place or file. */
export function publishedAddresses(): string[] {
  const [, east, north] = /\(\(\((\d+) (\d+)/.exec(where)!;
  const at = `x=${Number(east) + 500}&y=${Number(north) + 500}`;
  const collections = ["projects", "sketch-projects"];
  return [
    `/api/search?q=${encodeURIComponent(NAME)}`,
    `/api/features?dataset=projects&${at}&toleranceM=50`,
    `/api/features/projects/${projectId(77)}`,
    `/api/features/sketch-projects/${sketchId(51)}`,
    ...["", "?asOf=2025-06-01"].flatMap((day) => [
      `/api/status/pages/projects/${projectId(77)}${day}`,
      `/api/status/projects/${projectId(77)}/map.svg${day}`,
      `/api/status/projects/${projectId(77)}/preview.png${day}`,
    ]),
    ...[77, 51].map((n) => `/api/geometries/${geoId(n)}?crs=25832`),
    ...collections.flatMap((collection) => [
      ...["csv", "geojson", "gpkg", "fgb", "parquet"].map(
        (format) => `/api/open-data/downloads/${collection}.${format}`,
      ),
      `/ogc/collections/${collection}`,
      `/ogc/collections/${collection}/items`,
      `/ogc/collections/${collection}/items?f=html`,
    ]),
    `/ogc/collections/projects/items/${projectId(77)}`,
    `/ogc/collections/projects/items/${projectId(77)}?f=html`,
    "/sitemap.xml",
    `/status/projekter/${projectId(77)}`,
  ];
}

/** Of each kind of answer at least one: what no one reads before cannot be seen to go. */
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

/** The kinds of answers of which none of these addresses is. */
export function kindsWithout(addresses: readonly string[]): string[] {
  return kinds.filter((kind) => !addresses.some((address) => kind.test(address))).map(String);
}

/** It says what was withdrawn, or its address is of that alone. */
export function tellsOfIt({
  url,
  status,
  bytes,
}: {
  url: string;
  status: number;
  bytes: Buffer;
}): boolean {
  return (
    status === 200 &&
    (ids.some((id) => url.includes(id)) ||
      words.some((word) => !url.includes(encodeURIComponent(word)) && bytes.includes(word)))
  );
}
