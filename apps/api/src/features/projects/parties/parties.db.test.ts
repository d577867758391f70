import type { ProjectListItem } from "@mars/contracts/projects/projectShapes";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { PersonName } from "../testing/people.ts";
import { putInStatus } from "../testing/putInStatus.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";
import { municipalityVat, schemeIds } from "../testing/worldIds.ts";

const api = useProjectsApi();

const put = (
  who: PersonName,
  id: string,
  role: "owner" | "delegate",
  version: number,
  vat: string | null,
  more: object = {},
) => {
  const until = role === "delegate" && vat !== null ? { until: inAYear } : {};
  return api.call(who, "PUT", `/projects/${id}/${role}`, {
    version,
    body: { vat, ...until, ...more },
  });
};
const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
const confirmed = { confirmed: true };
const ADVISER = "DK87654321";

const offersTo = async (who: PersonName) => (await api.call(who, "GET", "/offers")).body;
const answer = (who: PersonName, id: string, accept: boolean) =>
  api.call(who, "POST", `/offers/${id}/answer`, { body: { accept } });

/** The question about one project that waits for someone. */
async function offerTo(who: PersonName, projectName: string) {
  return (await offersTo(who)).find(
    (one: { projectName: string }) => one.projectName === projectName,
  );
}

async function givenTo(who: PersonName, name: string, terms: object = {}): Promise<string> {
  const { id } = await api.create("owner", { name });
  await put("owner", id, "delegate", 1, ADVISER, terms);
  await answer(who, (await offerTo(who, name)).id, true);
  return id;
}

test("[A5] handed over to a municipality only when confirmed, and for good once it has said yes", async () => {
  const { id } = await api.create("company", { name: "Til kommunen" });
  expect(await put("company", id, "owner", 1, municipalityVat)).toMatchObject({
    status: 422,
    body: { code: "owner.not-confirmed" },
  });
  const asked = await put("company", id, "owner", 1, municipalityVat, confirmed);
  expect(asked).toMatchObject({
    status: 200,
    body: { project: { owner: { vat: "DK12345678" }, offers: [{ role: "owner" }] } },
  });
  expect((await api.call("municipality", "GET", `/projects/${id}`)).status).toBe(404);
  const offer = await offerTo("municipality", "Til kommunen");
  expect(offer).toMatchObject({ isForGood: true, owner: "Demo Landbrug ApS" });
  expect((await answer("municipality", offer.id, true)).body).toEqual({ projectId: id });
  expect((await api.call("company", "GET", `/projects/${id}`)).status).toBe(404);
  const theirs = await api.call("municipality", "GET", `/projects/${id}`);
  expect(theirs.body).toMatchObject({
    owner: { name: "Viborg Kommune", isMunicipality: true, isFinal: true },
    offers: [],
  });
  expect(await put("municipality", id, "owner", 2, "DK12345678")).toMatchObject({
    status: 409,
    body: { code: "owner.final" },
  });
});

test("[A5] a municipality that made the project itself may still hand it over", async () => {
  const { id, owner } = await api.create("municipality");
  expect(owner).toMatchObject({ isMunicipality: true, isFinal: false });
  expect((await put("municipality", id, "owner", 1, "DK12345678")).status).toBe(200);
});

test("[A5] a delegation is given until a day, and a copy gives no more of it", async () => {
  const { id } = await api.create("owner", { name: "Uden slut" });
  const endless = await put("owner", id, "delegate", 1, ADVISER, { until: null });
  expect(endless.body.code).toBe("delegation.end-required");
  const given = await givenTo("delegate", "Kopieret fuldmagt", { scope: "read" });
  await putInStatus(api.database, given, "application_rejected", {
    delegateVat: ADVISER,
    delegateScope: "read",
  });
  const endsAt = new Date("2099-01-01T00:00:00Z");
  await sql`update project set delegate_ends_at = ${endsAt} where id = ${given}`.execute(
    api.database.write,
  );
  const copy = await api.call("owner", "POST", `/projects/${given}/copies`);
  expect(copy.body.delegation).toMatchObject({ scope: "read", endsAt: endsAt.toISOString() });
});

test("[A5] a copy keeps nothing of a delegation whose day has passed", async () => {
  const given = await givenTo("delegate", "Udløbet kopi", { scope: "read" });
  await putInStatus(api.database, given, "application_rejected", {
    delegateVat: ADVISER,
    delegateScope: "read",
  });
  await sql`update project set delegate_ends_at = now() - interval '1 day' where id = ${given}`.execute(
    api.database.write,
  );
  const copy = (await api.call("owner", "POST", `/projects/${given}/copies`)).body;
  const { rows } = await sql`select delegate_vat as vat, delegate_scope as scope,
    delegate_ends_at as "endsAt" from project where id = ${copy.id}`.execute(api.database.write);
  expect(rows).toEqual([{ vat: null, scope: "apply", endsAt: null }]);
});

test("[A5] a delegation to a municipality is confirmed, has no end and cannot be restored", async () => {
  const { id } = await api.create("owner", { name: "Kommunen handler" });
  expect((await put("owner", id, "delegate", 1, municipalityVat)).body.code).toBe(
    "owner.not-confirmed",
  );
  await put("owner", id, "delegate", 1, municipalityVat, confirmed);
  const offer = await offerTo("municipality", "Kommunen handler");
  expect(offer).toMatchObject({ isForGood: true, endsAt: null });
  await answer("municipality", offer.id, true);
  const given = await api.call("owner", "GET", `/projects/${id}`);
  expect(given.body.delegation).toEqual({ scope: "apply", endsAt: null });
  expect((await put("owner", id, "delegate", 2, null)).body.code).toBe("owner.final");
});

test("[A5] nothing changes before the receiver has said yes, and nothing when they say no", async () => {
  const { id } = await api.create("owner", { name: "Spurgt" });
  const terms = { scope: "edit", until: "2027-06-30" };
  const asked = await put("owner", id, "delegate", 1, "87 65 43 21", terms);
  expect(asked.body.project).toMatchObject({
    version: 1,
    delegate: null,
    offers: [{ vat: ADVISER, name: "Demo Rådgivning A/S", scope: "edit" }],
  });
  expect((await api.call("delegate", "GET", `/projects/${id}`)).status).toBe(404);
  const offer = await offerTo("delegate", "Spurgt");
  expect(offer).toMatchObject({
    role: "delegate",
    owner: "Demo Lodsejer",
    scope: "edit",
    endsAt: "2027-06-30T22:00:00.000Z",
  });
  for (const other of ["neighbour", "company", "owner", "caseworker"] as const) {
    expect(await offerTo(other, "Spurgt")).toBeUndefined();
    expect((await answer(other, offer.id, true)).status).toBe(404);
  }
  expect((await answer("delegate", offer.id, false)).body).toEqual({ projectId: null });
  expect((await answer("delegate", offer.id, true)).body.code).toBe("offer.answered");
  const after = await api.call("owner", "GET", `/projects/${id}`);
  expect(after.body).toMatchObject({ version: 1, delegate: null, offers: [] });
  const log = await api.call("owner", "GET", `/projects/${id}/revisions`);
  expect(log.body.items.map(({ action }: { action: string }) => action)).toEqual([
    "offer-declined",
    "delegate-offered",
    "created",
  ]);
});

test("[A5] a question is restored, or lapses, and can then not be answered", async () => {
  const { id } = await api.create("owner", { name: "Fortrudt" });
  await put("owner", id, "owner", 1, ADVISER);
  const first = await offerTo("delegate", "Fortrudt");
  const back = await api.call("owner", "DELETE", `/projects/${id}/offers/owner`);
  expect(back.body.offers).toEqual([]);
  expect((await answer("delegate", first.id, true)).body.code).toBe("offer.answered");
  await put("owner", id, "owner", 1, ADVISER);
  const second = await offerTo("delegate", "Fortrudt");
  await sql`update party_offer set lapses_at = now() where id = ${second.id}`.execute(
    api.database.write,
  );
  expect(await offerTo("delegate", "Fortrudt")).toBeUndefined();
  expect((await answer("delegate", second.id, true)).body.code).toBe("offer.lapsed");
  expect((await api.call("owner", "GET", `/projects/${id}`)).body.offers).toEqual([]);
  const late = await api.call("owner", "DELETE", `/projects/${id}/offers/owner`);
  expect(late.body.code).toBe("offer.answered");
  await put("owner", id, "owner", 1, ADVISER);
  expect(await offerTo("delegate", "Fortrudt")).toBeDefined();
  const { rows } = await sql<{ answer: string }>`
    select answer from party_offer where id = ${second.id}`.execute(api.database.write);
  expect(rows).toEqual([{ answer: "lapsed" }]);
});

test("[A5] a new question takes the place of the one before", async () => {
  const { id } = await api.create("owner", { name: "To spurgt" });
  await put("owner", id, "owner", 1, ADVISER);
  const first = await offerTo("delegate", "To spurgt");
  await put("owner", id, "owner", 1, "DK12345678");
  expect((await answer("delegate", first.id, true)).body.code).toBe("offer.answered");
  expect(await offerTo("company", "To spurgt")).toMatchObject({ role: "owner" });
});

test.each([
  { scope: "read", edits: 403, remarks: 403 },
  { scope: "edit", edits: 200, remarks: 201 },
  { scope: "apply", edits: 200, remarks: 201 },
])("[A5] a delegate to $scope edits: $edits", async ({ scope, edits, remarks }) => {
  const id = await givenTo("delegate", `Må ${scope}`, { scope });
  const seen = await api.call("delegate", "GET", `/projects/${id}`);
  expect(seen.body).toMatchObject({
    standing: "delegate",
    delegation: { scope, endsAt: expect.any(String) },
    rights: { apply: scope === "apply", changeOwner: false, delegate: false, endDelegation: true },
  });
  expect(seen.body.transitions.length > 0).toBe(scope === "apply");
  const edited = await api.call("delegate", "PATCH", `/projects/${id}`, {
    version: 2,
    body: { name: `Rettet ${scope}` },
  });
  expect(edited.status).toBe(edits);
  const remark = { body: { text: "Hej" } };
  expect((await api.call("delegate", "POST", `/projects/${id}/remarks`, remark)).status).toBe(
    remarks,
  );
  for (const role of ["owner", "delegate"] as const) {
    const version = edits === 200 ? 3 : 2;
    expect((await put("delegate", id, role, version, "DK12345678")).status).toBe(403);
  }
});

test("[A5] the log shows in whose name a delegate acted", async () => {
  const id = await givenTo("delegate", "På vegne af", { scope: "edit" });
  await api.call("delegate", "PATCH", `/projects/${id}`, { version: 2, body: { name: "Ny eng" } });
  await api.call("owner", "PATCH", `/projects/${id}`, { version: 3, body: { name: "Gammel eng" } });
  const log = await api.call("owner", "GET", `/projects/${id}/revisions`);
  expect(log.body.items.slice(0, 2)).toMatchObject([
    { person: "Demo Lodsejer", actingFor: null },
    { person: "Demo Rådgiver", actingFor: { name: "Demo Lodsejer" } },
  ]);
  const csv = await api.call("owner", "GET", `/projects/${id}/revisions.csv`);
  expect(csv.text).toContain("Demo Rådgiver (på vegne af Demo Lodsejer)");
});

test("[A5] a delegation ends at once: by the owner, by the delegate, or when its day is over", async () => {
  const byOwner = await givenTo("delegate", "Slut af ejer");
  expect((await put("owner", byOwner, "delegate", 2, null)).body.project.delegate).toBeNull();
  const byDelegate = await givenTo("delegate", "Slut af rådgiver");
  expect((await put("delegate", byDelegate, "delegate", 2, null)).body).toEqual({ project: null });
  const byDay = await givenTo("delegate", "Slut af sig selv");
  await sql`update project set delegate_ends_at = now() where id = ${byDay}`.execute(
    api.database.write,
  );
  for (const id of [byOwner, byDelegate, byDay]) {
    expect((await api.call("delegate", "GET", `/projects/${id}`)).status).toBe(404);
    expect((await api.call("owner", "GET", `/projects/${id}`)).body).toMatchObject({
      delegate: null,
      delegation: null,
    });
  }
  const list = await api.call("delegate", "GET", "/projects?q=Slut");
  expect(list.body.items).toEqual([]);
});

test("[A5] a change of owner ends the delegation that the owner before had given", async () => {
  const id = await givenTo("delegate", "Ny ejer");
  await put("owner", id, "owner", 2, "DK12345678");
  await answer("company", (await offerTo("company", "Ny ejer")).id, true);
  expect((await api.call("company", "GET", `/projects/${id}`)).body).toMatchObject({
    owner: { vat: "DK12345678" },
    delegate: null,
  });
  expect((await api.call("delegate", "GET", `/projects/${id}`)).status).toBe(404);
});

test("[A5] a caseworker gives a case away for an owner who cannot act, with a reason", async () => {
  const { id } = await api.create("owner", { name: "Dødsbo" });
  await putInStatus(api.database, id, "applied");
  expect((await put("caseworker", id, "owner", 1, "DK12345678")).body.code).toBe(
    "lifecycle.remark-required",
  );
  expect((await put("caseworker", id, "delegate", 1, "DK12345678")).status).toBe(403);
  const asked = await put("caseworker", id, "owner", 1, "DK12345678", { remark: "Dødsbo" });
  expect(asked.body.project.owner.name).toBe("Demo Lodsejer");
  expect(await offerTo("company", "Dødsbo")).toMatchObject({ madeBy: "Demo Sagsbehandler" });
});

test("[P1] an adviser sees whose each project is, and finds them by client", async () => {
  const id = await givenTo("delegate", "Kundens eng", { scope: "read", until: "2027-06-30" });
  const own = await api.create("delegate", { name: "Vores egen eng" });
  const list = async (query: string) =>
    (await api.call("delegate", "GET", `/projects?${query}`)).body;
  const all = await list("limit=100");
  const client = all.clients.find((one: { name: string }) => one.name === "Demo Lodsejer");
  expect(client.count).toBeGreaterThan(0);
  const ids = (body: { items: { id: string }[] }) => body.items.map((item) => item.id);
  expect(ids(await list(`client=${client.id}`))).toContain(id);
  expect(ids(await list(`client=${client.id}`))).not.toContain(own.id);
  expect(ids(await list("client=self"))).toContain(own.id);
  expect(ids(await list("client=self"))).not.toContain(id);
  expect(ids(await list("q=lodsejer+kundens"))).toEqual([id]);
  expect(all.items.find((item: { id: string }) => item.id === id)).toMatchObject({
    standing: "delegate",
    delegation: { scope: "read", endsAt: "2027-06-30T22:00:00.000Z" },
  });
});

test("[P1] the list is searched by all that it shows: status and scheme, too", async () => {
  const { id } = await api.create("company", { name: "Søgeeng", subsidySchemeId: schemeIds.full });
  const { rows } = await sql<{ name: string }>`
    select name from subsidy_scheme where id = ${schemeIds.full}`.execute(api.database.write);
  for (const word of ["kladde", "draft", rows[0]!.name]) {
    const q = encodeURIComponent(`søgeeng ${word}`);
    const list = await api.call("company", "GET", `/projects?q=${q}`);
    expect(list.body.items.map((item: { id: string }) => item.id)).toEqual([id]);
  }
});

test("[P3] the log names organisations as they were called and private persons by who they are now", async () => {
  const { id } = await api.create("owner", { name: "Log" });
  await put("owner", id, "owner", 1, "DK12345678");
  await answer("company", (await offerTo("company", "Log")).id, true);
  const log = await api.call("company", "GET", `/projects/${id}/revisions`);
  expect(log.body.items[0]).toMatchObject({
    action: "owner",
    person: "Demo Driftsleder",
    changes: [
      {
        field: "owner",
        from: { name: "Demo Lodsejer" },
        to: { vat: "DK12345678", name: "Demo Landbrug ApS" },
      },
    ],
  });
});

test.each(["owner", "delegate"] as const)(
  "[A5] an organisation that is retired can be asked to be %s no more",
  async (role) => {
    const { id } = await api.create("company", { name: "Til en nedlagt" });
    const retire = (at: string | null) =>
      sql`update organization set retired_at = ${at}::timestamptz where vat = ${ADVISER}`.execute(
        api.database.write,
      );
    await retire("2026-01-01T00:00:00Z");
    const refused = await put("company", id, role, 1, ADVISER, confirmed);
    await retire(null);
    expect(refused).toMatchObject({ status: 422, body: { code: "organization.unknown" } });
    expect((await put("company", id, role, 1, ADVISER, confirmed)).status).toBe(200);
  },
);

test.each([
  { role: "owner" as const, vat: "DK99999999", code: "organization.unknown" },
  { role: "owner" as const, vat: "DK12345678", code: "owner.unchanged" },
  { role: "delegate" as const, vat: "DK12345678", code: "owner.unchanged" },
  {
    role: "delegate" as const,
    vat: ADVISER,
    more: { until: "2020-01-01" },
    code: "delegation.ended",
  },
  {
    role: "delegate" as const,
    vat: ADVISER,
    more: { until: "2100-01-01" },
    code: "delegation.too-long",
  },
])("[A5] the $role $vat is refused as $code", async ({ role, vat, code, more }) => {
  const { id } = await api.create("company");
  expect((await put("company", id, role, 1, vat, more)).body.code).toBe(code);
});

test("[V4] a remark must say something and is read by both sides", async () => {
  const { id } = await api.create("owner");
  const post = (text: string) =>
    api.call("owner", "POST", `/projects/${id}/remarks`, { body: { text } });
  expect((await post("  ")).body.code).toBe("text.required");
  expect((await post("x".repeat(1025))).body.code).toBe("text.too-long");
  expect(await post(" Hegnet står skævt ")).toMatchObject({
    status: 201,
    body: { text: "Hegnet står skævt", person: "Demo Lodsejer", isMine: true },
  });
});

test("[A5] where a yes and a withdrawal come at once exactly one of them counts", async () => {
  for (const role of ["delegate", "owner"] as const) {
    const name = `Kapløb ${role}`;
    const { id } = await api.create("owner", { name });
    await put("owner", id, role, 1, ADVISER);
    const offer = await offerTo("delegate", name);
    const [said, takenBack, saidAgain] = await Promise.all([
      answer("delegate", offer.id, true),
      api.call("owner", "DELETE", `/projects/${id}/offers/${role}`),
      answer("delegate", offer.id, true),
    ]);
    const won = [said, takenBack, saidAgain].filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const isMoved = won[0] !== takenBack;
    const seen = await api.call("delegate", "GET", `/projects/${id}`);
    expect(seen.status).toBe(isMoved ? 200 : 404);
    expect((await api.call("owner", "GET", `/projects/${id}`)).status).toBe(
      isMoved && role === "owner" ? 404 : 200,
    );
  }
});

test("[A5] nothing next to the terms of an offer is taken from its body", async () => {
  const { id } = await api.create("owner", { name: "Smuglet" });
  const smuggled = { ownerVat: ADVISER, status: "approval", delegateIsFinal: true, madeBy: id };
  await put("owner", id, "delegate", 1, ADVISER, smuggled);
  const offer = await offerTo("delegate", "Smuglet");
  const body = { accept: true, role: "owner", scope: "apply", projectId: id };
  await api.call("delegate", "POST", `/offers/${offer.id}/answer`, { body });
  const after = await api.call("owner", "GET", `/projects/${id}`);
  expect(after.body).toMatchObject({
    status: "draft",
    owner: { name: "Demo Lodsejer" },
    delegate: { vat: ADVISER, isFinal: false },
  });
  const given = await api.call("delegate", "PUT", `/projects/${id}/delegate`, {
    version: after.body.version,
    body: { vat: "DK12345678", until: inAYear },
  });
  expect(given.status).toBe(403);
});

test("[A5] one question gives the same authorisation to several projects, or to none", async () => {
  const [first, second] = [
    await api.create("neighbour", { name: "Flere 1" }),
    await api.create("neighbour", { name: "Flere 2" }),
  ];
  const others = await api.create("owner", { name: "Flere andres" });
  const terms = { scope: "edit", also: [second.id, others.id] };
  expect((await put("neighbour", first.id, "delegate", 1, ADVISER, terms)).status).toBe(404);
  expect(await offerTo("delegate", "Flere 1")).toBeUndefined();
  const also = [second.id, first.id];
  await put("neighbour", first.id, "delegate", 1, ADVISER, { scope: "edit", also });
  for (const name of ["Flere 1", "Flere 2"]) {
    expect(await offerTo("delegate", name)).toMatchObject({ scope: "edit" });
  }
});

test("[A5] an adviser's list tells their own turn from the client's by what they may do", async () => {
  for (const [name, scope] of [
    ["Tur til os", "edit"],
    ["Tur til kunden", "read"],
  ] as const) {
    const { id } = await api.create("neighbour", { name });
    await put("neighbour", id, "delegate", 1, ADVISER, { scope });
    await answer("delegate", (await offerTo("delegate", name)).id, true);
  }
  const namesOf = async (turn: string) => {
    const { body } = await api.call("delegate", "GET", `/projects?turn=${turn}&q=Tur til`);
    return body.items.map(({ name }: { name: string }) => name);
  };
  expect(await namesOf("reader")).toEqual(["Tur til os"]);
  expect(await namesOf("client")).toEqual(["Tur til kunden"]);
  const { turns } = (await api.call("delegate", "GET", "/projects")).body;
  expect(turns.reader + turns.client).toBe(turns.applicant);
  // It opens on their own turn, by deadline, and for an owner without clients on everything.
  const opened = (await api.call("delegate", "GET", "/projects?turn=usual")).body;
  expect(opened).toMatchObject({ turn: "reader", total: turns.reader });
  const days: (string | null)[] = opened.items.map((row: ProjectListItem) => row.deadline);
  expect(days).toEqual([
    ...days.filter((day) => day !== null).toSorted(),
    ...days.filter((day) => day === null),
  ]);
  const own = (await api.call("neighbour", "GET", "/projects?turn=usual")).body;
  expect(own).toMatchObject({ turn: null, clients: [] });
});
