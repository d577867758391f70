import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { insertWorld, municipalityId, planId, tripartiteId } from "../testing/statusWorld.ts";

const webRoot = mkdtempSync(join(tmpdir(), "mars-heads-"));
writeFileSync(
  join(webRoot, "index.html"),
  '<!doctype html><head><title>MARS</title><meta name="description" content="x" /></head>',
);
afterAll(() => rmSync(webRoot, { recursive: true }));

const projectRoot = join(import.meta.dirname, "../../../../../..");
const database = useTestDatabase();
const server = useTestServer(database, { WEB_ROOT: relative(projectRoot, webRoot) });

const hostile = `"><script>alert('1')</script>&amp; $& $1`;

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    await sql`update municipality set name = ${hostile} where id = ${municipalityId(3)}`.execute(
      tx,
    );
  });
  // The names may arrive after the timeout of a first page; the next one has them.
  await vi.waitUntil(
    async () =>
      !(await server.app.inject("/status/kommuner/0102")).body.includes(">Kommune – MARS<"),
    { timeout: 100_000, interval: 100 },
  );
});

test.each([
  { url: `/status/kommuner/${municipalityId(1)}`, name: "Aarhus Kommune" },
  { url: "/status/kommuner/0101?asOf=2026-03-01", name: "Aarhus Kommune" },
  { url: `/status/kystvandgrupper/${planId(1)}`, name: "Vestfjord" },
  { url: `/status/lokaletreparter/${tripartiteId(1)}`, name: "Vest" },
  { url: `/dashboard/kommune/${municipalityId(1)}`, name: "Effekter i Aarhus Kommune" },
  { url: `/dashboard/plan/${planId(1)}`, name: "Effekter i Vestfjord" },
])("[T1] $url says $name before any script runs", async ({ url, name }) => {
  const { body } = await server.app.inject(url);
  expect(body).toContain(`<title>${name} – MARS</title>`);
  expect(body).toContain(`<meta property="og:title" content="${name} – MARS" />`);
  const described = name.replace("Effekter i ", "");
  expect(body).toMatch(new RegExp(`<meta name="description" content="[^"]*${described}[^"]*" />`));
  expect(body.match(/name="description"/g)).toHaveLength(1);
});

test("a name is text, whatever is written in it", async () => {
  const { body } = await server.app.inject(`/status/kommuner/${municipalityId(3)}`);
  expect(body).not.toContain("<script>");
  expect(body).toContain("&quot;&gt;&lt;script&gt;alert(");
  expect(body).toContain("&amp;amp; $&amp; $1 Kommune");
});

test("an unknown unit has the page's general title", async () => {
  const { body, statusCode } = await server.app.inject("/status/kommuner/0000");
  expect(statusCode).toBe(200);
  expect(body).toContain("<title>Kommune – MARS</title>");
});
