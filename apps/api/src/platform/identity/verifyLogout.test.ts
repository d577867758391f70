import { createSecretKey } from "node:crypto";
import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  LOGOUT_EVENT,
  startTestAuthority,
  type TestAuthority,
} from "../../testing/startTestAuthority.ts";
import { readConfig } from "../config/readConfig.ts";
import { Authority } from "./Authority.ts";
import { logoutVerifier } from "./verifyLogout.ts";
import { tokenVerifier } from "./verifyToken.ts";

let authority: TestAuthority;
beforeEach(async () => {
  authority = await startTestAuthority();
});
afterEach(() => authority.stop());

const configOf = (env: Record<string, string> = {}) =>
  readConfig({ OIDC_AUTHORITY: authority.issuer, ...env }).identity;
const verify = (token: string) =>
  logoutVerifier(new Authority(authority.issuer), configOf())(token);
const seconds = () => Math.floor(Date.now() / 1000);

test("[A1] a logout token names a session or a person, and when it ended", async () => {
  const iat = seconds() - 10;
  const token = await authority.logoutToken({ sid: "s-1", sub: "anna", jti: "j-1", iat });
  expect(await verify(token)).toEqual({
    id: "j-1",
    sid: "s-1",
    sub: "anna",
    endedAt: new Date((iat + 1) * 1000),
  });
});

test.each([{ type: "JWT" }, { type: "application/logout+jwt" }, { expiresAt: null }])(
  "[A1] older authorities are understood: %j",
  async (changes) => {
    const token = await authority.logoutToken({ sub: "anna" }, changes);
    expect(await verify(token)).toMatchObject({ sub: "anna", sid: null });
  },
);

test.each([
  { what: "another issuer", changes: { issuer: "https://evil.example" }, reason: "wrong-issuer" },
  { what: "another client", changes: { audience: "another" }, reason: "wrong-audience" },
  { what: "the API's audience", changes: { audience: "mars-api" }, reason: "wrong-audience" },
  { what: "an access token's type", changes: { type: "at+jwt" }, reason: "wrong-type" },
  { what: "one that has expired", changes: { expiresAt: 1 }, reason: "expired" },
  { what: "one of last hour", claims: () => ({ iat: seconds() - 3600 }), reason: "expired" },
  {
    what: "one of the next hour",
    claims: () => ({ iat: seconds() + 3600 }),
    reason: "not-yet-valid",
  },
  { what: "no instant", claims: () => ({ iat: undefined }), reason: "missing-claim" },
  { what: "no id", claims: () => ({ jti: undefined }), reason: "missing-claim" },
  { what: "an empty id", claims: () => ({ jti: "" }), reason: "missing-claim" },
  { what: "no events", claims: () => ({ events: undefined }), reason: "no-event" },
  { what: "events as a list", claims: () => ({ events: [LOGOUT_EVENT] }), reason: "no-event" },
  {
    what: "an event that is no object",
    claims: () => ({ events: { [LOGOUT_EVENT]: true } }),
    reason: "no-event",
  },
  { what: "another event", claims: () => ({ events: { "urn:x": {} } }), reason: "no-event" },
  { what: "a nonce", claims: () => ({ nonce: "n" }), reason: "has-nonce" },
  { what: "an empty nonce", claims: () => ({ nonce: null }), reason: "has-nonce" },
  { what: "nobody", claims: () => ({ sub: undefined }), reason: "names-nobody" },
  {
    what: "a list of people",
    claims: () => ({ sub: undefined, sid: [1] }),
    reason: "names-nobody",
  },
])("[A1] a logout token with $what is refused: $reason", async ({ claims, changes, reason }) => {
  const token = await authority.logoutToken({ sub: "anna", ...claims?.() }, changes);
  expect(await verify(token)).toBe(reason);
});

const claims = () => ({
  iss: authority.issuer,
  aud: "mars-web",
  sub: "anna",
  jti: "j",
  iat: seconds(),
  exp: seconds() + 120,
  events: { [LOGOUT_EVENT]: {} },
});

test.each([
  {
    what: "another key",
    forge: async () => {
      const { privateKey } = await generateKeyPair("ES256");
      return new SignJWT(claims())
        .setProtectedHeader({ alg: "ES256", kid: "test", typ: "logout+jwt" })
        .sign(privateKey);
    },
  },
  { what: "no signature", forge: async () => new UnsecuredJWT(claims()).encode() },
  {
    what: "the public key as a secret",
    forge: async () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: "HS256", kid: "test", typ: "logout+jwt" })
        .sign(createSecretKey(Buffer.from(await exportSPKI(authority.publicKey)))),
  },
  {
    what: "another payload",
    forge: async () => {
      const [header, , signature] = (await authority.logoutToken({ sub: "anna" })).split(".");
      const [, other] = (await authority.logoutToken({ sub: "chief" })).split(".");
      return [header, other, signature].join(".");
    },
  },
  { what: "nothing of a token", forge: async () => "nonsense" },
])("[A1] a logout token with $what is refused", async ({ forge }) => {
  expect(await verify(await forge())).toMatch(
    /^(?:unknown-key|wrong-signature|wrong-algorithm|malformed)$/,
  );
});

test("[A1] a logout token is no access token, even where both are meant for one audience", async () => {
  const verifyAccess = tokenVerifier(
    new Authority(authority.issuer),
    configOf({ OIDC_AUDIENCE: "mars-web" }),
  );
  const told = { sub: "anna", name: "Anna", roles: ["miljoe_mars_ansoeg_admin"] };
  const token = await authority.logoutToken(told, { type: "JWT" });
  await expect(verifyAccess(token)).rejects.toMatchObject({ code: "identity.invalid" });
});
