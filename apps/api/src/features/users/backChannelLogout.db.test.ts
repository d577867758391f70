import { randomUUID } from "node:crypto";
import type { JWTPayload } from "jose";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { RevokedSessions } from "../../platform/identity/RevokedSessions.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const lines: string[] = [];
const database = useTestDatabase();
const server = useTestServer(
  database,
  { LOG_LEVEL: "warn" },
  { logStream: { write: (line) => void lines.push(line) } },
);
/** Another person with other sessions in each test: what has ended stays so. */
let anna: string;
let one: string;
let two: string;
beforeEach(() => {
  lines.length = 0;
  [anna, one, two] = [randomUUID(), randomUUID(), randomUUID()];
});

const roles = ["miljoe_mars_ansoeg_admin"];
type Header = { authorization: string };

const form = (fields: Record<string, string>) =>
  server.app.inject({
    method: "POST",
    url: "/api/user/back-channel-logout",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
const logOut = async (claims: JWTPayload) =>
  form({ logout_token: await server.authority.logoutToken(claims) });
const statusWith = async (headers: Header) =>
  (await server.app.inject({ url: "/api/user/info", headers })).statusCode;
const seconds = () => Math.floor(Date.now() / 1000);
const signedIn = (claims: JWTPayload) =>
  server.signedInAs({ sub: anna, name: "Anna", roles, iat: seconds() - 60, ...claims });
const events = () =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; event: string; reason?: string })
    .filter(({ msg }) => msg === "security event");

test("[A1] a session that ended at the authority ends its access tokens, and no other's", async () => {
  const ended = await signedIn({ sid: one });
  const renewed = await signedIn({ sid: one, jti: "renewed" });
  const other = await signedIn({ sid: two });
  expect(await statusWith(ended)).toBe(200);
  const answer = await logOut({ sid: one, sub: anna });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toContain("no-store");
  const refused = await server.app.inject({ url: "/api/user/info", headers: ended });
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ code: "identity.ended" });
  expect(await statusWith(renewed)).toBe(401);
  expect(await statusWith(other)).toBe(200);
});

test("[A1] a token that does not say of which session it is ends with any of the person's", async () => {
  const unsaid = await signedIn({});
  const another = await signedIn({ sub: "bo" });
  await logOut({ sid: one, sub: anna });
  expect(await statusWith(unsaid)).toBe(401);
  expect(await statusWith(another)).toBe(200);
});

test("[A1] a person who was logged out at the authority is so in every session", async () => {
  const phone = await signedIn({ sid: one });
  const laptop = await signedIn({ sid: two });
  const unsaid = await signedIn({});
  await logOut({ sub: anna });
  for (const headers of [phone, laptop, unsaid]) expect(await statusWith(headers)).toBe(401);
});

test("[A1] who signs in again is let in, who is renewed in silence is not", async () => {
  await logOut({ sid: one, sub: anna, iat: seconds() - 30 });
  const silent = await signedIn({ sid: one, iat: seconds(), auth_time: seconds() - 60 });
  const again = await signedIn({ sid: one, iat: seconds(), auth_time: seconds() - 10 });
  expect(await statusWith(silent)).toBe(401);
  expect(await statusWith(again)).toBe(200);
});

test("[A1] every other instance knows of it", async () => {
  const elsewhere = new RevokedSessions(database);
  const bearer = { token: "t", personId: "p", claims: { sid: one, iat: seconds() - 60 } };
  await elsewhere.ensureNotRevoked(bearer, true);
  await logOut({ sid: one });
  await expect(elsewhere.ensureNotRevoked(bearer, true)).rejects.toMatchObject({
    code: "identity.ended",
  });
  const fresh = new RevokedSessions(database);
  await expect(fresh.ensureNotRevoked(bearer, false)).rejects.toMatchObject({
    code: "identity.ended",
  });
});

test("[A1] an instance that has looked before reads only what is new, however late it was committed", async () => {
  const elsewhere = new RevokedSessions(database);
  const bearer = (sid: string) => ({ token: "t", personId: "p", claims: { sid, iat: 1 } });
  await elsewhere.ensureNotRevoked(bearer(one), true);
  await logOut({ sid: one });
  await logOut({ sid: two });
  // Begun before the other instance looked, and committed after it.
  await sql`update ended_session set recorded_at = now() - interval '50 seconds'`.execute(
    database.write,
  );
  for (const sid of [one, two])
    await expect(elsewhere.ensureNotRevoked(bearer(sid), true)).rejects.toMatchObject({
      code: "identity.ended",
    });
  await sql`delete from ended_session`.execute(database.write);
  // What has been read once is known from then on.
  await expect(elsewhere.ensureNotRevoked(bearer(one), true)).rejects.toMatchObject({
    code: "identity.ended",
  });
  await elsewhere.ensureNotRevoked(bearer(randomUUID()), true);
});

test("[A1] a logout token works once: also of two at once", async () => {
  const token = await server.authority.logoutToken({ sid: one });
  const answers = await Promise.all([1, 2, 3].map(() => form({ logout_token: token })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 400, 400,
  ]);
  expect((await form({ logout_token: token })).json()).toMatchObject({
    code: "logout.refused",
    figures: { reason: "replayed" },
  });
});

test("[A1] a forged logout token ends no one's session and leaves an event", async () => {
  const headers = await signedIn({ sid: one });
  lines.length = 0;
  const forged = await server.authority.logoutToken({ sid: one }, { audience: "another" });
  const answer = await form({ logout_token: forged });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ figures: { reason: "wrong-audience" } });
  expect(await statusWith(headers)).toBe(200);
  expect(events()).toMatchObject([{ event: "logout.refused", reason: "wrong-audience" }]);
});

test("[A6] a logout by the authority leaves an event that names no one", async () => {
  lines.length = 0;
  await logOut({ sid: one, sub: anna });
  expect(events()).toMatchObject([{ event: "sign-out.authority", actorId: null }]);
  for (const secret of [anna, one]) expect(lines.join("")).not.toContain(secret);
});

test.each([{}, { logout_token: "" }, { token: "x" }, { logout_token: "x".repeat(20_000) }])(
  "[P10] a form without a usable logout token is told so: %#",
  async (fields) => {
    const answer = await form(fields as Record<string, string>);
    expect(answer.json()).toMatchObject({
      code: "request.invalid",
      fields: [{ field: "body.logout_token" }],
    });
  },
);

test("[A1] no other endpoint takes a form, which any site can make a browser send", async () => {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/user/end-session",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "token=x",
  });
  expect(answer.json()).toMatchObject({ status: 415, code: "request.media-type" });
});

test("[P8] what is kept of logouts is swept when the tokens would have expired", async () => {
  await logOut({ sid: one, sub: anna });
  const kept = async () =>
    (await sql<{ key: string }>`select key from ended_session`.execute(database.write)).rows.length;
  expect(await kept()).toBeGreaterThanOrEqual(3);
  await sql`update ended_session set expires_at = now() - interval '1 day'`.execute(database.write);
  await sql`delete from periodic_job`.execute(database.write);
  await server.app.platform.storage.sweep();
  expect(await kept()).toBe(0);
});

test("[P10] a caller who floods it is told to wait", async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 650 && statuses.at(-1) !== 429; sent += 1)
    statuses.push((await form({ logout_token: "x" })).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect(await statusWith(await signedIn({ sid: two }))).toBe(200);
});
