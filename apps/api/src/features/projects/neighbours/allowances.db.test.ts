import { sql } from "kysely";
import { expect, test } from "vitest";
import { corner, squareAt } from "../testing/loadWorld.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";
import {
  allowanceStorage,
  cellsOfArea,
  takeAllowance,
} from "../../../platform/allowances/allowanceQueries.ts";
import { PERSON_BYTES_PER_DAY } from "../../../platform/allowances/chargeStorage.ts";

const api = useProjectsApi();
const hour = (n: number) => new Date(Date.UTC(2026, 0, 1, 12) + n * 3_600_000);

test("[P8] items count once within the window, and free themselves after it", async () => {
  const allowance = { kind: "land", caller: "person:a", most: 100, windowHours: 1 } as const;
  const take = (items: string[], at: Date, caller: string = allowance.caller) =>
    takeAllowance(api.database.write, { ...allowance, caller }, { items, amountEach: 25, at });
  expect(await take(["1", "2", "3"], hour(0))).toBe(0);
  expect(await take(["2", "3", "4"], hour(0.25))).toBe(0);
  // All of it, or nothing.
  expect(await take(["4", "5"], hour(0.5))).toBe(1800);
  expect(await take(["4"], hour(0.5))).toBe(0);
  expect(await take(["5"], hour(0.5), "person:b")).toBe(0);
  expect(await take(["5", "6"], hour(1.1))).toBe(0);
  // The first within an hour is answered however large it is.
  expect(await take(["1", "2", "3", "4", "5", "6"], hour(9))).toBe(0);
});

test("[P8] an area is counted by the cells that it lies in, a strip across them by each", async () => {
  const cellsOf = async (wkt: string) => {
    const { rows } = await sql<{ id: string }>`
      insert into geo_location (kind, geometry, area_ha)
      select 'project', g, ST_Area(g) / 10000 from ST_Multi(ST_GeomFromText(${wkt}, 25832)) g
      returning id`.execute(api.database.write);
    return (await cellsOfArea(api.database.write, rows[0]!.id, 500)).length;
  };
  expect(await cellsOf("POLYGON((100 100, 110 100, 110 110, 100 110, 100 100))")).toBe(1);
  expect(await cellsOf("POLYGON((100 100, 900 100, 900 900, 100 900, 100 100))")).toBe(4);
  const strip = "POLYGON((100 90, 250100 250090, 250100 250091, 100 91, 100 90))";
  const cells = await cellsOf(strip);
  expect(cells).toBeGreaterThan(500);
  expect(cells).toBeLessThan(1600);
});

test("what one person makes us keep in a day is bounded, for all instances", async () => {
  const { id } = await api.create("owner", { geometry: squareAt(corner.x + 500, corner.y, 300) });
  const { rows } = await sql<{ caller: string; bytes: number }>`
    select caller, sum(amount) as bytes from allowance_use where kind = 'storage'
    group by 1`.execute(api.database.write);
  const { caller, bytes } = rows[0]!;
  // A square's five corners, and the lines of the log.
  expect(bytes).toBeGreaterThan(5 * 16);
  expect(bytes).toBeLessThan(5000);

  const redraw = (who: "owner" | "company", projectId: string) =>
    api.call(who, "PUT", `/projects/${projectId}/geometry`, {
      body: { geometry: squareAt(corner.x + 700, corner.y, 300) },
      version: 1,
    });
  await sql`insert into allowance_use values
    ('storage', ${caller}, 'elsewhere', ${PERSON_BYTES_PER_DAY - bytes}, now())
  `.execute(api.database.write);
  expect(await redraw("owner", id)).toMatchObject({
    status: 429,
    body: { code: "storage.too-much" },
  });
  const other = await api.create("company", {
    geometry: squareAt(corner.x + 500, corner.y, 300),
  });
  expect((await redraw("company", other.id)).status).toBe(200);

  await sql`update allowance_use set at = now() - interval '25 hours' where caller = ${caller}
  `.execute(api.database.write);
  expect((await redraw("owner", id)).status).toBe(200);
  expect(await allowanceStorage.deleteExpired(api.database.write, 1000)).toBeGreaterThan(1);
});
