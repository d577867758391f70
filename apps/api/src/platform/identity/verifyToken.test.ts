import { createSecretKey } from "node:crypto";
import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startTestAuthority, type TestAuthority } from "../../testing/startTestAuthority.ts";
import type { ConstantChanges } from "../config/constants.ts";
import { readConfig } from "../config/readConfig.ts";
import type { ProblemError } from "../problems/ProblemError.ts";
import { Authority } from "./Authority.ts";
import { tokenVerifier } from "./verifyToken.ts";

let authority: TestAuthority;
beforeEach(async () => {
  authority = await startTestAuthority();
});
afterEach(() => authority.stop());

function verifier(
  env: Record<string, string> = {},
  now?: () => number,
  identity?: ConstantChanges["identity"],
) {
  const config = readConfig({ OIDC_AUTHORITY: authority.issuer, ...env }, { identity }).identity;
  return tokenVerifier(new Authority(config.authority, null, now), config);
}

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "accepted",
    (error: { code: string }) => error.code,
  );
const seconds = () => Math.floor(Date.now() / 1000);

test("[A1] a token of the authority is accepted with its claims", async () => {
  const token = await authority.token({ sub: "anna", roles: ["miljoe_mars_planlaegger"] });
  expect(await verifier()(token)).toMatchObject({
    sub: "anna",
    roles: ["miljoe_mars_planlaegger"],
  });
});

test.each(["", "/"])("[A1] issuers may end in a slash, configured with '%s'", async (slash) => {
  const address = authority.issuer;
  authority.issuer = `${address}/`;
  const verify = verifier({ OIDC_AUTHORITY: address + slash });
  expect((await verify(await authority.token({ sub: "anna" }))).sub).toBe("anna");
  const without = await authority.token({}, { issuer: address });
  expect(await reasonOf(verify(without))).toBe("wrong-issuer");
});

test("[A1] metadata of another issuer is not used", async () => {
  authority.issuer = `${authority.issuer}/tenant/`;
  const verify = verifier({ OIDC_AUTHORITY: authority.issuer.replace("/tenant/", "") });
  expect(await codeOf(verify(await authority.token()))).toBe("identity.unavailable");
});

const reasonOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "accepted",
    (error: ProblemError) => error.extras.figures?.["reason"],
  );

test.each([
  { changes: () => ({ expiresAt: seconds() - 60 }), reason: "expired" },
  { changes: () => ({ expiresAt: null }), reason: "missing-claim" },
  { changes: () => ({ notBefore: seconds() + 60 }), reason: "not-yet-valid" },
  { changes: () => ({ audience: "another-api" }), reason: "wrong-audience" },
  { changes: () => ({ issuer: "https://evil.example" }), reason: "wrong-issuer" },
  {
    changes: async () => ({ key: (await generateKeyPair("RS256")).privateKey }),
    reason: "wrong-signature",
  },
])("[A1] the reason of a refusal is told: $reason", async ({ changes, reason }) => {
  const token = await authority.token({}, await changes());
  expect(await reasonOf(verifier()(token))).toBe(reason);
});

test.each([
  { type: "at+jwt", reason: "accepted" },
  { type: "application/at+jwt", reason: "accepted" },
  { type: "JWT", reason: "accepted" },
  { type: "logout+jwt", reason: "malformed" },
  { type: "dpop+jwt", reason: "malformed" },
  { type: "secevent+jwt", reason: "malformed" },
])("[A1] a token of the type $type is $reason", async ({ type, reason }) => {
  expect(await reasonOf(verifier()(await authority.token({}, { type })))).toBe(reason);
});

test.each([
  { aheadSeconds: 0, reason: "accepted" },
  { aheadSeconds: 3600, reason: "not-yet-valid" },
])("[A1] issued $aheadSeconds s from now: $reason", async ({ aheadSeconds, reason }) => {
  const token = await authority.token({ iat: seconds() + aheadSeconds });
  expect(await reasonOf(verifier()(token))).toBe(reason);
});

test.each(["mars-api", ["other", "mars-api"], "openid mars-api profile"])(
  "[A1] an audience may be one, several or a list in one text: %j",
  async (audience) => {
    const token = await authority.token({ sub: "anna" }, { audience });
    expect((await verifier()(token)).sub).toBe("anna");
  },
);

test("[A1] a refusal tells what stood there instead", async () => {
  const token = await authority.token({}, { audience: "openid mars-api-2" });
  const refused: unknown = await verifier()(token).catch((error: unknown) => error);
  expect(refused).toMatchObject({ extras: { figures: { given: "openid mars-api-2" } } });
});

test("[A1] a key that no one publishes and a token that is none are told apart", async () => {
  const { privateKey } = await generateKeyPair("RS256");
  const unknown = await new SignJWT({ sub: "anna" })
    .setProtectedHeader({ alg: "RS256", kid: "another" })
    .setIssuer(authority.issuer)
    .setAudience(authority.audience)
    .setExpirationTime("5m")
    .sign(privateKey);
  expect(await reasonOf(verifier()(unknown))).toBe("unknown-key");
  expect(await reasonOf(verifier()("a.b.c"))).toBe("malformed");
});

describe("[A1] a token is refused", () => {
  test("when it has expired", async () => {
    const token = await authority.token({}, { expiresAt: seconds() - 60 });
    expect(await codeOf(verifier()(token))).toBe("identity.invalid");
  });

  test("when it is not valid yet", async () => {
    const token = await authority.token({}, { notBefore: seconds() + 60 });
    expect(await codeOf(verifier()(token))).toBe("identity.invalid");
  });

  test("when it is meant for another audience", async () => {
    const token = await authority.token({}, { audience: "another-api" });
    expect(await codeOf(verifier()(token))).toBe("identity.invalid");
  });

  test("when it names another issuer", async () => {
    const token = await authority.token({}, { issuer: "https://evil.example" });
    expect(await codeOf(verifier()(token))).toBe("identity.invalid");
  });

  test("when another key signed it", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const token = await authority.token({}, { key: privateKey });
    expect(await codeOf(verifier()(token))).toBe("identity.invalid");
  });

  test("when its content was changed", async () => {
    const [header, , signature] = (await authority.token({ sub: "anna" })).split(".");
    const other = (await authority.token({ sub: "mallory" })).split(".")[1];
    expect(await codeOf(verifier()(`${header}.${other}.${signature}`))).toBe("identity.invalid");
  });

  test("when it is not signed (alg none)", async () => {
    const token = new UnsecuredJWT({ name: "x", roles: [] })
      .setSubject("anna")
      .setIssuer(authority.issuer)
      .setAudience(authority.audience)
      .setExpirationTime("5m")
      .encode();
    expect(await codeOf(verifier()(token))).toBe("identity.invalid");
  });

  test("when the public key was used as a shared secret (HS256)", async () => {
    const secret = createSecretKey(Buffer.from(await exportSPKI(authority.publicKey)));
    const token = await new SignJWT({ name: "x", roles: [] })
      .setProtectedHeader({ alg: "HS256", kid: "test" })
      .setSubject("anna")
      .setIssuer(authority.issuer)
      .setAudience(authority.audience)
      .setExpirationTime("5m")
      .sign(secret);
    expect(await codeOf(verifier()(token))).toBe("identity.invalid");
  });

  test("when its signature is of a kind that is not allowed here", async () => {
    const verify = verifier({}, undefined, { algorithms: ["ES256"] });
    expect(await codeOf(verify(await authority.token()))).toBe("identity.invalid");
  });

  test("when it has no expiry", async () => {
    const token = await authority.token({}, { expiresAt: null });
    expect(await codeOf(verifier()(token))).toBe("identity.invalid");
  });

  test("when it is no JWT", async () => {
    expect(await codeOf(verifier()("opaque"))).toBe("identity.invalid");
  });
});

describe("[A1] the authority", () => {
  test("out of reach is not the caller's fault", async () => {
    const token = await authority.token();
    authority.broken = true;
    expect(await codeOf(verifier()(token))).toBe("identity.unavailable");
  });

  test("without reachable keys is not the caller's fault", async () => {
    const verify = verifier();
    const token = await authority.token();
    await codeOf(verify("no.such.token"));
    authority.broken = true;
    expect(await codeOf(verify(token))).toBe("identity.unavailable");
  });

  test("is asked once for discovery and keys", async () => {
    const verify = verifier();
    const tokens = await Promise.all([authority.token(), authority.token({ sub: "b" })]);
    await Promise.all(tokens.map(verify));
    await verify(await authority.token());
    expect(authority.asked).toEqual({ "/.well-known/openid-configuration": 1, "/jwks": 1 });
  });

  test("may be down for a while once its keys are known", async () => {
    let now = Date.now();
    const verify = verifier({}, () => now);
    await verify(await authority.token());
    now += 2 * 60 * 60 * 1000;
    authority.broken = true;
    expect(await codeOf(verify(await authority.token()))).toBe("accepted");
  });
});

describe("[A1] userinfo", () => {
  const bare = { roles: undefined, name: undefined };

  test("tells what the token leaves out, and is asked once per token", async () => {
    authority.userinfo = { sub: "anna", name: "Anna And", roles: ["miljoe_mars_plan_laes"] };
    const verify = verifier();
    const token = await authority.token({ ...bare, sub: "anna" });
    await verify(token);
    expect(await verify(token)).toMatchObject({ sub: "anna", name: "Anna And" });
    expect(authority.asked["/userinfo"]).toBe(1);
  });

  test("is not asked when the token says everything", async () => {
    await verifier()(await authority.token());
    expect(authority.asked["/userinfo"]).toBeUndefined();
  });

  test("that takes no tokens of an API leaves the token as it is: no roles claim, no roles", async () => {
    authority.userinfo = null;
    const verify = verifier();
    const token = await authority.token({ ...bare, sub: "anna", email: "anna@example.org" });
    expect(await verify(token)).toMatchObject({ sub: "anna", email: "anna@example.org" });
    expect((await verify(token))["roles"]).toBeUndefined();
  });

  test("that took a client's tokens before is believed when it refuses one", async () => {
    authority.userinfo = { sub: "anna", name: "Anna And", roles: [] };
    const verify = verifier();
    await verify(await authority.token({ ...bare, sub: "anna", client_id: "mars-web" }));
    authority.userinfo = null;
    const later = await authority.token({ ...bare, sub: "anna", client_id: "mars-web", jti: "2" });
    expect(await reasonOf(verify(later))).toBe("not-accepted");
  });

  test("of another person is refused", async () => {
    authority.userinfo = { sub: "chief", roles: ["miljoe_mars_ansoeg_admin"] };
    const token = await authority.token({ ...bare, sub: "anna" });
    expect(await codeOf(verifier()(token))).toBe("identity.invalid");
  });

  test("vouches for opaque tokens only where configured", async () => {
    authority.userinfo = { sub: "anna", name: "Anna And", roles: [] };
    expect(await codeOf(verifier()("opaque-token"))).toBe("identity.invalid");
    const verify = verifier({ OIDC_OPAQUE_TOKENS: "1" });
    expect(await codeOf(verify("opaque-token"))).toBe("accepted");
    authority.userinfo = null;
    expect(await codeOf(verify("another-token"))).toBe("identity.invalid");
  });
});
