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

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await saveOverrides(tx, demoOverrides(new Date()));
    await loadReference(tx);
    await sql`insert into project (name, status, origin) values ('Opdigtet eng', 'approval', 'demo')`.execute(
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
const rounds = async () =>
  (await readSchemes(database.write)).find(({ name }) => name === open)?.applicationPeriods;

test("before the demonstration makes room one is asked; where nobody can answer, it refuses", async () => {
  await expect(agreeToClear(database, null)).rejects.toThrow("1 invented projects");
  await expect(agreeToClear(database, async () => "no")).rejects.toThrow("nothing was imported");
  await expect(agreeToClear(database, async () => "yes")).resolves.toBeUndefined();
});

test("a national import leaves nothing invented beside it, and what is told as invented is", async () => {
  expect(await partsOf()).toEqual({
    geography: "none",
    layers: "none",
    places: "demo",
    projects: "demo",
    sketches: "none",
    plans: "demo",
    land: "mixed",
  });
  expect(await rounds()).toHaveLength(1);
  const national = await serveNational(awkwardNation().answers);
  const into = { database, progress: silentProgress };
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
});
