import type { OverviewPage } from "@mars/contracts/status/statusPages";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { readFrom } from "./testing/readFrom.ts";
import { insertWorld } from "./testing/statusWorld.ts";

const database = useTestDatabase();
const server = useTestServer(database);
const get = readFrom(server);
const today = copenhagenDay(new Date().toISOString());

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    await sql`update project set origin = 'national' where stage is not null`.execute(tx);
    await sql`insert into status_source (origin, known_until, read_at)
      values ('national', '2025-09-14T10:00:00Z', '2025-09-14T10:00:00Z')`.execute(tx);
  });
});

test("[T17] imported figures speak of the day they are known of, and curves end there", async () => {
  const page = await get<OverviewPage>("/status/pages/overview");
  expect(page.asOf).toBeNull();
  expect(page.day).toBe("2025-09-14");
  expect(page.monthsOld).toBeGreaterThan(0);
  expect(page.development.at(-1)?.day).toBe("2025-09-14");
  expect(page.goals.nitrogen.forecasts.committed.to.day).toBe("2025-09-14");
});

test.each([
  { asOf: "2025-05-01", day: "2025-05-01" },
  { asOf: "2025-12-01", day: "2025-09-14" },
])("[T17] asked for $asOf they are those of $day", async ({ asOf, day }) => {
  const page = await get<OverviewPage>(`/status/pages/overview?asOf=${asOf}`);
  expect(page).toMatchObject({ asOf, day });
});

test("[T17] a change made here carries them on to its day", async () => {
  await sql`insert into project_history (project_id, at, cause, status)
    select id, now(), 'transition', status from project where stage is not null limit 1`.execute(
    database.write,
  );
  await expect
    .poll(async () => (await get<OverviewPage>("/status/pages/overview")).day)
    .toBe(today);
});
