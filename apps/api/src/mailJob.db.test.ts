import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { notifyOfDeadlines } from "./features/messages/notifyOfDeadlines.ts";
import { putInStatus } from "./features/projects/testing/putInStatus.ts";
import type { PersonName } from "./features/projects/testing/people.ts";
import { useProjectsApi } from "./features/projects/testing/useProjectsApi.ts";
import { schemeIds } from "./features/projects/testing/worldIds.ts";

const api = useProjectsApi();
const PUBLIC = "https://mars.example";
const DECIDED = "2096-01-10";

const FACTS = {
  casework: {
    usual: { receipt: null, decision: null, payment: null },
    validity: { examinationMonths: 12, establishmentMonths: 24, beginWithinMonths: 12 },
    complaint: { body: { da: "Nævnet", en: "The board" }, url: null, weeks: 4 },
  },
  applicationPeriods: [{ startDate: "2096-01-01", endDate: "2096-03-01", extensionEndDate: null }],
};

beforeAll(async () => {
  await sql`update subsidy_scheme set facts = facts || ${JSON.stringify(FACTS)}::jsonb
    where id = ${schemeIds.full}`.execute(api.database.write);
  // Whoever has never signed in is not known here.
  await api.call("delegate", "GET", "/messages");
});

const decide = (status: string) => async (id: string) => {
  await putInStatus(api.database, id, status);
  await sql`insert into project_history (project_id, at, cause, from_status, status, decided_on)
    values (${id}, ${`${DECIDED}T09:00:00Z`}, 'transition', 'application_received', ${status},
      ${DECIDED})`.execute(api.database.write);
};

const ask = async (id: string) => {
  await putInStatus(api.database, id, "application_received");
  const { rows } = await sql<{ id: string }>`
    select id from person where subject = 'caseworker'`.execute(api.database.write);
  await sql`insert into remark (project_id, text, at, person_id, answer_by)
    values (${id}, 'Send kortbilag', ${`${DECIDED}T09:00:00Z`}, ${rows[0]?.id ?? null},
      '2096-03-15')`.execute(api.database.write);
};

const told = async (who: PersonName, code: string, id: string) =>
  (await api.call(who, "GET", "/messages?limit=100")).body.items.filter(
    (one: { code: string; project: { id: string } | null }) =>
      one.code === code && one.project?.id === id,
  ).length;

const DEADLINES: { code: string; prepare: (id: string) => Promise<void>; day: string }[] = [
  { code: "round-closes", prepare: async () => {}, day: "2096-02-26" },
  { code: "approval-ends", prepare: decide("approval"), day: "2098-01-05" },
  { code: "complaint-ends", prepare: decide("application_rejected"), day: "2096-02-02" },
  { code: "answer-due", prepare: ask, day: "2096-03-10" },
];

test.each(DEADLINES)(
  "[A5] $code is told to owner and delegate, and to no delegate whose day has passed",
  async ({ code, prepare, day }) => {
    const now = new Date(`${day}T09:00:00Z`);
    const delegated = async (endsAt: Date) => {
      const { id } = await api.create("owner", { name: code, subsidySchemeId: schemeIds.full });
      await prepare(id);
      await sql`update project set delegate_vat = 'DK87654321', delegate_ends_at = ${endsAt}
        where id = ${id}`.execute(api.database.write);
      return id;
    };
    const acting = await delegated(new Date(now.getTime() + 1));
    const lapsed = await delegated(now);
    await notifyOfDeadlines(api.database, PUBLIC, now);
    const counts = async (id: string) => [
      await told("owner", code, id),
      await told("delegate", code, id),
    ];
    expect(await counts(acting)).toEqual([1, 1]);
    expect(await counts(lapsed)).toEqual([1, 0]);
  },
);
