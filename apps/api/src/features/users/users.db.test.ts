import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { RevokedSessions } from "../../platform/identity/RevokedSessions.ts";
import { erasePeople } from "../../platform/personalData/erasePeople.ts";
import { findPeople } from "../../platform/personalData/peopleQueries.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const database = useTestDatabase();
const server = useTestServer(database);
beforeEach(async () => {
  await sql`delete from track_event`.execute(database.write);
});

const anna = {
  sub: "anna",
  name: "Anna Bente Carlsen",
  email: "anna@example.dk",
  vat: "42909769",
  organization: "SEGES",
  roles: ["miljoe_mars_planlaegger"],
};

async function people() {
  const { rows } = await sql<{ id: string; subject: string; roles: string[]; email: string }>`
    select id, subject, roles, email from person order by first_seen_at`.execute(database.write);
  return rows;
}

describe("[H8] GET /user/info", () => {
  test("is the signed-in person's profile", async () => {
    const answer = await server.app.inject({
      url: "/api/user/info",
      headers: await server.signedInAs(anna),
    });
    expect(answer.json()).toMatchObject({
      initials: "AC",
      fullName: "Anna Bente Carlsen",
      email: "anna@example.dk",
      vat: "DK42909769",
      organizationName: "SEGES",
      roles: ["planner"],
      organizationKind: "seges",
      isSegesOwner: true,
      isNatureAgency: false,
    });
  });

  test("of a private person has no VAT number and no roles", async () => {
    const headers = await server.signedInAs({ sub: "bo", name: "Bo" });
    expect((await server.app.inject({ url: "/api/user/info", headers })).json()).toMatchObject({
      vat: null,
      organizationKind: null,
      roles: [],
      isSegesOwner: false,
    });
  });

  test("keeps one row per person, refreshed when the authority says something new", async () => {
    await server.app.inject({ url: "/api/user/info", headers: await server.signedInAs(anna) });
    await server.app.inject({
      url: "/api/user/info",
      headers: await server.signedInAs({ ...anna, email: "ny@example.dk", roles: [] }),
    });
    const rows = (await people()).filter(({ subject }) => subject === "anna");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ email: "ny@example.dk", roles: [] });
  });
});

test("[H8] GET /user/claims lists each claim with type and value", async () => {
  const answer = await server.app.inject({
    url: "/api/user/claims",
    headers: await server.signedInAs(anna),
  });
  expect(answer.json()).toContainEqual({ type: "roles", value: "miljoe_mars_planlaegger" });
  expect(answer.json()).toContainEqual({ type: "name", value: "Anna Bente Carlsen" });
});

test.each(["/api/user/info", "/api/user/claims", "/api/organizations/search"])(
  "[A3] %s refuses the anonymous",
  async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(401);
  },
);

async function tracked() {
  const { rows } = await sql<Record<string, unknown>>`
    select kind, feature, session_id, local_id, person_id, payload from track_event`.execute(
    database.write,
  );
  return rows;
}

describe("[A2] POST /user/track-login", () => {
  test("takes an empty body with a JSON content type and counts the sign-in", async () => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/user/track-login",
      headers: { ...(await server.signedInAs(anna)), "content-type": "application/json" },
    });
    expect(answer.statusCode).toBe(204);
    expect(await tracked()).toMatchObject([{ kind: "login", person_id: null, session_id: null }]);
  });

  test("keeps who it was with statistics consent", async () => {
    await server.app.inject({
      method: "POST",
      url: "/api/user/track-login",
      headers: await server.signedInAs(anna),
      payload: { statisticsConsent: true, sessionId: "session-1", tracks: [{ browser: "x" }] },
    });
    const id = (await people()).find(({ subject }) => subject === "anna")?.id;
    expect(await tracked()).toMatchObject([{ person_id: id, session_id: "session-1" }]);
  });
});

describe("[C4] POST /user/track", () => {
  const track = (payload: object) =>
    server.app.inject({ method: "POST", url: "/api/user/track", payload });

  test("without consent keeps only the consent event, without ids", async () => {
    const use = { feature: "screening", sessionId: "session-1" };
    expect((await track(use)).json()).toMatchObject({ code: "tracking.consent-required" });
    expect((await track({ ...use, feature: "consent" })).statusCode).toBe(204);
    expect(await tracked()).toMatchObject([{ feature: "consent", session_id: null }]);
  });

  test("with consent keeps the use", async () => {
    const use = { feature: "screening", sessionId: "session-1", statisticsConsent: true };
    expect((await track({ ...use, tracks: [{ step: 2 }] })).statusCode).toBe(204);
    expect(await tracked()).toMatchObject([
      { kind: "use", session_id: "session-1", payload: [{ step: 2 }] },
    ]);
  });
});

test("[A6] an erased person is neither stored again by an old token nor found by a new one", async () => {
  const seconds = Math.floor(Date.now() / 1000);
  const emil = { sub: "emil", name: "Emil", email: "emil@example.dk" };
  const before = await server.signedInAs({ ...emil, iat: seconds - 60 });
  const unused = await server.signedInAs({ ...emil, iat: seconds - 30, jti: "unused" });
  const login = async (headers: { authorization: string }) =>
    (await server.app.inject({ method: "POST", url: "/api/user/track-login", headers })).statusCode;
  const read = async (headers: { authorization: string }) =>
    (await server.app.inject({ url: "/api/user/info", headers })).statusCode;
  expect(await login(before)).toBe(204);
  const erased = await findPeople(database.write, { subject: "emil" });
  const options = { now: new Date(), isTrial: false, despiteOpenCases: false };
  // As another instance does it: this one hears of it from the database alone.
  await erasePeople(database, erased, options);
  expect(await login(before)).toBe(401);
  expect(await read(unused)).toBe(401);
  expect(await findPeople(database.write, { subject: "emil" })).toEqual([]);
  const after = await server.signedInAs({ ...emil, iat: seconds + 3 });
  expect(await login(after)).toBe(204);
  const [again] = await findPeople(database.write, { subject: "emil" });
  expect(again!.id).not.toBe(erased[0]!.id);
});

describe("[A1] POST /user/end-session", () => {
  const infoWith = async (headers: { authorization: string }) =>
    (await server.app.inject({ url: "/api/user/info", headers })).statusCode;
  const end = (payload: object) =>
    server.app.inject({ method: "POST", url: "/api/user/end-session", payload });
  const tokenOf = ({ authorization }: { authorization: string }) => authorization.slice(7);

  test("ends that token within its life, and no other", async () => {
    const mine = await server.signedInAs({ ...anna, jti: "one" });
    const other = await server.signedInAs({ ...anna, jti: "two" });
    expect(await infoWith(mine)).toBe(200);
    expect((await end({ token: tokenOf(mine) })).statusCode).toBe(204);
    const refused = await server.app.inject({ url: "/api/user/info", headers: mine });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ code: "identity.ended" });
    expect(await infoWith(other)).toBe(200);
  });

  test("everywhere ends all tokens given until now, and none given later", async () => {
    const seconds = Math.floor(Date.now() / 1000);
    const person = { sub: "cecilie", name: "Cecilie", roles: ["miljoe_mars_ansoeg_admin"] };
    const phone = await server.signedInAs({ ...person, iat: seconds - 60, jti: "phone" });
    const laptop = await server.signedInAs({ ...person, iat: seconds - 30, jti: "laptop" });
    const later = await server.signedInAs({ ...person, iat: seconds + 3, jti: "later" });
    // The phone's authority still knows the person and gives out new tokens without asking.
    const renewed = await server.signedInAs({
      ...person,
      iat: seconds + 3,
      auth_time: seconds - 60,
      jti: "renewed",
    });
    expect(await infoWith(phone)).toBe(200);
    await end({ token: tokenOf(laptop), everywhere: true });
    expect(await infoWith(phone)).toBe(401);
    expect(await infoWith(laptop)).toBe(401);
    expect(await infoWith(renewed)).toBe(401);
    expect(await infoWith(later)).toBe(200);
  });

  test("another instance hears of it before a change by someone with a role", async () => {
    const headers = await server.signedInAs({
      sub: "dorte",
      name: "Dorte",
      roles: ["miljoe_mars_ansoeg_admin"],
    });
    const change = async () =>
      (await server.app.inject({ method: "POST", url: "/api/user/track-login", headers }))
        .statusCode;
    expect(await change()).toBe(204);
    const elsewhere = new RevokedSessions(database);
    const id = (await people()).find(({ subject }) => subject === "dorte")!.id;
    await elsewhere.endAll(id);
    expect(await change()).toBe(401);
  });

  test("is silent about tokens that do not hold", async () => {
    expect((await end({ token: "nonsense" })).statusCode).toBe(204);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ended_session where key like 'token:%nonsense%'`.execute(
      database.write,
    );
    expect(rows[0]?.n).toBe(0);
  });
});
