import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  lowland,
  north,
  northPlan,
  southPlan,
  squareAt,
  usePlansApi,
} from "./testing/usePlansApi.ts";

const api = usePlansApi();
const path = `/plans/${northPlan}`;

let sketch: { id: string; version: number };
beforeEach(async () => {
  const answer = await api.call("responsible", "POST", `${path}/sketch-projects`, {
    body: {
      sketches: [
        {
          name: "På tværs",
          // In both plans: it can be edited from the neighbour's pages too.
          geometry: squareAt(north.x + 4_000, north.y - 1_000, 2_000),
          mitigationMeasureId: lowland,
        },
      ],
    },
  });
  [sketch] = answer.body;
});

/** The sketch's row is kept from everybody until the work is done. */
async function holding(work: () => Promise<void>): Promise<void> {
  await api.database.transaction(async (tx) => {
    await sql`select from sketch_project where id = ${sketch.id} for update`.execute(tx);
    await work();
  });
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and wait_event_type = 'Lock'`.execute(api.database.write);
  return rows[0]!.count;
}

/** Names of the sketch in the newest version. */
async function frozen(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select s.name from plan_version_sketch s where s.sketch_project_id = ${sketch.id}
      and s.plan_version_id = (
        select id from plan_version where plan_id = ${northPlan} order by number desc limit 1
      )`.execute(api.database.write);
  return rows.map(({ name }) => name);
}

const polling = { timeout: 50_000, interval: 20 };

describe("[L6] publishing waits until a change of the plan's sketch is done", () => {
  test.for([
    {
      what: "edited",
      change: () =>
        api.call("responsible", "PATCH", `${path}/sketch-projects/${sketch.id}`, {
          body: { name: "Rettet" },
          version: sketch.version,
        }),
      outcome: { status: 200, frozen: ["Rettet"] },
    },
    {
      what: "edited from a neighbouring plan",
      change: () =>
        api.call("responsible", "PATCH", `/plans/${southPlan}/sketch-projects/${sketch.id}`, {
          body: { name: "Rettet" },
          version: sketch.version,
        }),
      outcome: { status: 200, frozen: ["Rettet"] },
    },
    {
      what: "left out",
      change: () =>
        api.call("responsible", "POST", `${path}/include`, { body: { excluded: [sketch.id] } }),
      // A choice changes the plan itself: it is no longer the one that was seen.
      outcome: { status: 412, frozen: [] },
    },
    {
      what: "deleted",
      change: () =>
        api.call("responsible", "DELETE", `${path}/sketch-projects/${sketch.id}`, {
          version: sketch.version,
        }),
      outcome: { status: 200, frozen: [] },
    },
  ])("when it is $what", async ({ change, outcome }, { skip }) => {
    if (api.database.engine === "embedded") skip("one session does one thing at a time");
    const { version } = (await api.call("responsible", "GET", path)).body;
    const done: string[] = [];
    const noting = async (what: string, work: Promise<{ status: number }>) => {
      const { status } = await work;
      done.push(what);
      return status;
    };
    let statuses: Promise<number>[] = [];
    await holding(async () => {
      const changing = noting("changed", change());
      await vi.waitUntil(async () => (await waitingForLocks()) === 1, polling);
      const publishing = noting(
        "published",
        api.call("responsible", "POST", `${path}/publish`, {
          body: { confirmed: true, reason: "Prøve" },
          version,
        }),
      );
      statuses = [changing, publishing];
      await vi.waitUntil(async () => done.length > 0 || (await waitingForLocks()) === 2, polling);
      expect(done).toEqual([]);
    });
    const [changed, published] = await Promise.all(statuses);
    expect([200, 204]).toContain(changed);
    expect({ status: published, frozen: await frozen() }).toEqual(outcome);
  });
});
