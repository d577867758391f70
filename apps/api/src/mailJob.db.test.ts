import { sql } from "kysely";
import { afterEach, beforeAll, expect, test } from "vitest";
import { MailJob } from "./platform/mail/MailJob.ts";
import { writeDailyMails } from "./platform/messages/writeDailyMails.ts";
import { Metrics } from "./platform/metrics/Metrics.ts";
import { notifyOfDeadlines } from "./features/messages/notifyOfDeadlines.ts";
import { notifyOfOpenRounds } from "./features/messages/notifyOfOpenRounds.ts";
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

/** The database refuses some rows of a table, as a row that no one thought of would be. */
const refuse = async (table: string, condition: string, change = "insert") => {
  await sql`create or replace function refuse_row() returns trigger language plpgsql as
    'begin raise exception ''bad row''; end'`.execute(api.database.write);
  await sql`create or replace trigger refuse before ${sql.raw(change)} on ${sql.ref(table)} for each row
    when (${sql.raw(condition)}) execute function refuse_row()`.execute(api.database.write);
};
afterEach(async () => {
  await sql`drop function if exists refuse_row() cascade`.execute(api.database.write);
});

const failuresOf = (work: Promise<unknown>): Promise<string[]> =>
  work.then(
    () => [],
    (error: AggregateError) => error.errors.map(({ message }: Error) => message),
  );

test("[H3] a case that no one can be told of holds up no other, and what was told is left alone", async () => {
  const now = new Date("2096-02-26T09:00:00Z");
  const draft = async (name: string) =>
    (await api.create("owner", { name, subsidySchemeId: schemeIds.full })).id;
  const [bad, good] = [await draft("Umulig"), await draft("Mulig")];
  await refuse("message", `new.project_id = '${bad}'`);
  const tell = () => failuresOf(notifyOfDeadlines(api.database, PUBLIC, now));
  expect(await tell()).toEqual([`round-closes of project ${bad}`]);
  expect(await told("owner", "round-closes", good)).toBe(1);
  // Only what is left is tried: everything that is tried now fails.
  await refuse("message", "true");
  expect(await tell()).toEqual([`round-closes of project ${bad}`]);
});

test("[S3] one who cannot be told of a round holds up no one else who waits for it", async () => {
  for (const who of ["owner", "neighbour", "company"] as const)
    await api.call(who, "PUT", `/messages/rounds/${schemeIds.full}`);
  const { rows } = await sql<{ id: string }>`
    select id from person where subject = 'neighbour'`.execute(api.database.write);
  const bad = rows[0]!.id;
  await refuse("message", `new.person_id = '${bad}'`);
  const now = new Date("2096-01-20T09:00:00Z");
  expect(await failuresOf(notifyOfOpenRounds(api.database, PUBLIC, now))).toEqual([
    `the round of scheme ${schemeIds.full} to person ${bad}`,
  ]);
  const waiting = async (who: PersonName) =>
    (await api.call(who, "GET", "/messages/rounds")).body.length;
  expect(await Promise.all((["owner", "neighbour", "company"] as const).map(waiting))).toEqual([
    0, 1, 0,
  ]);
});

test("[H3] a mail of the day that cannot be written holds up no one else's", async () => {
  await sql`update person set email = subject || '@demo.example'`.execute(api.database.write);
  await sql`delete from mail`.execute(api.database.write);
  await sql`insert into message (person_id, kind, code, at, is_gathered)
    select id, 'remark', 'remark', now(), true from person
    where subject in ('owner', 'delegate')`.execute(api.database.write);
  await refuse("mail", "new.to_address = 'delegate@demo.example'");
  const write = () =>
    failuresOf(writeDailyMails(api.database, PUBLIC, new Date("2099-01-01T09:00:00Z")));
  expect(await write()).toEqual([expect.stringContaining("the mail of the day of person")]);
  const addresses = async () =>
    (
      await sql<{ to: string }>`select to_address as to from mail order by 1`.execute(
        api.database.write,
      )
    ).rows.map(({ to }) => to);
  expect(await addresses()).toEqual(["owner@demo.example"]);
  // It was not lost either.
  await sql`drop function refuse_row() cascade`.execute(api.database.write);
  expect(await write()).toEqual([]);
  expect(await addresses()).toEqual(["delegate@demo.example", "owner@demo.example"]);
});

type JobParts = ConstructorParameters<typeof MailJob>[0];

/** A job with so many mails to send, and what its counter tells of them. */
const jobWithMails = async (
  count: number,
  deliver: NonNullable<JobParts["transport"]>["deliver"],
  parts: Partial<JobParts> = {},
) => {
  await sql`delete from mail`.execute(api.database.write);
  await sql`insert into mail (to_address, subject, body_text, body_html, created_at, next_attempt_at)
    select n || '@demo.example', 's', 't', 'h', now(), now() + n * interval '1 microsecond'
    from generate_series(1, ${count}::int) n`.execute(api.database.write);
  const metrics = new Metrics();
  const job = new MailJob({
    database: api.database,
    transport: { name: "test", deliver, close: () => {} },
    pollSeconds: 15,
    metrics,
    now: () => new Date(Date.now() + 1000),
    isStopping: () => false,
    writers: {},
    log: () => ({ warn: () => {} }),
    ...parts,
  });
  const counted = async (outcome: string) =>
    (await metrics.registry.getMetricsAsJSON())
      .find(({ name }) => name === "mars_mails_total")
      ?.values.find(({ labels }) => labels["outcome"] === outcome)?.value;
  return { job, counted };
};

test("[H3] all mails that are due are sent in one round, also where messages cannot be written", async () => {
  const sent = new Set<string>();
  const { job, counted } = await jobWithMails(
    45,
    async ({ id, to }) => {
      if (to === "1@demo.example") throw new Error("no such address");
      sent.add(id);
    },
    {
      writers: {
        deadlines: async () => {
          throw new Error("bad row");
        },
      },
    },
  );
  expect(await failuresOf(job.round())).toEqual(["deadlines"]);
  expect(sent.size).toBe(44);
  expect([await counted("sent"), await counted("failed")]).toEqual([44, 1]);
});

test("[H3] an instance that stops ends the mail under way, notes it as sent, and takes no other", async () => {
  let delivered = 0;
  const { job, counted } = await jobWithMails(45, async () => void (delivered += 1), {
    isStopping: () => delivered === 23,
  });
  await job.round();
  expect(delivered).toBe(23);
  expect(await counted("sent")).toBe(23);
  const { rows } = await sql`select count(*) filter (where sent_at is not null)::int as sent,
    count(*) filter (where attempts = 0)::int as untouched from mail`.execute(api.database.write);
  expect(rows).toEqual([{ sent: 23, untouched: 22 }]);
});

test("[H3] what was sent is counted, also where a later mail cannot be noted", async () => {
  const { job, counted } = await jobWithMails(45, async () => {});
  await refuse("mail", "new.to_address = '25@demo.example'", "update");
  expect(await failuresOf(job.round())).toEqual([expect.stringMatching(/^mail /)]);
  expect(await counted("sent")).toBe(39);
});
