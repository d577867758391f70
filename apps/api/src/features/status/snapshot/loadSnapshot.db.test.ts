import { NATIONAL_GOALS } from "@mars/domain/status/goals";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import {
  box,
  geoId,
  insertProject,
  insertWorld,
  planId,
  projectId,
  publishPlan,
} from "../testing/statusWorld.ts";
import { loadSnapshot } from "./loadSnapshot.ts";
import { PointStore } from "./PointStore.ts";

const database = useTestDatabase();

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    // A quarter of sketch 51.
    await insertProject(tx, {
      n: 77,
      name: "Kærgård",
      area: box(9, 4, 1, 1),
      effects: [8, 90, null],
      moves: [["2025-03-10T10:00:00Z", "preliminary_examination"]],
    });
    await publishPlan(tx, { plan: 1, version: 1, at: "2025-04-01T10:00:00Z", sketches: [51] });
  });
});

async function lostThen(): Promise<number[]> {
  const { lostShares, projects, sketches } = await loadSnapshot(database.write, new PointStore(), {
    asOf: "2025-06-01",
    now: new Date(),
    goals: NATIONAL_GOALS,
  });
  const ids = [...projects, ...sketches].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  return [...(lostShares.get(planId(1))?.values() ?? [])];
}

test("[S4] land that two shared on a day counts once, also after both were withdrawn", async () => {
  const lost = await lostThen();
  expect(lost.length).toBeGreaterThan(0);
  await sql`insert into project_history
      (project_id, at, cause, from_status, status, geo_location_id)
    values (${projectId(77)}, now(), 'transition', 'preliminary_examination', 'approval_cancelled',
      ${geoId(77)})`.execute(database.write);
  await sql`update project set status = 'approval_cancelled', last_state_changed_at = now()
    where id = ${projectId(77)}`.execute(database.write);
  await sql`update plan_version set ended_at = now(), ended_reason = 'unpublished'
    where plan_id = ${planId(1)} and ended_at is null`.execute(database.write);
  await sql`update plan set status = 'draft' where id = ${planId(1)}`.execute(database.write);
  expect(await lostThen()).toEqual(lost);
});
