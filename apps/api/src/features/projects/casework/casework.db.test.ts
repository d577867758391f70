import { sql } from "kysely";
import { expect, test } from "vitest";
import { area, corner, squareAt } from "../testing/loadWorld.ts";
import type { PersonName } from "../testing/people.ts";
import { putInStatus } from "../testing/putInStatus.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";
import { schemeIds } from "../testing/worldIds.ts";

const api = useProjectsApi();
const scheme = { geometry: area, subsidySchemeId: schemeIds.full };

async function applied(name: string, who: PersonName = "owner"): Promise<string> {
  const { id } = await api.create(who, { name, ...scheme });
  const answer = await move(who, id, { to: "applied", confirmed: true });
  if (answer.status !== 200) throw new Error(answer.text);
  return id;
}

const read = async (who: PersonName, id: string) =>
  (await api.call(who, "GET", `/projects/${id}`)).body;

async function move(who: PersonName, id: string, body: object) {
  const { version } = await read(who, id);
  return api.call(who, "POST", `/projects/${id}/transitions`, { version, body });
}

const inbox = async (query: string) =>
  (await api.call("caseworker", "GET", `/projects?view=inbox&${query}`)).body;
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const queue = async (who: PersonName = "caseworker") =>
  (await api.call(who, "GET", "/casework/queue")).body;
const assign = (cases: object[], to: string | null) =>
  api.call("caseworker", "POST", "/casework/assignments", { body: { cases, to } });

const setPeriodEnd = (endDate: string | null) =>
  sql`update subsidy_scheme set facts = jsonb_set(facts, '{applicationPeriods}', ${JSON.stringify([
    { startDate: "2020-01-01", endDate, extensionEndDate: null },
  ])}::jsonb) where id = ${schemeIds.full}`.execute(api.database.write);

test("[A6] a case is given to a caseworker, and no one is overwritten unseen", async () => {
  const id = await applied("Fordelt");
  const { caseworkers } = await queue();
  const me = caseworkers.find((one: { isMe: boolean }) => one.isMe);
  expect((await assign([{ id, seen: null }], me.id)).body).toEqual({ done: [id], skipped: [] });
  expect((await assign([{ id, seen: null }], null)).body).toEqual({
    done: [],
    skipped: [{ id, name: "Fordelt", reason: "taken" }],
  });
  expect(await read("caseworker", id)).toMatchObject({ assignee: { id: me.id, isMe: true } });
  expect((await read("owner", id)).assignee).toBeNull();
  expect(ids(await inbox("assignee=me"))).toContain(id);
  expect(ids(await inbox("assignee=nobody"))).not.toContain(id);
  expect(ids(await inbox(`assignee=${me.id}`))).toContain(id);
  const log = await api.call("caseworker", "GET", `/projects/${id}/revisions`);
  expect(log.body.items[0]).toMatchObject({
    action: "assigned",
    changes: [{ field: "assignee", to: { name: "Demo Sagsbehandler" } }],
  });
});

test("[A6] of two decisions at once exactly one counts, and the other is told of it", async () => {
  const { id } = await api.create("owner", { name: "Samtidig", ...scheme });
  await putInStatus(api.database, id, "application_received");
  const { version } = await read("caseworker", id);
  const decide = (body: object) =>
    api.call("caseworker", "POST", `/projects/${id}/transitions`, { version, body });
  const answers = await Promise.all([
    decide({ to: "preliminary_examination" }),
    decide({ to: "application_rejected", remark: "Uden for oplandet." }),
    decide({ to: "application_received", remark: "Ret området." }),
  ]);
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(2);
  const won = answers.find(({ status }) => status === 200)!;
  const now = await read("caseworker", id);
  expect(now.status).toBe(won.body.project.status);
  const left = now.history.filter(({ from }: { from: string }) => from === "application_received");
  expect(left).toHaveLength(1);
});

test("[A6] a case is not given to someone who is a party to it, and that is said", async () => {
  const id = await applied("Egen sag", "delegate");
  await queue("partyCaseworker");
  const party = (await queue()).caseworkers.find(
    ({ name }: { name: string }) => name === "Demo Sagsbehandler og Rådgiver",
  );
  expect((await assign([{ id, seen: null }], party.id)).body.skipped).toEqual([
    { id, name: "Egen sag", reason: "party" },
  ]);
});

test("[A6] only a caseworker can have a case", async () => {
  const id = await applied("Til en nabo");
  const neighbour = (await api.call("neighbour", "GET", "/user/info")).body.id;
  expect((await assign([{ id, seen: null }], neighbour)).body.code).toBe("casework.no-caseworker");
});

test("[A6] the queue is counted by status, oldest first, with deadlines of the scheme", async () => {
  const [young, old] = [await applied("Ung"), await applied("Gammel")];
  const unsent = await applied("Ikke sendt");
  await sql`update project_application set sent_on = now(), sent_told_at = now()
      - case when project_id = ${old} then interval '90 days' else interval '0' end
    where project_id in (${young}, ${old})`.execute(api.database.write);
  await sql`update subsidy_scheme set facts = jsonb_set(facts, '{casework}', ${JSON.stringify({
    usual: { receipt: { from: 1, to: 5, unit: "workdays" }, decision: null, payment: null },
    complaint: null,
    validity: { examinationMonths: null, establishmentMonths: null, beginWithinMonths: null },
  })}::jsonb) where id = ${schemeIds.full}`.execute(api.database.write);
  const list = await inbox("waitsFor=caseworker&sort=waited&direction=asc&limit=100");
  expect(ids(list).indexOf(old)).toBeLessThan(ids(list).indexOf(young));
  const late = await inbox("overdue=true&limit=100");
  expect(ids(late)).toContain(old);
  expect(ids(late)).not.toContain(young);
  const counts = await queue();
  const applied_ = counts.statuses.find(({ status }: { status: string }) => status === "applied");
  expect(applied_).toMatchObject({ overdue: late.total });
  expect(applied_.total).toBe((await inbox("status=applied&turn=authority")).total);
  // A form that was opened and not sent is the applicant's, however old it is.
  expect(ids(list)).not.toContain(unsent);
  expect((await read("caseworker", unsent)).turn).toMatchObject({ act: "send-form" });
  expect(counts.waiting.total).toBe((await inbox("waitsFor=caseworker")).total);
});

test("[A6] sent back for correction it is the same application, with its place in the round", async () => {
  const id = await applied("Til rettelse");
  const { appliedAt } = await read("owner", id);
  const { applications, caseNumber } = await read("owner", id);
  await api.call("owner", "PUT", `/projects/${id}/applications/${applications[0].id}/sent`, {
    version: (await read("owner", id)).version,
    body: { sentOn: new Date().toISOString().slice(0, 10), receiptNumber: "K-1" },
  });
  expect((await move("caseworker", id, { to: "applied" })).body.code).toBe(
    "lifecycle.remark-required",
  );
  expect((await move("caseworker", id, { to: "applied", remark: "Ret 7c" })).status).toBe(200);
  const back = await read("owner", id);
  expect(back).toMatchObject({
    status: "applied",
    turn: { who: "applicant", act: "correct" },
    rights: { edit: true, apply: true, delete: false },
  });
  expect(back.returnedAt).not.toBeNull();
  expect(await read("caseworker", id)).toMatchObject({ assignee: { isMe: true } });
  expect(ids(await inbox("returned=true"))).toContain(id);
  expect((await queue()).returned).toBeGreaterThan(0);
  // The round closes meanwhile: what was in time stays in time.
  await setPeriodEnd(back.returnedAt);
  const late = await api.create("owner", { name: "For sent", ...scheme });
  const refused = await move("owner", late.id, { to: "applied", confirmed: true });
  expect(refused.body.code).toBe("lifecycle.rules-not-met");
  const edited = await api.call("owner", "PATCH", `/projects/${id}`, {
    version: back.version,
    body: { description: "Uden 7c" },
  });
  expect(edited.status).toBe(200);
  const sent = await move("owner", id, { to: "applied", remark: "7c er ude" });
  expect(sent).toMatchObject({ status: 200, body: { formUrl: null } });
  const after = await read("owner", id);
  expect(after).toMatchObject({
    status: "applied",
    returnedAt: null,
    appliedAt,
    caseNumber,
    turn: { who: "authority", act: "review-correction" },
    // The form and its receipt are not asked for again.
    applications: [{}, { sent: { receiptNumber: "K-1" } }],
  });
  await setPeriodEnd(null);
  const log = (await api.call("caseworker", "GET", `/projects/${id}/revisions?limit=3`)).body;
  expect(log.items.map(({ action }: { action: string }) => action)).toEqual([
    "corrected",
    "edited",
    "returned",
  ]);
  // Back with the caseworker it is told apart from a new one, until it is received.
  const isCorrected = async () => {
    const { items } = await inbox("q=Til rettelse");
    return [(await read("caseworker", id)).isCorrected, items[0].isCorrected];
  };
  expect(await isCorrected()).toEqual([true, true]);
  expect((await read("caseworker", await applied("Ny i stakken"))).isCorrected).toBe(false);
  expect((await api.call("caseworker", "GET", "/messages")).body.items[0]).toMatchObject({
    code: "corrected",
    project: { id },
  });
  const { version } = await read("caseworker", id);
  const handled = await api.call("caseworker", "PUT", `/projects/${id}/handled`, { version });
  expect(handled.body.turn).toMatchObject({ who: "authority", act: "receive" });
  expect(await isCorrected()).toEqual([false, false]);
  const own = await api.call("owner", "PUT", `/projects/${id}/handled`, { version: version + 1 });
  expect(own.status).toBe(403);
});

test("[A6] a correction is in time whatever becomes of the round, unless for another scheme", async () => {
  const id = await applied("Runden rettes");
  await move("caseworker", id, { to: "applied", remark: "Ret 7c" });
  await setPeriodEnd("2020-01-31");
  const choose = async (subsidySchemeId: string) =>
    api.call("owner", "PATCH", `/projects/${id}`, {
      version: (await read("owner", id)).version,
      body: { subsidySchemeId },
    });
  await choose(schemeIds.closed);
  const refused = await move("owner", id, { to: "applied", remark: "Rettet" });
  expect(refused.body.code).toBe("lifecycle.rules-not-met");
  await choose(schemeIds.full);
  expect((await move("owner", id, { to: "applied", remark: "Rettet" })).status).toBe(200);
  await setPeriodEnd(null);
});

test("[A6] what a correction answered and changed is next to what was applied for", async () => {
  const id = await applied("Rettet");
  const correction = async (who: PersonName) =>
    (await api.call(who, "GET", `/projects/${id}/correction`)).body;
  expect(await correction("caseworker")).toBeNull();
  await move("caseworker", id, { to: "applied", remark: "Tag hjørnet ud" });
  expect(await correction("caseworker")).toBeNull();
  const edit = async (body: object) =>
    api.call("owner", "PATCH", `/projects/${id}`, {
      version: (await read("owner", id)).version,
      body,
    });
  await edit({ name: "Midlertidigt" });
  await edit({ name: "Rettet" });
  await edit({ description: "Først" });
  await edit({ description: "Uden hjørnet" });
  const drawn = await api.call("owner", "PUT", `/projects/${id}/geometry`, {
    version: (await read("owner", id)).version,
    body: { geometry: squareAt(corner.x + 1000, corner.y + 1000, 900) },
  });
  expect(drawn.status).toBe(200);
  // Before it is sent the parties alone see what it would change.
  expect(await correction("owner")).toMatchObject({
    answeredAt: null,
    before: { areaHa: 100 },
    after: { areaHa: 81 },
    changes: [{ field: "description", from: null, to: "Uden hjørnet" }],
  });
  expect(await correction("caseworker")).toBeNull();
  await move("owner", id, { to: "applied", remark: "Hjørnet er ude" });
  expect(await correction("caseworker")).toMatchObject({
    asked: "Tag hjørnet ud",
    answer: "Hjørnet er ude",
    before: { areaHa: 100, geometry: { type: "MultiPolygon" } },
    after: { areaHa: 81 },
    changes: [{ field: "description", from: null, to: "Uden hjørnet" }],
  });
  expect((await correction("neighbour")).code).toBe("resource.not-found");
});

test("[A6] a question is the applicant's turn until it is answered, with or without a last day", async () => {
  const { id } = await api.create("owner", { name: "Spurgt", ...scheme });
  await putInStatus(api.database, id, "application_received");
  const turnFor = async (who: PersonName) => (await read(who, id)).turn;
  const ask = () =>
    api.call("caseworker", "POST", "/casework/questions", { body: { ids: [id], text: "Hvor?" } });
  await ask();
  expect(await turnFor("owner")).toMatchObject({ who: "applicant", act: "answer", due: null });
  expect(await turnFor("caseworker")).toEqual(await turnFor("owner"));
  expect((await inbox("q=Spurgt&turn=authority")).total).toBe(0);
  const mine = (await api.call("owner", "GET", "/projects?q=Spurgt")).body;
  expect(mine.items[0].turn).toEqual(await turnFor("owner"));
  await api.call("owner", "POST", `/projects/${id}/remarks`, { body: { text: "Her" } });
  expect(await turnFor("owner")).toMatchObject({ who: "authority", act: "read-answer" });
  expect((await api.call("caseworker", "GET", "/messages")).body.items[0]).toMatchObject({
    code: "answered",
    project: { id },
  });
  // Writing back handles what was written, and the case continues.
  await api.call("caseworker", "POST", `/projects/${id}/remarks`, { body: { text: "Tak" } });
  expect(await turnFor("owner")).toMatchObject({ who: "authority", act: "decide" });
});

test("[A6] a caseworker reads what changed since applying, and nothing of the drafting before", async () => {
  const { id } = await api.create("owner", { name: "Før", ...scheme });
  await api.call("owner", "PATCH", `/projects/${id}`, { version: 1, body: { name: "Hemmelig" } });
  await api.call("owner", "POST", `/projects/${id}/remarks`, { body: { text: "Kun til mig" } });
  await putInStatus(api.database, id, "applied");
  await sql`update project set first_applied_at = now(), applied_at = now(),
    created_at = now() - interval '1 year' where id = ${id}`.execute(api.database.write);
  const begun = async (who: "owner" | "caseworker") => (await read(who, id)).createdAt.slice(0, 4);
  expect(Number(await begun("caseworker"))).toBe(Number(await begun("owner")) + 1);
  const listed = (await inbox("q=Hemmelig")).items[0];
  expect(listed.createdAt.slice(0, 4)).toBe(await begun("caseworker"));
  await move("caseworker", id, { to: "applied", remark: "Ret navnet" });
  for (const [who, told] of [
    ["caseworker", false],
    ["owner", true],
  ] as const) {
    const remarks = await api.call(who, "GET", `/projects/${id}/remarks`);
    expect(remarks.text.includes("Kun til mig")).toBe(told);
  }
  const { version } = await read("owner", id);
  await api.call("owner", "PATCH", `/projects/${id}`, { version, body: { name: "Rettet" } });
  const log = await api.call("caseworker", "GET", `/projects/${id}/revisions`);
  const actions = log.body.items.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(["edited", "returned", "assigned"]);
  expect(JSON.stringify(log.body)).toContain("Rettet");
  expect(JSON.stringify(log.body)).not.toContain("Før");
});

test("[A6] the same question is asked in several cases, but never in one's own", async () => {
  const one = await applied("Spørgsmål 1", "company");
  const own = await applied("Spørgsmål 2", "delegate");
  const asked = await api.call("partyCaseworker", "POST", "/casework/questions", {
    body: { ids: [one, own], text: "Hvor er bilaget?" },
  });
  expect(asked.body).toEqual({
    done: [one],
    skipped: [{ id: own, name: "Spørgsmål 2", reason: "party" }],
  });
  expect((await api.call("company", "GET", `/projects/${one}/remarks`)).body).toMatchObject([
    { text: "Hvor er bilaget?" },
  ]);
});

test("[A6] a case knows its place in the whole list, whatever the page holds", async () => {
  const listed = [];
  for (const name of ["Plads 1", "Plads 2", "Plads 3"]) listed.push(await applied(name));
  const at = async (id: string) => inbox(`q=Plads&sort=name&direction=asc&limit=1&around=${id}`);
  expect(await at(listed[1]!)).toMatchObject({
    total: 3,
    items: [{ name: "Plads 1" }],
    place: {
      at: 2,
      previous: { id: listed[0], name: "Plads 1" },
      next: { id: listed[2], name: "Plads 3" },
    },
  });
  expect((await at(listed[2]!)).place).toMatchObject({ at: 3, next: null });
  await move("caseworker", listed[1]!, { to: "applied", remark: "Ret det" });
  expect((await inbox(`q=Plads&waitsFor=caseworker&around=${listed[1]}`)).place).toBeNull();
});

test("[A6] views are saved under a name, by each for themselves", async () => {
  const save = (name: string, search: string) =>
    api.call("caseworker", "PUT", "/casework/filters", { body: { name, search } });
  await save("Skov", "scheme=a");
  const again = await save("Skov", "scheme=b");
  const list = async (who: PersonName) => (await api.call(who, "GET", "/casework/filters")).body;
  expect(await list("caseworker")).toEqual([again.body]);
  expect(again.body.search).toBe("scheme=b");
  expect(await list("partyCaseworker")).toEqual([]);
  const { id } = again.body;
  const rename = (who: PersonName, name: string) =>
    api.call(who, "PUT", "/casework/filters", { body: { id, name, search: "scheme=b" } });
  await save("Eng", "scheme=c");
  expect((await rename("caseworker", "Eng")).body).toEqual({ id, name: "Eng", search: "scheme=b" });
  expect(await list("caseworker")).toEqual([{ id, name: "Eng", search: "scheme=b" }]);
  // Another's view is not there to be renamed: it becomes one of one's own.
  await rename("partyCaseworker", "Min");
  expect(await list("caseworker")).toEqual([{ id, name: "Eng", search: "scheme=b" }]);
  const [own] = await list("partyCaseworker");
  await api.call("partyCaseworker", "DELETE", `/casework/filters/${own.id}`);
  await api.call("partyCaseworker", "DELETE", `/casework/filters/${again.body.id}`);
  expect(await list("caseworker")).toHaveLength(1);
  await api.call("caseworker", "DELETE", `/casework/filters/${again.body.id}`);
  expect(await list("caseworker")).toEqual([]);
});

test("[A6] many receipts are recorded at once; what does not fit stays and is named", async () => {
  const cases = [await applied("R1"), await applied("R2")];
  const numbers = await Promise.all(
    cases.map(async (id) => (await read("caseworker", id)).caseNumber as string),
  );
  expect(numbers[0]).toMatch(/^M-\d{4}-\d{4,}$/);
  const draft = await api.create("owner", { name: "Kladde" });
  const own = (await read("delegate", await applied("Egen R", "delegate"))).caseNumber;
  const send = (who: PersonName, receipts: object[]) =>
    api.call(who, "POST", "/casework/receipts", { body: { receipts } });
  const first = await send("caseworker", [
    { caseNumber: numbers[0]!.toLowerCase(), caseId: "2026-51188" },
    { caseNumber: numbers[1], caseId: "2026-51188" },
    // A draft is answered as a number that is no one's.
    { caseNumber: draft.caseNumber, caseId: "2026-1" },
    { caseNumber: "M-2026-999999", caseId: "2026-2" },
  ]);
  expect(first.body.done).toEqual([cases[0]]);
  expect(new Set(first.body.skipped.map(({ reason }: { reason: string }) => reason))).toEqual(
    new Set(["used", "unknown"]),
  );
  expect(first.body.skipped).toHaveLength(3);
  expect(await read("caseworker", cases[0]!)).toMatchObject({
    status: "application_received",
    caseId: "2026-51188",
    assignee: { isMe: true },
  });
  const again = await send("caseworker", [{ caseNumber: numbers[0], caseId: "2026-3" }]);
  expect(again.body.skipped).toMatchObject([{ reason: "not-applied" }]);
  const party = await send("partyCaseworker", [{ caseNumber: own, caseId: "2026-4" }]);
  expect(party.body.skipped).toMatchObject([{ reason: "party" }]);
  // Who handles no cases learns nothing from a number: of a case, of a draft, or of none.
  const asked = [numbers[1], draft.caseNumber, "M-2026-999999"];
  const refused = await Promise.all(
    asked.map((caseNumber) => send("neighbour", [{ caseNumber, caseId: "2026-5" }])),
  );
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    asked.map(() => [403, "identity.forbidden"]),
  );
  for (const number of asked) {
    const found = await api.call("neighbour", "GET", `/projects?numbers=${number}`);
    const searched = await api.call("neighbour", "GET", `/projects?q=${number}`);
    expect([found.body.total, searched.body.total]).toEqual([0, 0]);
  }
});
