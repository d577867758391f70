import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { publicSketches, publicVersions } from "./snapshot/queries.ts";
import { insertWorld, planId, publishPlan, sketchId } from "./testing/statusWorld.ts";

const database = useTestDatabase();

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    await publishPlan(tx, { plan: 1, version: 2, at: "2025-07-01T10:00:00Z", sketches: [51] });
    await publishPlan(tx, { plan: 1, version: 3, at: "2025-07-03T10:00:00Z", sketches: [51, 52] });
    // Undoing: the last one ends, the one before is public again.
    await sql`update plan_version set ended_at = '2025-07-05T10:00:00Z', ended_reason = 'undone'
      where plan_id = ${planId(1)} and number = 3`.execute(tx);
    await sql`update plan_version set ended_at = null, ended_reason = null
      where plan_id = ${planId(1)} and number = 2`.execute(tx);
  });
});

test.each([
  { day: "2025-07-02", sketches: [51] },
  { day: "2025-07-04", sketches: [51, 52] },
  { day: "2025-07-06", sketches: [51] },
  { day: null, sketches: [51] },
])("[L6 T8] on $day the sketches $sketches are public, each once", async ({ day, sketches }) => {
  const rows = await publicSketches(database.read, day === null ? null : new Date(day));
  const ofPlan = rows.filter((row) => row.planId === planId(1)).map(({ id }) => id);
  expect(ofPlan).toEqual(sketches.map((n) => sketchId(n)));
});

test.each([
  { day: "2025-07-02", isWithdrawn: false },
  { day: "2025-07-04", isWithdrawn: true },
  { day: null, isWithdrawn: false },
])("on $day it is known whether the report was taken back since", async ({ day, isWithdrawn }) => {
  const versions = await publicVersions(database.read, day === null ? null : new Date(day));
  expect(versions.filter((version) => version.planId === planId(1))).toMatchObject([
    { isWithdrawn },
  ]);
});
