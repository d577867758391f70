import { expect, test } from "vitest";
import { sql } from "../../../platform/database/sql.ts";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { PointStore } from "./PointStore.ts";

const database = useTestDatabase();
const id = "00000000-0000-4000-8000-000000000001";

test("a point follows an outline that is written again under the same id", async () => {
  const store = new PointStore();
  const draw = (shape: string) =>
    sql`insert into geo_location (id, kind, geometry, area_ha, source)
      values (${id}, 'project', ST_Multi(ST_GeomFromText(${shape}, 25832)), 1, 'imported')
      on conflict (id) do update set geometry = excluded.geometry`.execute(database.write);
  const square = (x: number) =>
    `POLYGON ((${x} 6250000, ${x + 100} 6250000, ${x + 100} 6250100, ${x} 6250100, ${x} 6250000))`;
  const points = async () => [...(await store.of(database.write, [id, id]))];
  expect(await points()).toEqual([]);
  await draw(square(520_000));
  expect(await points()).toEqual([[id, [520_050, 6_250_050]]]);
  expect(await points()).toEqual([[id, [520_050, 6_250_050]]]);
  await draw(square(530_000));
  expect(await points()).toEqual([[id, [530_050, 6_250_050]]]);
  await draw("POLYGON EMPTY");
  expect(await points()).toEqual([]);
});
