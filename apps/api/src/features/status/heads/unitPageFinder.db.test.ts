import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { slugOf } from "@mars/domain/status/unitSlugs";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import {
  geoId,
  insertWorld,
  municipalityId,
  planId,
  projectId,
  tripartiteId,
} from "../testing/statusWorld.ts";

const webRoot = mkdtempSync(join(tmpdir(), "mars-heads-"));
writeFileSync(
  join(webRoot, "index.html"),
  '<!doctype html><head><title>MARS</title><meta name="description" content="x" /></head>',
);
afterAll(() => rmSync(webRoot, { recursive: true }));

const projectRoot = join(import.meta.dirname, "../../../../../..");
const database = useTestDatabase();
const server = useTestServer(
  database,
  {},
  { constants: { server: { webRoot: relative(projectRoot, webRoot) } } },
);

const hostile = `"><script>alert('1')</script>&amp; $& $1`;

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    await sql`insert into municipality (code, id, name, geo_location_id, retired_at) values
      ('0190', ${municipalityId(90)}, 'Aarhus', ${geoId(190)}, '2025-06-01'),
      ('0191', ${municipalityId(91)}, 'Gammelby', ${geoId(191)}, '2025-06-01')`.execute(tx);
    await sql`insert into tripartite (id, number, name, geo_location_id, retired_at) values
      (${tripartiteId(90)}, '1.1', 'Vest', ${geoId(192)}, '2025-06-01')`.execute(tx);
    await sql`update municipality set name = ${hostile} where id = ${municipalityId(3)}`.execute(
      tx,
    );
  });
  // The names may arrive after the timeout of a first page; the next one has them.
  await vi.waitUntil(
    async () =>
      !(await server.app.inject("/status/kommuner/by-3")).body.includes(">Kommune – MARS<"),
    { timeout: 100_000, interval: 100 },
  );
});

test.each([
  { url: "/status/kommuner/aarhus", name: "Aarhus Kommune" },
  { url: "/status/kommuner/aarhus?asOf=2026-03-01", name: "Aarhus Kommune" },
  { url: "/status/kystvandgrupper/vestfjord", name: "Vestfjord" },
  { url: "/status/lokaletreparter/vest", name: "Vest" },
  { url: "/dashboard/kommune/aarhus", name: "Effekter i Aarhus Kommune" },
  { url: "/dashboard/plan/vestfjord", name: "Effekter i Vestfjord" },
])("[T1] $url says $name before any script runs", async ({ url, name }) => {
  const { body, statusCode, headers } = await server.app.inject(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<title>${name} – MARS</title>`);
  expect(body).toContain(`<meta property="og:title" content="${name} – MARS" />`);
  const described = name.replace("Effekter i ", "");
  expect(body).toMatch(new RegExp(`<meta name="description" content="[^"]*${described}[^"]*" />`));
  expect(body.match(/name="description"/g)).toHaveLength(1);
  const [path] = url.split("?");
  expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${path}" />`);
  expect(headers["x-robots-tag"]).toBe(url.includes("?") ? "noindex" : undefined);
});

test.each([
  { url: "/", preview: "/status/preview.png" },
  { url: "/status/overview?asOf=2026-03-01", preview: "/status/preview.png?asOf=2026-03-01" },
  { url: "/status/overview?asOf=x", preview: "/status/preview.png" },
  { url: "/dashboard/nitrogen", preview: "/status/preview.png" },
  { url: "/status/kommuner/aarhus", preview: "/status/preview.png?place=municipality/aarhus" },
  { url: "/dashboard/plan/vestfjord", preview: "/status/preview.png?place=plan/vestfjord" },
  {
    url: "/status/lokaletreparter/vest?asOf=2026-03-01",
    preview: "/status/preview.png?place=tripartite/vest&amp;asOf=2026-03-01",
  },
  {
    url: `/status/projekter/${projectId(1)}`,
    preview: `/status/projects/${projectId(1)}/preview.png`,
  },
])("[T1] a link to $url is shown with a picture of it", async ({ url, preview }) => {
  const { body } = await server.app.inject(url);
  expect(body).toContain(`property="og:image" content="http://localhost:3000/api${preview}"`);
  expect(body).toMatch(/property="og:image:alt" content="Kort over [^"]+\."/);
  expect(body).toContain('name="twitter:card" content="summary_large_image"');
});

test("[T1] a page that is about no place has no picture of one", async () => {
  const { body } = await server.app.inject("/cookies");
  expect(body).not.toContain("og:image");
  expect(body).toContain('name="twitter:card" content="summary"');
});

test.each([
  { from: `/status/kommuner/${municipalityId(1)}`, to: "/status/kommuner/aarhus" },
  { from: "/status/kommuner/0101?asOf=2026-03-01", to: "/status/kommuner/aarhus?asOf=2026-03-01" },
  { from: "/status/kommuner/Aarhus%20Kommune", to: "/status/kommuner/aarhus" },
  { from: "/status/kommuner/aarhus/", to: "/status/kommuner/aarhus" },
  { from: `/status/kystvandgrupper/${planId(1)}`, to: "/status/kystvandgrupper/vestfjord" },
  { from: `/status/lokaletreparter/${tripartiteId(1)}`, to: "/status/lokaletreparter/vest" },
  { from: `/dashboard/plan/${planId(1)}?embed=maal`, to: "/dashboard/plan/vestfjord?embed=maal" },
  { from: "/status/lokaletreparter/1.1", to: "/status/lokaletreparter/vest" },
  { from: "/status/kommuner/0190", to: "/status/kommuner/aarhus-0190" },
  { from: "/status/kommuner/0191", to: "/status/kommuner/gammelby" },
  {
    from: `/status/lokaletreparter/${tripartiteId(90)}`,
    to: `/status/lokaletreparter/vest-${tripartiteId(90)}`,
  },
])("[T1] $from leads to the address by name", async ({ from, to }) => {
  const { statusCode, headers } = await server.app.inject(from);
  expect(statusCode).toBe(301);
  expect(headers.location).toBe(to);
});

test("[T1] a project in public status has a page with its name, and its place in words", async () => {
  const path = `/status/projekter/${projectId(1)}`;
  const { body, statusCode } = await server.app.inject(path);
  expect(statusCode).toBe(200);
  expect(body).toContain("<title>Ådalen – MARS</title>");
  expect(body).toContain("Projektet Ådalen i Brøndby Kommune");
  expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${path}" />`);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    "@graph": [
      { about: { "@type": "Place", name: "Ådalen", containedInPlace: { name: "Brøndby" } } },
      { itemListElement: [{ name: "Status" }, { name: "Brøndby" }, { name: "Ådalen" }] },
    ],
  });
});

test.each([
  ["that dropped out", projectId(4)],
  ["that is a draft", projectId(5)],
  ["nobody knows", projectId(99)],
  ["without an id", "x"],
])("[R3] a project %s has no page", async (_what, id) => {
  const { body, statusCode } = await server.app.inject(`/status/projekter/${id}`);
  expect(statusCode).toBe(404);
  expect(body).toContain("<title>Siden findes ikke – MARS</title>");
});

test.each(["/status/overview", "/status/kommuner/aarhus", "/dashboard/overview"])(
  "[R3] who comes by %s?projekt= is led to the project's page",
  async (path) => {
    const id = projectId(1);
    const { statusCode, headers } = await server.app.inject(
      `${path}?projekt=${id}&asOf=2026-03-01`,
    );
    expect(statusCode).toBe(301);
    expect(headers.location).toBe(`/status/projekter/${id}?asOf=2026-03-01`);
  },
);

test("[T1] the figures of a unit are read by its name as by its id", async () => {
  const byName = await server.app.inject("/api/status/pages/units/municipality/aarhus");
  const byId = await server.app.inject(`/api/status/pages/units/municipality/${municipalityId(1)}`);
  expect(byName.json<{ slug: string }>().slug).toBe("aarhus");
  expect(byName.body).toBe(byId.body);
});

test.each([
  ["municipality/aarhus", municipalityId(1)],
  ["municipality/aarhus?asOf=2025-04-01", municipalityId(1)],
  ["municipality/aarhus-0190", municipalityId(90)],
  ["municipality/aarhus-0190?asOf=2025-04-01", municipalityId(90)],
  ["tripartite/vest", tripartiteId(1)],
  [`tripartite/vest-${tripartiteId(90)}`, tripartiteId(90)],
])("[T1] %s means the same unit in figures as in addresses", async (piece, id) => {
  const answer = await server.app.inject(`/api/status/pages/units/${piece}`);
  expect(answer.json<{ id: string }>().id).toBe(id);
});

test("a name is text, whatever is written in it", async () => {
  const { body } = await server.app.inject(`/status/kommuner/${slugOf(hostile)}`);
  expect(body).not.toContain("<script>");
  expect(body).toContain("&quot;&gt;&lt;script&gt;alert(");
  expect(body).toContain("&amp;amp; $&amp; $1 Kommune");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    "@graph": [{ about: { name: `${hostile} Kommune` } }, {}],
  });
});

test.each(["/status/kommuner/0000", "/status/lokaletreparter/ukendt", "/dashboard/plan/%3F"])(
  "[R3] %s is no page, to machines too",
  async (url) => {
    const { body, statusCode } = await server.app.inject(url);
    expect(statusCode).toBe(404);
    expect(body).toContain("<title>Siden findes ikke – MARS</title>");
    expect(body).not.toContain("canonical");
  },
);

test("[T1] the site map lists public pages and every unit by name, and robots.txt names it", async () => {
  const { body, headers } = await server.app.inject("/sitemap.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const found = [...body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(found).toEqual(
    expect.arrayContaining([
      "/",
      "/status/overview",
      "/dashboard/nitrogen",
      "/status/kommuner/aarhus",
      "/dashboard/vos/vest",
      `/status/projekter/${projectId(1)}`,
    ]),
  );
  expect(found).not.toContain(`/status/projekter/${projectId(5)}`);
  expect(found.filter((path) => /gammelby|aarhus-|vest-/.test(path ?? ""))).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((path) => /projects|plans|:|logout|access-denied/.test(path ?? ""))).toEqual(
    [],
  );
  for (const path of ["/", "/status/kommuner/aarhus"])
    expect((await server.app.inject(path)).statusCode).toBe(200);
  const robots = await server.app.inject("/robots.txt");
  expect(robots.body).toContain("Sitemap: http://localhost:3000/sitemap.xml");
  expect(robots.body.match(/(?<=Disallow: ).*/g)).toEqual(["/projects", "/plans", "/messages"]);
});
