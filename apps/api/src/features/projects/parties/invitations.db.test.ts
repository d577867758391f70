import { sql } from "kysely";
import { expect, test } from "vitest";
import { markSent } from "../../../platform/mail/mailQueries.ts";
import { erasePeople } from "../../../platform/personalData/erasePeople.ts";
import { exportPeople } from "../../../platform/personalData/exportPeople.ts";
import { findPeople } from "../../../platform/personalData/peopleQueries.ts";
import { clearOldInvitations } from "../../../platform/personalData/retentionQueries.ts";
import { people, type PersonName } from "../testing/people.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";

const api = useProjectsApi();
const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
const NEIGHBOUR = { name: "Demo Nabo", email: "nabo@eng.example" };

type Invite = { by?: PersonName; role?: "owner" | "delegate"; person?: object; more?: object };

const invite = (
  id: string,
  { by = "owner", role = "delegate", person = NEIGHBOUR, more = {} }: Invite = {},
) =>
  api.call(by, "PUT", `/projects/${id}/${role}`, {
    version: 1,
    body: { person, ...(role === "delegate" && { until: inAYear }), ...more },
  });

/** The newest mail to an address, with the key in its link. */
async function mailTo(address: string) {
  const { rows } = await sql<{ id: string; subject: string; text: string; html: string }>`
    select id, subject, body_text as text, body_html as html from mail
    where to_address = ${address} order by created_at desc, id limit 1`.execute(api.database.write);
  const mail = rows[0]!;
  return { ...mail, key: /#invitation=([\w-]+)/.exec(mail.text)?.[1] ?? "" };
}

const open = (who: PersonName, key: string) =>
  api.call(who, "POST", "/invitations", { body: { key } });
const answer = (who: PersonName, id: string, accept: boolean) =>
  api.call(who, "POST", `/offers/${id}/answer`, { body: { accept } });

let sent = 0;

/** Each to an address of its own: few mails a day go to one. */
async function invited(name: string, how: Invite = {}) {
  const { id } = await api.create(how.by ?? "owner", { name });
  sent += 1;
  const person = { name: NEIGHBOUR.name, email: `nabo-${sent}@eng.example`, ...how.person };
  const asked = await invite(id, { ...how, person });
  expect(asked.status).toBe(200);
  const { email } = person;
  const mail = await mailTo(email);
  return { ...mail, mailId: mail.id, id, asked, person };
}

test("[A5] a private person is invited by mail, opens the link, accepts and sees the case", async () => {
  const { id, asked, key, text, subject, person } = await invited("Min nabos hjælp", {
    more: { scope: "edit" },
  });
  expect(asked.body.project).toMatchObject({
    version: 1,
    delegate: null,
    offers: [{ role: "delegate", vat: null, ...person, scope: "edit" }],
  });
  expect(subject).toBe("Tilbud om fuldmagt: 'Min nabos hjælp'");
  expect(text).toContain("Demo Lodsejer vil give dig fuldmagt");
  expect(text).not.toContain(id);
  expect((await api.call("neighbour", "GET", "/offers")).body).toEqual([]);

  const opened = await open("neighbour", key);
  expect(opened.body).toMatchObject({ role: "delegate", scope: "edit", owner: "Demo Lodsejer" });
  // Opened again, as after a reload: still theirs, until they have answered.
  expect((await open("neighbour", key)).body.id).toBe(opened.body.id);
  expect((await api.call("neighbour", "GET", "/offers")).body).toHaveLength(1);
  expect((await api.call("neighbour", "GET", `/projects/${id}`)).status).toBe(404);
  expect((await answer("neighbour", opened.body.id, true)).body).toEqual({ projectId: id });
  expect((await api.call("neighbour", "GET", `/projects/${id}`)).body).toMatchObject({
    standing: "delegate",
    delegate: { kind: "person", vat: null, name: "Demo Nabo" },
    delegation: { scope: "edit" },
  });
  const { items } = (await api.call("owner", "GET", "/messages")).body;
  expect(items[0]).toMatchObject({ code: "delegation-given-person", project: { id } });
  const log = (await api.call("owner", "GET", `/projects/${id}/revisions`)).body.items;
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    "delegate",
    "delegate-offered",
    "created",
  ]);
  expect(JSON.stringify(log[1])).not.toMatch(/Nabo|eng\.example/);
  expect(log[0].changes[0]).toMatchObject({ field: "delegate", to: { name: "Demo Nabo" } });
});

test("[A5] a private person takes a project over from an organisation", async () => {
  const { id, key } = await invited("Solgt gård", { by: "company", role: "owner" });
  const { id: offer } = (await open("neighbour", key)).body;
  await answer("neighbour", offer, true);
  expect((await api.call("company", "GET", `/projects/${id}`)).status).toBe(404);
  expect((await api.call("neighbour", "GET", `/projects/${id}`)).body).toMatchObject({
    standing: "applicant",
    owner: { kind: "person", name: "Demo Nabo" },
  });
});

test("[A5] an invitation that is declined changes nothing, and the applicant hears of it", async () => {
  const { id, key } = await invited("Nej tak");
  const { id: offer } = (await open("neighbour", key)).body;
  expect((await answer("neighbour", offer, false)).body).toEqual({ projectId: null });
  const { items } = (await api.call("owner", "GET", "/messages")).body;
  expect(items[0]).toMatchObject({ code: "offer-declined-person", project: { id } });
  expect((await api.call("owner", "GET", `/projects/${id}`)).body).toMatchObject({
    delegate: null,
    offers: [],
  });
});

/** The parts of a refusal that do not name the single request. */
const refusalOf = ({ status, body }: Awaited<ReturnType<typeof open>>) => {
  const { requestId: _, instance: __, ...rest } = body;
  return { status, ...rest };
};

test("[A5] unknown, answered, withdrawn, expired, replaced and others' keys are refused alike", async () => {
  const unknown = refusalOf(await open("neighbour", "findes-ikke"));
  expect(unknown).toMatchObject({ status: 404, code: "invitation.unknown" });
  const refused = async (who: PersonName, key: string) =>
    expect(refusalOf(await open(who, key))).toEqual(unknown);

  const answered = await invited("Besvaret");
  await answer("neighbour", (await open("neighbour", answered.key)).body.id, false);
  await refused("neighbour", answered.key);

  const withdrawn = await invited("Fortrudt");
  await api.call("owner", "DELETE", `/projects/${withdrawn.id}/offers/delegate`);
  await refused("neighbour", withdrawn.key);

  const expired = await invited("Udløbet");
  await sql`update party_offer set lapses_at = now() where project_id = ${expired.id}`.execute(
    api.database.write,
  );
  await refused("neighbour", expired.key);

  const replaced = await invited("Afløst");
  await invite(replaced.id);
  await refused("neighbour", replaced.key);

  const meant = { person: { name: "Lars Skov", email: "lars@eng.example" } };
  await refused("neighbour", (await invited("En anden", meant)).key);
  await refused("owner", (await invited("Sig selv", { person: { name: "Demo" } })).key);

  const taken = await invited("Taget", { by: "company", person: { name: "Demo" } });
  expect((await open("neighbour", taken.key)).status).toBe(200);
  await refused("owner", taken.key);
});

test("[A5] of two who open the same link at once exactly one is asked", async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, key } = await invited(`Kapløb ${round}`, {
      by: "company",
      person: { name: "Demo" },
    });
    const opened = await Promise.all([open("owner", key), open("neighbour", key)]);
    const [won, lost] = opened.toSorted((a, b) => a.status - b.status);
    expect([won!.status, lost!.status]).toEqual([200, 404]);
    expect(lost!.body.code).toBe("invitation.unknown");
    const [winner, other] =
      opened[0] === won ? (["owner", "neighbour"] as const) : (["neighbour", "owner"] as const);
    expect((await answer(other, won!.body.id, true)).status).toBe(404);
    expect((await answer(winner, won!.body.id, true)).body).toEqual({ projectId: id });
  }
});

test("[A5] who is signed in for an organisation is refused alike with any key", async () => {
  const { key } = await invited("Kun privat");
  const [known, unknown] = [await open("company", key), await open("company", "findes-ikke")];
  expect(refusalOf(known)).toEqual(refusalOf(unknown));
  expect(known).toMatchObject({ status: 403, body: { code: "invitation.private-only" } });
});

test("[A5] an invitation is answered alike whether or not the address has an account", async () => {
  await api.call("neighbour", "GET", "/messages");
  await sql`update person set email = 'har@konto.example' where subject = 'neighbour'`.execute(
    api.database.write,
  );
  const ask = async (email: string) => {
    const { id } = await api.create("owner", { name: "Samme svar" });
    const { status, body } = await invite(id, { person: { name: "Demo Nabo", email } });
    const [offer] = body.project.offers;
    return { status, name: offer.name, vat: offer.vat, fields: Object.keys(offer) };
  };
  const before = (await api.call("neighbour", "GET", "/messages")).body.items.length;
  expect(await ask("har@konto.example")).toEqual(await ask("ukendt@konto.example"));
  expect((await api.call("neighbour", "GET", "/messages")).body.items).toHaveLength(before);
  await sql`update person set email = null where subject = 'neighbour'`.execute(api.database.write);
});

test("[A5] only a whole address is mailed to, and only the owner invites", async () => {
  const { id } = await api.create("owner", { name: "Adresser" });
  for (const email of ["nabo", "a@b.example, c@d.example", "Nabo <a@b.example>"]) {
    expect(await invite(id, { person: { name: "Demo Nabo", email } })).toMatchObject({
      status: 422,
      body: { code: "invitation.address" },
    });
  }
  expect((await invite(id, { by: "neighbour" })).status).toBe(404);
  expect((await invite(id, { person: { name: "", email: "a@b.example" } })).status).toBe(400);
});

test("[A5] what the sender wrote is quoted, and the key leaves our copy with the mail", async () => {
  const { text, html, subject, mailId, key } = await invited("Haster! https://ond.example/mitid", {
    person: { name: "Log ind: https://ond.example", email: "citat@eng.example" },
  });
  expect(subject).toMatch(/^Tilbud om fuldmagt: '/);
  for (const part of [text, html, subject]) expect(part).not.toMatch(/\/\/ond\.example/);
  const { rows } = await sql<{ row: string }>`
    select party_offer::text as row from party_offer where to_email = 'citat@eng.example'`.execute(
    api.database.write,
  );
  expect(rows[0]!.row).not.toContain(key);
  await markSent(api.database, mailId, new Date());
  const sent = await mailTo("citat@eng.example");
  expect(sent.text + sent.html).not.toContain(key);
});

test("[A5] no one writes to strangers without end: to one address, or to many", async () => {
  const refused = { status: 429, body: { code: "offer.too-many" } };
  const to = (email: string) => ({ person: { name: "Demo Nabo", email } });
  const { id } = await api.create("company", { name: "Gentagen" });
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await invite(id, { by: "company", ...to("samme@eng.example") })).status).toBe(200);
  }
  expect(await invite(id, { by: "company", ...to("samme@eng.example") })).toMatchObject(refused);
  // Several people together write no more to one address either.
  const made = (count: number, by: PersonName, address: string) =>
    sql`
    insert into party_offer (project_id, role, to_email, token_hash, scope, made_at, made_by,
      lapses_at, answer, answered_at)
    select ${id}, 'delegate', replace(${address}, '#', n::text), null, 'read', now(),
      (select id from person where subject = ${people[by].sub}), now(), 'withdrawn', now()
    from generate_series(1, ${count}) n`.execute(api.database.write);
  await api.call("seges", "GET", "/offers");
  await made(7, "seges", "samme@eng.example");
  const last = await api.create("municipality", { name: "Den ellevte" });
  const eleventh = { by: "municipality" as const, ...to("samme@eng.example") };
  expect(await invite(last.id, eleventh)).toMatchObject(refused);
  // Twenty strangers a day; organisations can still be asked.
  const asked = await api.create("planReader", { name: "Organisation" });
  await made(19, "planReader", "n#@eng.example");
  expect((await invite(asked.id, { by: "planReader", ...to("a@eng.example") })).status).toBe(200);
  expect(await invite(asked.id, { by: "planReader", ...to("b@eng.example") })).toMatchObject(
    refused,
  );
  const body = { vat: "DK87654321", until: inAYear };
  const asOrganization = await api.call("planReader", "PUT", `/projects/${asked.id}/delegate`, {
    version: 1,
    body,
  });
  expect(asOrganization.status).toBe(200);
});

test("[A6] whom an invitation named is exported, swept after a time, and erased", async () => {
  const { key } = await invited("Personoplysninger", {
    person: { name: "Demo Nabo", email: "slet@eng.example" },
  });
  const named = async () => {
    const { rows } = await sql<{ name: string | null; hash: string | null }>`
      select to_name as name, token_hash as hash from party_offer o
      join project p on p.id = o.project_id where p.name = 'Personoplysninger'`.execute(
      api.database.write,
    );
    return rows[0];
  };
  await open("neighbour", key);
  const found = await findPeople(api.database.write, { subject: "neighbour" });
  const wanted = { subject: "neighbour" } as const;
  const exported = await exportPeople(api.database.write, found, { wanted, now: new Date() });
  expect(JSON.stringify(exported.own["party_offer"])).toContain("slet@eng.example");
  await clearOldInvitations(api.database.write, { days: 90, batchRows: 1000 });
  expect(await named()).toMatchObject({ name: "Demo Nabo" });
  await sql`update person set email = 'Slet@eng.example' where subject = 'neighbour'`.execute(
    api.database.write,
  );
  await erasePeople(api.database, found, {
    now: new Date(),
    isTrial: false,
    despiteOpenCases: true,
  });
  expect(await named()).toEqual({ name: null, hash: null });
  const { rows } = await sql`select id from mail where to_address = 'slet@eng.example'`.execute(
    api.database.write,
  );
  expect(rows).toEqual([]);
});
