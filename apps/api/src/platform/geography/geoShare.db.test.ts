import { unitShares } from "@mars/domain/effects/unitShares";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";

const database = useTestDatabase();

const overlaps = [
  { unitKind: "plan", unitId: "a", overlapHa: 1 },
  { unitKind: "plan", unitId: "b", overlapHa: 2 },
  { unitKind: "municipality", unitId: "751", overlapHa: 1e-9 },
  { unitKind: "municipality", unitId: "766", overlapHa: 0.7 },
  { unitKind: "municipality", unitId: "657", overlapHa: 12.3 },
];

test("[T16] the database shares an area by the published formula", async () => {
  const { rows: areas } = await sql<{ id: string }>`
    insert into geo_location (kind, geometry, area_ha)
    values ('project', ST_Multi(ST_MakeEnvelope(500000, 6200000, 500500, 6200500, 25832)), 25)
    returning id`.execute(database.write);
  for (const { unitKind, unitId, overlapHa } of overlaps)
    await sql`insert into geo_overlap (geo_location_id, unit_kind, unit_id, overlap_ha)
      values (${areas[0]!.id}, ${unitKind}, ${unitId}, ${overlapHa})`.execute(database.write);
  const { rows } = await sql<{ unitId: string; share: number }>`
    select unit_id as "unitId", share from geo_share`.execute(database.write);
  const expected = [...Map.groupBy(overlaps, ({ unitKind }) => unitKind).values()].flatMap(
    unitShares,
  );
  expect(rows).toHaveLength(expected.length);
  for (const { unitId, share } of expected)
    expect(rows.find((row) => row.unitId === unitId)?.share).toBeCloseTo(share, 12);
});
