import { PROJECT_STATUSES, type ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { type CountedStage, NATIONAL_STATE_OF_STAGE } from "@mars/domain/lifecycle/stage";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";

const database = useTestDatabase();

beforeAll(async () => {
  await sql`
    with one as (
      insert into project (name, status)
      select status, status from unnest(${[...PROJECT_STATUSES]}::text[]) status
      returning id, status)
    insert into project_history (project_id, at, cause, status)
    select id, now(), 'created', status from one`.execute(database.write);
});

test.each<{ stage: CountedStage | null; state: number | null; statuses: ProjectStatus[] }>([
  {
    stage: "preliminary_examination_approval",
    state: 6,
    statuses: [
      "preliminary_examination",
      "preliminary_investigation",
      "request_application_received",
    ],
  },
  {
    stage: "establishment_approval",
    state: 10,
    statuses: ["approval", "establishment", "payment_request_received", "payment_request_rejected"],
  },
  { stage: "established", state: 15, statuses: ["established"] },
  {
    stage: null,
    state: null,
    statuses: [
      "draft",
      "applied",
      "application_received",
      "application_abandoned",
      "application_rejected",
      "request_abandoned",
      "approval_cancelled",
    ],
  },
])("[T16] stage $stage (public $state) holds $statuses", async ({ stage, state, statuses }) => {
  expect(stage && NATIONAL_STATE_OF_STAGE[stage]).toBe(state);
  const { rows } = await sql<{ status: string; state: number | null; inHistory: string | null }>`
    select p.status, p.public_state as state, history.stage as "inHistory"
    from project p join project_history history on history.project_id = p.id
    where p.stage is not distinct from ${stage} order by p.status collate "C"`.execute(
    database.read,
  );
  expect(rows).toEqual(statuses.toSorted().map((status) => ({ status, state, inHistory: stage })));
});
