import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTestAuthority, type TestAuthority } from "../../testing/startTestAuthority.ts";
import { readConfig } from "../config/readConfig.ts";
import { Authority } from "./Authority.ts";
import { rolesOf } from "./claimsToPerson.ts";
import { tokenVerifier } from "./verifyToken.ts";

let authority: TestAuthority;
beforeEach(async () => {
  authority = await startTestAuthority();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await authority.stop();
});

const caseworker = { sub: "chief", name: "Chief", roles: ["miljoe_mars_ansoeg_admin"] };
const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** What the API makes of the same token, each time again. */
function bearerOf(env: Record<string, string> = {}, claims: object = caseworker) {
  const config = readConfig({ OIDC_AUTHORITY: authority.issuer, ...env }).identity;
  const verify = tokenVerifier(new Authority(authority.issuer), config);
  const token = authority.token({ ...claims });
  return async () => {
    try {
      return rolesOf(await verify(await token), config).join(" ");
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
}

test("[A6] a role that the authority took is gone within half a minute, inside the token's life", async () => {
  authority.userinfo = caseworker;
  const roles = bearerOf();
  expect(await roles()).toBe("caseworkerAdmin");
  authority.userinfo = { ...caseworker, roles: [] };
  expect(await roles()).toBe("caseworkerAdmin");
  passSeconds(31);
  expect(await roles()).toBe("");
});

test("[A6] an authority that leaves the claim out with the last role has taken it", async () => {
  const nameless = { sub: "chief", name: "Chief" };
  authority.userinfo = nameless;
  const roles = bearerOf();
  // It may never name roles: then the token's own count.
  expect(await roles()).toBe("caseworkerAdmin");
  authority.userinfo = caseworker;
  passSeconds(31);
  expect(await roles()).toBe("caseworkerAdmin");
  authority.userinfo = nameless;
  passSeconds(31);
  expect(await roles()).toBe("");
});

test("[A6] a role that only userinfo tells is asked for as often", async () => {
  authority.userinfo = caseworker;
  const roles = bearerOf({}, { ...caseworker, roles: undefined });
  expect(await roles()).toBe("caseworkerAdmin");
  authority.userinfo = { ...caseworker, roles: [] };
  passSeconds(31);
  expect(await roles()).toBe("");
});

test("[A6] so is one behind a token that is no JWT", async () => {
  authority.userinfo = caseworker;
  const config = readConfig({ OIDC_AUTHORITY: authority.issuer, OIDC_OPAQUE_TOKENS: "1" }).identity;
  const verify = tokenVerifier(new Authority(authority.issuer), config);
  expect(rolesOf(await verify("opaque"), config)).toEqual(["caseworkerAdmin"]);
  authority.userinfo = null;
  passSeconds(31);
  await expect(verify("opaque")).rejects.toMatchObject({ code: "identity.invalid" });
});

test("[A6] a role that was never in the token is not lent by userinfo", async () => {
  authority.userinfo = { ...caseworker, roles: [...caseworker.roles, "miljoe_mars_planlaegger"] };
  expect(await bearerOf()()).toBe("caseworkerAdmin");
});

test("[A6] a session that has ended at the authority ends the token of someone with a role", async () => {
  authority.userinfo = caseworker;
  const roles = bearerOf();
  await roles();
  authority.userinfo = null;
  passSeconds(31);
  expect(await roles()).toBe("identity.invalid");
  const { asked } = authority;
  await roles();
  expect(asked["/userinfo"]).toBe(2);
});

test("[A6] an authority that takes no such token at userinfo is not believed about it", async () => {
  const roles = bearerOf();
  expect(await roles()).toBe("caseworkerAdmin");
  passSeconds(31);
  expect(await roles()).toBe("caseworkerAdmin");
});

test("[A6] what userinfo refuses one client says nothing of another", async () => {
  authority.userinfo = caseworker;
  const config = readConfig({ OIDC_AUTHORITY: authority.issuer }).identity;
  const verify = tokenVerifier(new Authority(authority.issuer), config);
  await verify(await authority.token({ ...caseworker, client_id: "mars-web" }));
  authority.userinfo = null;
  const machine = await authority.token({ ...caseworker, client_id: "exporter", jti: "2" });
  expect(rolesOf(await verify(machine), config)).toEqual(["caseworkerAdmin"]);
});

test("[A6] an authority that is away takes no one's role, and is not asked at every call", async () => {
  authority.userinfo = caseworker;
  const roles = bearerOf();
  await roles();
  authority.broken = true;
  passSeconds(31);
  expect(await roles()).toBe("caseworkerAdmin");
  expect(await roles()).toBe("caseworkerAdmin");
  expect(authority.asked["/userinfo"]).toBe(2);
  authority.broken = false;
  authority.userinfo = { ...caseworker, roles: [] };
  passSeconds(11);
  expect(await roles()).toBe("");
});

test("[A6] people without a role are not asked about, nor anybody where it is switched off", async () => {
  authority.userinfo = { sub: "chief", roles: [] };
  await bearerOf({}, { sub: "bo" })();
  expect(await bearerOf({ OIDC_ROLE_CHECK_SECONDS: "0" })()).toBe("caseworkerAdmin");
  expect(authority.asked["/userinfo"]).toBeUndefined();
});

test("[A6] calls at once ask once", async () => {
  authority.userinfo = caseworker;
  const roles = bearerOf();
  await Promise.all([roles(), roles(), roles()]);
  expect(authority.asked["/userinfo"]).toBe(1);
});
