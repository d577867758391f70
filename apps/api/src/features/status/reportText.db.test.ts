import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { publicVersions } from "./snapshot/queries.ts";
import { insertWorld, planId, publishPlan } from "./testing/statusWorld.ts";

const database = useTestDatabase();

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    await sql`insert into reference_document (key, document) values ('demo', '{}')
      on conflict (key) do nothing`.execute(tx);
    await sql`update plan set text_origin = 'demo' where id = ${planId(1)}`.execute(tx);
    await publishPlan(tx, { plan: 1, version: 2, at: "2025-07-01T10:00:00Z", sketches: [] });
    await sql`insert into revision_entry (entity, entity_id, action, at, last_at, changes)
      values ('plan', ${planId(1)}, 'edited', '2025-07-02T10:00:00Z', '2025-07-02T10:00:00Z',
        '[{"field": "description", "from": "", "to": "Vores egen"}]')`.execute(tx);
    await sql`update plan set text_origin = 'mars' where id = ${planId(1)}`.execute(tx);
    await publishPlan(tx, { plan: 1, version: 3, at: "2025-07-03T10:00:00Z", sketches: [] });
  });
});

test.each([
  { day: "2025-07-02", number: 2, isTextInvented: true },
  { day: null, number: 3, isTextInvented: false },
])("[T8] version $number is known as invented: $isTextInvented", async ({ day, ...version }) => {
  const versions = await publicVersions(database.read, day === null ? null : new Date(day));
  expect(versions.find((one) => one.planId === planId(1))).toMatchObject({
    title: "Titel",
    description: "",
    ...version,
  });
});
