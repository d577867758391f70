import { beforeAll, expect, test } from "vitest";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import { loadReference } from "../../../apps/api/src/platform/reference/loadReference.ts";
import { saveOverrides } from "../../../apps/api/src/platform/reference/referenceQueries.ts";
import { readSchemes } from "../../../apps/api/src/platform/schemes/readSchemes.ts";
import { useTestDatabase } from "../../../apps/api/src/testing/useTestDatabase.ts";
import { useTestServer } from "../../../apps/api/src/testing/useTestServer.ts";
import { demoOverrides } from "../../demo/schemeSettings.ts";
import { silentProgress } from "../progress.ts";
import { awkwardNation } from "../testing/awkwardNation.ts";
import { serveNational } from "../testing/serveNational.ts";
import { agreeToClear } from "./agreeToClear.ts";
import { importNational } from "./importNational.ts";

const database = useTestDatabase();
const server = useTestServer(database);
const open = "Skovrejsning";
const outline = "00000000-0000-4000-8000-00000000d0d0";

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await saveOverrides(tx, demoOverrides(new Date()));
    await loadReference(tx);
    await sql`insert into project (name, status, origin) values ('Opdigtet eng', 'approval', 'demo')`.execute(
      tx,
    );
    await sql`insert into geo_location (id, kind, geometry, area_ha, source) values (${outline}, 'sketch_project',
      ST_Multi(ST_MakeEnvelope(630000, 6280000, 630100, 6280100, 25832)), 1, 'demo')`.execute(tx);
    await sql`insert into sketch_project (plan_id, name, geo_location_id, area_ha, origin)
      select id, 'Opdigtet skitse', ${outline}, 1, 'demo' from plan where name = 'Anholt'`.execute(
      tx,
    );
    await sql`update plan set description = 'Opdigtet', text_origin = 'demo' where name = 'Anholt'`.execute(
      tx,
    );
    await sql`insert into place (name, kind, point, origin)
      values ('Opdigtet Bæk', 'stream', ST_SetSRID(ST_MakePoint(520000, 6250000), 25832), 'demo')`.execute(
      tx,
    );
    await sql`insert into land_holding (municipality_code, quarter, bought_ha, origin)
      values ('0791', '2026-01-01', 5, 'demo'), ('0849', '2026-01-01', 7, 'imported')`.execute(tx);
  });
});

const partsOf = async () => {
  const { parts } = (await server.app.inject({ url: "/api/data-sources" })).json<{
    parts: { part: string; origin: string }[];
  }>();
  return Object.fromEntries(parts.map(({ part, origin }) => [part, origin]));
};
const namesOf = async (isDemo: boolean) => {
  const { rows } = await sql<{ name: string }>`
    select name from project where (origin = 'demo') = ${isDemo}
    union all select name from sketch_project where (origin = 'demo') = ${isDemo}
    order by name`.execute(database.write);
  return rows.map(({ name }) => name);
};
const inventedNames = () => namesOf(true);
const realNames = () => namesOf(false);
const versionTexts = async () => {
  const { rows } = await sql<{ description: string }>`
    select distinct description from plan_version where description <> ''`.execute(database.write);
  return rows.map(({ description }) => description);
};
const rounds = async () =>
  (await readSchemes(database.write)).find(({ name }) => name === open)?.applicationPeriods;

test("before the demonstration makes room one is asked; where no one can answer, it refuses", async () => {
  await expect(agreeToClear(database, null)).rejects.toThrow("1 invented projects");
  await expect(agreeToClear(database, async () => "no")).rejects.toThrow("nothing was imported");
  await expect(agreeToClear(database, async () => "yes")).resolves.toBeUndefined();
});

test("a national import leaves nothing invented next to it, and what is told as invented is", async () => {
  expect(await partsOf()).toEqual({
    geography: "none",
    layers: "none",
    places: "demo",
    projects: "demo",
    sketches: "demo",
    plans: "demo",
    land: "mixed",
  });
  expect(await rounds()).toHaveLength(1);
  const national = await serveNational(awkwardNation().answers);
  const into = { database, progress: silentProgress };
  for (let times = 0; times < 2; times += 1)
    expect(await importNational(into, { from: national.url, keepDemo: true })).toMatchObject({
      ok: true,
    });
  expect(await inventedNames()).toEqual(["Demo: Opdigtet eng", "Demo: Opdigtet skitse"]);
  expect(await realNames()).not.toContainEqual(expect.stringContaining("Demo"));
  expect(await versionTexts()).toEqual(["Opdigtet"]);
  // As versions published meanwhile do: they count invented land.
  await sql`insert into plan_version_item (plan_version_id, item_id, op_id, stage, name, geo_location_id, share,
      nitrogen_tons, extraction_ha, afforestation_ha)
    select v.id, p.id, '', 'establishment_approval', p.name, ${outline}, 1, 1, 1, 1
    from plan_version v join plan on plan.id = v.plan_id and plan.name = 'Anholt', project p
    where p.origin = 'demo'`.execute(database.write);
  expect(await importNational(into, { from: national.url })).toMatchObject({ ok: true });
  await national.close();
  await expect.poll(partsOf, { timeout: 10_000 }).toEqual({
    geography: "none",
    layers: "none",
    places: "none",
    projects: "real",
    sketches: "real",
    plans: "real",
    land: "real",
  });
  expect(await rounds()).toMatchObject([{ startDate: "2026-01-01T09:33:00+00:00" }, {}]);
  const { rows } =
    await sql`select description, text_origin from plan where name = 'Anholt'`.execute(
      database.write,
    );
  expect(rows).toEqual([{ description: "", text_origin: "mars" }]);
  expect([...(await inventedNames()), ...(await versionTexts())]).toEqual([]);
});
