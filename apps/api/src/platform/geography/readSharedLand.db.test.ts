import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { readSharedLand } from "./readSharedLand.ts";

const database = useTestDatabase();

/** Before all others in the order of outlines, and no longer there. */
const gone = { id: "gone", geoLocationId: "00000000-0000-4000-8000-000000000000" };

test("shared land is told of those who share it, also when an outline is gone", async () => {
  const { rows } = await sql<{ id: string }>`
    insert into geo_location (kind, geometry, area_ha)
    select 'project', ST_Multi(ST_MakeEnvelope(500000 + east, 6200000, 500500 + east, 6200500, 25832)), 25
    from unnest(array[0, 250]) east
    returning id`.execute(database.write);
  const items = rows.map(({ id }, at) => ({ id: `item ${at}`, geoLocationId: id }));
  const shared = async (asked: typeof items) =>
    (await readSharedLand(database.write, asked)).map(({ ids, shares }) => ({
      ids: ids.toSorted(),
      shares,
    }));
  const both = [{ ids: ["item 0", "item 1"], shares: [0.5, 0.5] }];
  expect(await shared([gone, ...items])).toEqual(both);
  expect(await shared(items)).toEqual(both);
});
