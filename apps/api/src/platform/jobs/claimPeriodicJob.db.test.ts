import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { claimPeriodicJob } from "./queries.ts";

const database = useTestDatabase();

test("one instance has a periodic job's turn, and the next turn comes after the interval", async () => {
  const claim = () => claimPeriodicJob(database.write, "trial", 60);
  expect([await claim(), await claim(), await claim()]).toEqual([true, false, false]);
  await sql`update periodic_job set started_at = now() - interval '50 seconds'
    where name = 'trial'`.execute(database.write);
  expect(await claim()).toBe(false);
  await sql`update periodic_job set started_at = now() - interval '60 seconds'
    where name = 'trial'`.execute(database.write);
  expect([await claim(), await claim()]).toEqual([true, false]);
});
