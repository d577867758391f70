import { createServer } from "node:net";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import type { Tx } from "./platform/database/Database.ts";
import type { MailTransport, Letter } from "./platform/mail/MailTransport.ts";
import { sendMails } from "./platform/mail/sendMails.ts";
import { smtpTransport } from "./platform/mail/smtpTransport.ts";
import { writeDailyMails } from "./platform/messages/writeDailyMails.ts";
import { putInStatus } from "./features/projects/testing/putInStatus.ts";
import { type PersonName } from "./features/projects/testing/people.ts";
import { useProjectsApi } from "./features/projects/testing/useProjectsApi.ts";
import { schemeIds } from "./features/projects/testing/worldIds.ts";
import { notifyOfDeadlines } from "./features/messages/notifyOfDeadlines.ts";
import { notifyOfOpenRounds } from "./features/messages/notifyOfOpenRounds.ts";

const api = useProjectsApi();
const PUBLIC = "https://mars.example";

const messages = async (who: PersonName) => (await api.call(who, "GET", "/messages")).body;
const mailsTo = async (address: string) =>
  (
    await sql<{ subject: string; text: string }>`
      select subject, body_text as text from mail where to_address = ${address}
      order by created_at`.execute(api.database.write)
  ).rows;
const giveAddress = (who: string) =>
  sql`update person set email = ${`${who}@demo.example`} where subject = ${who}`.execute(
    api.database.write,
  );
const move = async (who: PersonName, id: string, body: object) =>
  api.call(who, "POST", `/projects/${id}/transitions`, { version: 1, body });

async function received(name: string): Promise<string> {
  const { id } = await api.create("owner", { name });
  await putInStatus(api.database, id, "application_received");
  await giveAddress("owner");
  return id;
}

test("[H3] a decision is told in the bell and by mail, in the transaction of the move", async () => {
  const id = await received("Afgjort");
  const refused = await move("caseworker", id, { to: "application_rejected" });
  expect(refused.status).toBe(422);
  expect(await mailsTo("owner@demo.example")).toEqual([]);
  await move("caseworker", id, { to: "application_rejected", remark: "Hemmelig begrundelse" });
  const told = await messages("owner");
  expect(told.items[0]).toMatchObject({
    kind: "decision",
    code: "decided",
    figures: { status: "application_rejected" },
    isRead: false,
    project: { id, name: "Afgjort" },
  });
  const [mail] = await mailsTo("owner@demo.example");
  expect(mail?.subject).toBe("Der er en afgørelse: 'Afgjort'");
  expect(mail?.text).toContain(`/projects/${id}`);
  expect(mail?.text).not.toContain("Hemmelig");
  expect((await messages("caseworker")).items).toEqual([]);
});

test("[H3] messages are marked read, one or all, and only one's own", async () => {
  const id = await received("Læst");
  await api.call("caseworker", "POST", `/projects/${id}/remarks`, { body: { text: "Hej" } });
  const { items, unread } = await messages("owner");
  expect(unread).toBeGreaterThan(0);
  const ids = [items[0].id];
  await api.call("neighbour", "POST", "/messages/read", { body: { ids } });
  expect((await messages("owner")).unread).toBe(unread);
  const one = await api.call("owner", "POST", "/messages/read", { body: { ids } });
  expect(one.body.unread).toBe(unread - 1);
  const narrowed = async (query: string) =>
    (await api.call("owner", "GET", `/messages?limit=100&${query}`)).body.items;
  expect((await narrowed("unread=true")).length).toBe(unread - 1);
  expect((await narrowed("unread=false")).map(({ id }: { id: string }) => id)).toContain(ids[0]);
  const kinds = (await narrowed("kind=remark")).map(({ kind }: { kind: string }) => kind);
  expect(new Set(kinds)).toEqual(new Set(["remark"]));
  const all = await api.call("owner", "POST", "/messages/read", { body: {} });
  expect(all.body.unread).toBe(0);
});

const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

test("[A5] whoever is asked to act for an owner is told, and the owner hears the answer", async () => {
  const { id } = await api.create("owner", { name: "Fuldmagtsbesked" });
  // Whoever has never signed in is not known here; the question waits for them on their list.
  await messages("delegate");
  await api.call("owner", "PUT", `/projects/${id}/delegate`, {
    version: 1,
    body: { vat: "DK87654321", scope: "edit", until: inAYear },
  });
  expect((await messages("delegate")).items[0]).toMatchObject({ code: "offer-delegate" });
  const offers = (await api.call("delegate", "GET", "/offers")).body;
  const offer = offers.find(
    (one: { projectName: string }) => one.projectName === "Fuldmagtsbesked",
  );
  await api.call("delegate", "POST", `/offers/${offer.id}/answer`, { body: { accept: false } });
  expect((await messages("owner")).items[0]).toMatchObject({
    code: "offer-declined",
    figures: { name: "Demo Rådgivning A/S" },
  });
});

test("[A5] whoever no longer has a part is told so, and is not led to a closed project", async () => {
  const { id } = await api.create("owner", { name: "Lukket igen" });
  await messages("delegate");
  await giveAddress("delegate");
  const read = async () => (await api.call("owner", "GET", `/projects/${id}`)).body.version;
  const ask = async (vat: string | null) =>
    api.call("owner", "PUT", `/projects/${id}/delegate`, {
      version: await read(),
      body: vat === null ? { vat } : { vat, until: inAYear },
    });
  await ask("DK87654321");
  await ask("DK12345678");
  const [withdrawn] = (await messages("delegate")).items;
  expect(withdrawn).toMatchObject({ code: "offer-withdrawn", project: { mayOpen: false } });
  await ask("DK87654321");
  const offers = (await api.call("delegate", "GET", "/offers")).body;
  const offer = offers.find((one: { projectName: string }) => one.projectName === "Lukket igen");
  await api.call("delegate", "POST", `/offers/${offer.id}/answer`, { body: { accept: true } });
  await api.call("owner", "POST", `/projects/${id}/remarks`, { body: { text: "Hej" } });
  expect((await messages("delegate")).items[0]).toMatchObject({
    code: "remark",
    project: { mayOpen: true },
  });
  await ask(null);
  const codes = (await messages("delegate")).items
    .filter(({ project }: { project: { id: string } }) => project.id === id)
    .map(({ code, project }: { code: string; project: { mayOpen: boolean } }) => [
      code,
      project.mayOpen,
    ]);
  expect(codes.slice(0, 2)).toEqual([
    ["delegation-ended-yours", false],
    ["remark", false],
  ]);
  const mails = await mailsTo("delegate@demo.example");
  expect(mails.at(-1)!.text).toContain("Fuldmagten er slut");
  expect(mails.at(-1)!.text).not.toContain(id);
  // The remark waited for the mail of the day, and the project has been closed since.
  await writeDailyMails(api.database, PUBLIC, new Date(Date.UTC(2099, 0, 1, 7)));
  expect(await mailsTo("delegate@demo.example")).toHaveLength(mails.length);
});

test("[A5] whoever has no part any more hears no newer name of the project", async () => {
  await messages("delegate");
  await giveAddress("delegate");
  const { id } = await api.create("owner", { name: "Første navn" });
  const change = async (path: string, method: "PUT" | "PATCH", body: object) => {
    const { version } = (await api.call("owner", "GET", `/projects/${id}`)).body;
    const { status } = await api.call("owner", method, `/projects/${id}${path}`, { version, body });
    expect(status).toBe(200);
  };
  const ask = (vat: string) => change("/delegate", "PUT", { vat, until: inAYear });
  const heard = async () => {
    const { items } = (await messages("delegate")) as {
      items: { code: string; project: { id: string; name: string } | null }[];
    };
    return items.flatMap(({ code, project }) =>
      project?.id === id ? [`${code}: ${project.name}`] : [],
    );
  };
  await ask("DK87654321");
  await change("", "PATCH", { name: "Nyere navn" });
  expect(await heard()).toEqual(["offer-delegate: Første navn"]);
  await ask("DK12345678");
  await change("", "PATCH", { name: "Nyeste navn" });
  expect(await heard()).toEqual(["offer-withdrawn: Første navn", "offer-delegate: Første navn"]);
  await writeDailyMails(api.database, PUBLIC, new Date(Date.UTC(2098, 0, 2, 7)));
  const mailed = (await mailsTo("delegate@demo.example")).map(
    ({ subject, text }) => subject + text,
  );
  expect(mailed.join(" ")).toContain("'Første navn'");
  expect(mailed.join(" ")).not.toMatch(/Nye(?:re|ste) navn/);
});

test("[A5] no one can have the product write to a stranger without end", async () => {
  await messages("delegate");
  await giveAddress("delegate");
  await sql`delete from mail`.execute(api.database.write);
  await sql`delete from party_offer`.execute(api.database.write);
  await sql`update message_setting set deliveries = '{"party": "now"}'
    where person_id = (select id from person where subject = 'delegate')`.execute(
    api.database.write,
  );
  const offered = async (id: string) => {
    const { version } = (await api.call("owner", "GET", `/projects/${id}`)).body;
    const { status, body } = await api.call("owner", "PUT", `/projects/${id}/delegate`, {
      version,
      body: { vat: "DK87654321", until: inAYear },
    });
    return body.code ?? status;
  };
  const { id } = await api.create("owner", { name: "Vind en præmie" });
  const repeated = [];
  for (let n = 0; n < 5; n += 1) repeated.push(await offered(id));
  expect(repeated).toEqual([200, 200, 200, "offer.too-many", "offer.too-many"]);
  const others = [];
  for (let n = 0; n < 19; n += 1)
    others.push(await offered((await api.create("owner", { name: `Præmie ${n}` })).id));
  expect(others.filter((code) => code === 200)).toHaveLength(17);
  expect(others.at(-1)).toBe("offer.too-many");
  // Those mailed at once; the rest waits for the one mail of the day.
  expect((await mailsTo("delegate@demo.example")).length).toBeLessThanOrEqual(10);
});

test("[H3] an open page hears which of one's projects changed, and no one else's", async () => {
  const id = await received("Fulgt");
  const watch = async (who: PersonName, after?: number) =>
    (await api.call(who, "GET", `/messages/watch${after === undefined ? "" : `?after=${after}`}`))
      .body;
  const [mine, theirs] = [await watch("owner"), await watch("neighbour")];
  expect(mine.changed).toEqual([]);
  await api.call("caseworker", "POST", `/projects/${id}/remarks`, { body: { text: "Hej" } });
  expect((await watch("owner", mine.last)).changed).toEqual([id]);
  expect((await watch("neighbour", theirs.last)).changed).toEqual([]);
  const delegated = async (ends: string) => {
    await sql`update project set delegate_vat = 'DK87654321',
      delegate_ends_at = now() + ${ends}::interval where id = ${id}`.execute(api.database.write);
    return (await watch("delegate", mine.last)).changed;
  };
  expect(await delegated("1 day")).toEqual([id]);
  expect(await delegated("-1 day")).toEqual([]);
});

test("[H3] colleagues hear of a deleted draft, and no one else", async () => {
  const { id, version } = await api.create("municipality", { name: "Slettes" });
  const last = async (who: PersonName) =>
    (await api.call(who, "GET", "/messages/watch")).body.last as number;
  const [colleague, other] = [await last("planReader"), await last("caseworker")];
  await api.call("municipality", "DELETE", `/projects/${id}`, { version });
  const changed = async (who: PersonName, after: number) =>
    (await api.call(who, "GET", `/messages/watch?after=${after}`)).body.changed;
  expect(await changed("planReader", colleague)).toEqual([id]);
  expect(await changed("caseworker", other)).toEqual([]);
});

// The embedded engine has one session: nothing commits next to anything else.
test.runIf(inject("testServer").engine === "server")(
  "[H3] a change with a lower number that commits later is heard of too",
  async () => {
    const ids = [await received("Tidligt nummer"), await received("Sent nummer")];
    const watch = async (after: number) =>
      (await api.call("owner", "GET", `/messages/watch?after=${after}`)).body;
    const { last } = (await api.call("owner", "GET", "/messages/watch")).body;
    const insert = (tx: Tx, id: string) =>
      sql`insert into event (topic, entity_id) values ('project', ${id})`.execute(tx);
    const inserted = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    let younger: Promise<void> | undefined;
    await api.database.transaction(async (older) => {
      await sql`select pg_current_xact_id()`.execute(older);
      younger = api.database.transaction(async (tx) => {
        await insert(tx, ids[0]!);
        inserted.resolve();
        await mayCommit.promise;
      });
      await inserted.promise;
      await insert(older, ids[1]!);
    });
    const first = await watch(last);
    expect(first.changed).toEqual([ids[1]]);
    mayCommit.resolve();
    await younger;
    expect((await watch(first.last)).changed).toEqual([ids[0]]);
  },
);

test("[H3] who was away for long hears of the changes in parts, none of them lost", async () => {
  const id = await received("Længe væk");
  const watch = async (after: number) =>
    (await api.call("owner", "GET", `/messages/watch?after=${after}`)).body;
  const { last } = (await api.call("owner", "GET", "/messages/watch")).body;
  await sql`insert into event (topic, entity_id)
    select 'project', gen_random_uuid()::text from generate_series(1, 2000)`.execute(
    api.database.write,
  );
  await api.call("caseworker", "POST", `/projects/${id}/remarks`, { body: { text: "Hej" } });
  const first = await watch(last);
  expect(first.changed).toEqual([]);
  expect((await watch(first.last)).changed).toEqual([id]);
});

test("[H3] what one chose to have gathered comes in one mail at seven, once", async () => {
  const id = await received("Samlet");
  await sql`delete from mail`.execute(api.database.write);
  for (const text of ["Et", "To"]) {
    await api.call("caseworker", "POST", `/projects/${id}/remarks`, { body: { text } });
  }
  expect(await mailsTo("owner@demo.example")).toEqual([]);
  const tomorrow = (hour: number) => new Date(Date.UTC(2099, 0, 2, hour));
  expect(await writeDailyMails(api.database, PUBLIC, tomorrow(5))).toBe(0);
  await writeDailyMails(api.database, PUBLIC, tomorrow(7));
  await writeDailyMails(api.database, PUBLIC, tomorrow(8));
  const mails = await mailsTo("owner@demo.example");
  expect(mails.map(({ subject }) => subject)).toEqual(["Nyt om dine projekter i MARS"]);
  expect(
    mails[0]!.text.match(/Der er en ny besked i sagen\.\nAnsøgeren kalder projektet 'Samlet'/g),
  ).toHaveLength(2);
  expect(mails[0]!.text).toMatch(
    /^Stop den samlede e-mail: .+\/settings\?stop=[\w-]+&kind=daily$/m,
  );
});

test("[H3] a kind of mail is stopped by the mail's own link, but never decisions", async () => {
  const id = await received("Stoppet");
  await api.call("caseworker", "POST", `/projects/${id}/remarks`, { body: { text: "Hej" } });
  const { rows } = await sql<{ token: string }>`
    select unsubscribe_token as token from message_setting
    join person on person.id = person_id where subject = 'owner'`.execute(api.database.write);
  const stop = (kind: string, token = rows[0]!.token) =>
    api.call(null, "POST", "/messages/unsubscribe", { body: { token, kind } });
  expect((await stop("party")).status).toBe(204);
  expect((await stop("decision")).body.code).toBe("message.always-told");
  expect((await stop("party", "00000000-0000-4000-8000-0000000000ff")).status).toBe(404);
  const settings = (await api.call("owner", "GET", "/messages/settings")).body;
  expect(settings.deliveries).toMatchObject({ party: "never", remark: "daily", decision: "now" });
  expect((await stop("daily")).status).toBe(204);
  const left = (await api.call("owner", "GET", "/messages/settings")).body.deliveries;
  expect(left).toMatchObject({ party: "never", remark: "never", deadline: "now", decision: "now" });
});

test("[H3] a mail is sent once, tried again when it fails, and never lost", async () => {
  await sql`delete from mail`.execute(api.database.write);
  const id = await received("Forsøgt");
  await move("caseworker", id, { to: "application_rejected", remark: "Nej" });
  const delivered: Letter[] = [];
  let isDown = true;
  const transport: MailTransport = {
    name: "test",
    deliver: async (letter) => {
      if (isDown) throw new Error("no route");
      delivered.push(letter);
    },
    close: () => {},
  };
  let minutes = 0;
  const now = () => new Date(Date.UTC(2099, 0, 1) + minutes * 60_000);
  const send = async () => {
    const ends: string[] = [];
    await sendMails(api.database, transport, {
      now,
      isStopping: () => false,
      onEnd: (end) => ends.push(end),
    });
    return ends;
  };
  expect(await send()).toEqual(["failed"]);
  expect(await send()).toEqual([]);
  minutes = 1;
  isDown = false;
  expect((await Promise.all([send(), send()])).flat()).toEqual(["sent"]);
  expect(delivered).toHaveLength(1);
});

test("[H3] a delegation that ends is told of 30 and 7 days before, once each", async () => {
  const { id } = await api.create("owner", { name: "Udløber" });
  const end = new Date(Date.UTC(2099, 5, 30));
  await sql`update project set delegate_vat = 'DK87654321', delegate_ends_at = ${end}
    where id = ${id}`.execute(api.database.write);
  const told = async () =>
    (await messages("delegate")).items.filter(
      ({ code }: { code: string }) => code === "delegation-ends",
    );
  for (const daysBefore of [40, 30, 29, 7, 6]) {
    const now = new Date(end.getTime() - daysBefore * 86_400_000);
    await notifyOfDeadlines(api.database, PUBLIC, now);
  }
  const counts = (await told()).map(({ figures }: { figures: { count: number } }) => figures.count);
  expect(counts.toSorted((a: number, b: number) => a - b)).toEqual([7, 30]);
});

test("[H3] a delegation that has ended is told to both, once", async () => {
  const { id } = await api.create("owner", { name: "Udløbet" });
  const end = new Date(Date.UTC(2098, 5, 30));
  await sql`update project set delegate_vat = 'DK87654321', delegate_ends_at = ${end}
    where id = ${id}`.execute(api.database.write);
  for (const daysAfter of [0, 1, 2]) {
    await notifyOfDeadlines(api.database, PUBLIC, new Date(end.getTime() + daysAfter * 86_400_000));
  }
  const codes = async (who: PersonName) =>
    (await messages(who)).items
      .map(({ code }: { code: string }) => code)
      .filter((code: string) => code.startsWith("delegation-lapsed"));
  expect(await codes("owner")).toEqual(["delegation-lapsed"]);
  expect(await codes("delegate")).toEqual(["delegation-lapsed-yours"]);
});

test("[H3] approvals that run out are told of 30 and 7 days before, times to complain 7", async () => {
  const at = new Date("2096-01-10T09:00:00Z");
  const decide = async (name: string, status: "approval" | "application_rejected") => {
    const { id } = await api.create("owner", { name, subsidySchemeId: schemeIds.full });
    await putInStatus(api.database, id, status);
    await sql`insert into project_history (project_id, at, cause, from_status, status, decided_on)
      values (${id}, ${at}, 'transition', 'application_received', ${status}, '2096-01-10')`.execute(
      api.database.write,
    );
    return id;
  };
  await sql`update subsidy_scheme set facts = jsonb_set(facts, '{casework}', ${JSON.stringify({
    usual: { receipt: null, decision: null, payment: null },
    validity: { examinationMonths: 12, establishmentMonths: 24, beginWithinMonths: 12 },
    complaint: { body: { da: "Nævnet", en: "The board" }, url: null, weeks: 4 },
  })}::jsonb) where id = ${schemeIds.full}`.execute(api.database.write);
  const approved = await decide("Gælder", "approval");
  const rejected = await decide("Afslået", "application_rejected");
  for (const day of ["2096-01-15", "2096-02-01", "2097-12-20", "2098-01-05"]) {
    await notifyOfDeadlines(api.database, PUBLIC, new Date(`${day}T09:00:00Z`));
  }
  const told = (await messages("owner")).items
    .filter(({ code }: { code: string }) => /^(?:approval|complaint)-ends$/.test(code))
    .map(({ code, project }: { code: string; project: { id: string } }) => [code, project.id]);
  expect(told.toSorted()).toEqual([
    ["approval-ends", approved],
    ["approval-ends", approved],
    ["complaint-ends", rejected],
  ]);
});

test("[H3] a question with a last day is told at once, and reminded of until it is answered", async () => {
  const ask = async (name: string) => {
    const id = await received(name);
    const answerBy = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
    const body = { ids: [id], text: "Send kortbilag 2", answerBy };
    const asked = await api.call("caseworker", "POST", "/casework/questions", { body });
    expect(asked.body).toEqual({ done: [id], skipped: [] });
    return { id, answerBy };
  };
  const [open, answered] = [await ask("Ubesvaret"), await ask("Besvaret")];
  await api.call("owner", "POST", `/projects/${answered.id}/remarks`, { body: { text: "Her" } });
  const awaited = async ({ id }: { id: string }) =>
    (await api.call("owner", "GET", `/projects/${id}/remarks`)).body[0];
  expect(await awaited(open)).toMatchObject({ answerBy: open.answerBy, awaitsAnswer: true });
  expect(await awaited(answered)).toMatchObject({ awaitsAnswer: false });
  for (const daysBefore of [40, 30, 29, 7, 6, -1]) {
    const day = Date.parse(`${open.answerBy}T10:00:00Z`) - (daysBefore - 1) * 86_400_000;
    await notifyOfDeadlines(api.database, PUBLIC, new Date(day));
  }
  const told = (await messages("owner")).items.filter(
    ({ code, project }: { code: string; project: { id: string } }) =>
      ["asked", "answer-due"].includes(code) && [open.id, answered.id].includes(project.id),
  );
  const codes = told.map(
    ({ code, project }: { code: string; project: { name: string } }) => `${project.name} ${code}`,
  );
  expect(codes.toSorted()).toEqual([
    "Besvaret asked",
    "Ubesvaret answer-due",
    "Ubesvaret answer-due",
    "Ubesvaret asked",
  ]);
  const past = { ids: [open.id], text: "Sent", answerBy: "2020-01-01" };
  expect(
    (await api.call("caseworker", "POST", "/casework/questions", { body: past })).body.code,
  ).toBe("question.day-past");
});

test("[S3] who asked is told once when a round opens, and not who withdrew", async () => {
  const id = schemeIds.full;
  const setRounds = (applicationPeriods: object[]) =>
    sql`update subsidy_scheme set facts = jsonb_set(facts, '{applicationPeriods}',
      ${JSON.stringify(applicationPeriods)}::jsonb) where id = ${id}`.execute(api.database.write);
  const { rows: before } = await sql<{ periods: object[] }>`
    select facts->'applicationPeriods' as periods from subsidy_scheme where id = ${id}`.execute(
    api.database.write,
  );
  const round = { startDate: "2095-02-01", endDate: "2095-03-01", extensionEndDate: null };
  await setRounds([round]);
  const ask = (who: PersonName, method: "PUT" | "DELETE", scheme = id) =>
    api.call(who, method, `/messages/rounds/${scheme}`);
  const askFrom = (analysis: string) =>
    api.call("owner", "PUT", `/messages/rounds/${id}?analysis=${analysis}`);
  const awaited = async (who: PersonName) => (await api.call(who, "GET", "/messages/rounds")).body;
  const told = async (who: PersonName) =>
    (await messages(who)).items.filter(({ code }: { code: string }) =>
      code.startsWith("round-opened"),
    );
  for (const who of ["owner", "owner", "neighbour"] as const)
    expect((await ask(who, "PUT")).status).toBe(204);
  expect((await ask("owner", "PUT", "00000000-0000-4000-8000-0000000000ff")).status).toBe(404);
  expect(await awaited("owner")).toEqual([
    { schemeId: id, schemeName: expect.any(String) as string, opensAt: "2095-02-01" },
  ]);
  for (const _ of [1, 2]) expect((await ask("neighbour", "DELETE")).status).toBe(204);
  expect(await awaited("neighbour")).toEqual([]);
  await giveAddress("owner");
  await sql`delete from mail`.execute(api.database.write);
  const tellAt = (time: string) => notifyOfOpenRounds(api.database, PUBLIC, new Date(time));
  await tellAt("2095-01-31T22:59:59Z");
  expect(await told("owner")).toEqual([]);
  await tellAt("2095-01-31T23:00:00Z");
  await ask("owner", "PUT");
  await tellAt("2095-02-02T09:00:00Z");
  expect(await told("owner")).toMatchObject([
    { kind: "deadline", code: "round-opened-until", figures: { day: "2095-03-01" }, project: null },
  ]);
  expect(await told("neighbour")).toEqual([]);
  expect(await awaited("owner")).toEqual([]);
  const [mail, ...more] = await mailsTo("owner@demo.example");
  expect(more).toEqual([]);
  expect(mail!.subject).toMatch(/^Du kan nu søge ordningen .+\. Fristen er 01\.03\.2095$/);
  expect(mail!.text).toContain(`${PUBLIC}/screening`);
  // The next round is another one, and is requested again.
  await setRounds([{ ...round, startDate: "2095-09-01", endDate: null }]);
  const kept = "result-kept-until-2096";
  const expired = "result-of-long-ago-2094";
  for (const [screening, until] of [
    [kept, "2096-01-01"],
    [expired, "2095-01-01"],
  ])
    await sql`insert into screening (id, geometry, geometry_hash, area_ha, expires_at) values
      (${screening}, 'srid=25832;multipolygon empty'::geometry, '', 0, ${until})`.execute(
      api.database.write,
    );
  await askFrom(kept);
  // Asked again without a result, or from one that does not exist: the one before stands.
  await ask("owner", "PUT");
  await askFrom("no-such-result-anywhere");
  await sql`delete from mail`.execute(api.database.write);
  await tellAt("2095-09-01T09:00:00Z");
  expect((await told("owner"))[0].figures).toMatchObject({ analysis: kept });
  expect((await mailsTo("owner@demo.example"))[0]!.text).toContain(
    `Se din screening: ${PUBLIC}/screening?analysis=${kept}`,
  );
  await setRounds([{ ...round, startDate: "2095-10-01", endDate: null }]);
  await askFrom(expired);
  await tellAt("2095-10-01T09:00:00Z");
  expect((await told("owner"))[0].figures).not.toHaveProperty("analysis");
  expect((await told("owner")).map(({ code }: { code: string }) => code)).toEqual([
    "round-opened",
    "round-opened",
    "round-opened-until",
  ]);
  await setRounds(before[0]!.periods);
});

test("[S3] who waits for a scheme that is no longer offered is told so, once, and waits no more", async () => {
  const id = schemeIds.full;
  const retire = (at: Date | null) =>
    sql`update subsidy_scheme set retired_at = ${at} where id = ${id}`.execute(api.database.write);
  await api.call("neighbour", "PUT", `/messages/rounds/${id}`);
  await retire(new Date());
  for (const _ of [1, 2]) await notifyOfOpenRounds(api.database, PUBLIC, new Date("2094-01-01"));
  await retire(null);
  const told = (await messages("neighbour")).items.map(({ code }: { code: string }) => code);
  expect(told.filter((code: string) => code.startsWith("round-"))).toEqual(["round-retired"]);
  expect((await api.call("neighbour", "GET", "/messages/rounds")).body).toEqual([]);
});

test("[H3] a mail goes out over SMTP as text and HTML, with a way to stop it", async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write("220 test ESMTP\r\n");
    socket.on("data", (chunk) => {
      const said = chunk.toString();
      heard.push(said);
      if (isData) {
        if (said.endsWith("\r\n.\r\n")) {
          isData = false;
          socket.write("250 taken\r\n");
        }
        return;
      }
      if (/^DATA/i.test(said)) {
        isData = true;
        socket.write("354 go on\r\n");
      } else if (/^QUIT/i.test(said)) socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const transport = smtpTransport({
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    from: "MARS <a@mars.example>",
  });
  await transport.deliver({
    id: "one",
    to: "karen@demo.example",
    subject: "Tørvesig: en bemærkning",
    text: "Hej",
    html: "<p>Hej</p>",
    unsubscribeUrl: `${PUBLIC}/settings?stop=1`,
  });
  transport.close();
  server.close();
  const said = heard.join("");
  expect(said).toContain("RCPT TO:<karen@demo.example>");
  expect(said).toContain("Message-ID: <one@mars.example>");
  expect(said).toContain("List-Unsubscribe:");
  expect(said).toContain("text/plain");
  expect(said).toContain("text/html");
});
