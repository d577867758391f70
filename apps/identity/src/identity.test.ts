import { mkdtempSync, rmSync, statSync } from "node:fs";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from "jose";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { demoPeople } from "./demoPeople.ts";
import { startIdentity, type Identity } from "./startIdentity.ts";
import { callback, testOrigin, Visitor, type Tokens } from "./testing/visitor.ts";

// Real processes are started; a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: string;
let identity: Identity;
/** What the API was told of sessions that have ended. */
const told: string[] = [];
const api = createServer((request, response) => {
  void take(request, response);
});
async function take(request: IncomingMessage, response: ServerResponse) {
  told.push(new URLSearchParams(await text(request)).get("logout_token") ?? "");
  response.end();
}
const start = () =>
  startIdentity({
    dataDir,
    publicOrigin: testOrigin,
    accessTokenSeconds: 70,
    logoutUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/logout`,
  });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "mars-identity-"));
  api.listen(0, "127.0.0.1");
  await once(api, "listening");
  identity = await start();
});

afterAll(async () => {
  await identity.stop();
  api.close();
  api.closeAllConnections();
  rmSync(dataDir, { recursive: true });
});

async function verify(token: string, audience: string) {
  const answer = await fetch(`${identity.url}/jwks`);
  const keys = createLocalJWKSet((await answer.json()) as JSONWebKeySet);
  return jwtVerify(token, keys, { issuer: `${testOrigin}/identity`, audience });
}

describe("signing in", () => {
  test("[A1] discovery names every endpoint below the public issuer", async () => {
    const answer = await new Visitor(identity).open("/identity/.well-known/openid-configuration");
    const metadata = (await answer.json()) as Record<string, unknown>;
    const issuer = `${testOrigin}/identity`;
    expect(metadata).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      end_session_endpoint: `${issuer}/session/end`,
      revocation_endpoint: `${issuer}/token/revocation`,
      jwks_uri: `${issuer}/jwks`,
      code_challenge_methods_supported: ["S256"],
    });
  });

  test.each(demoPeople)("[A1] [A4] $name gets tokens that say who it is", async (person) => {
    const visitor = new Visitor(identity);
    const tokens = await visitor.signIn(person.id, person.vat?.slice(2));
    expect(tokens).toMatchObject({ token_type: "Bearer", expires_in: 70 });
    const access = await verify(tokens.access_token, "mars-api");
    const says = {
      sub: person.id,
      name: person.name,
      email: person.email,
      roles: person.roles,
      ...(person.vat ? { vat: person.vat, organization: person.organization } : {}),
    };
    expect(access.protectedHeader).toMatchObject({ alg: "RS256", typ: "at+jwt" });
    expect(access.payload).toMatchObject(says);
    expect((access.payload.exp ?? 0) - (access.payload.iat ?? 0)).toBe(70);
    expect((await verify(tokens.id_token, "mars-web")).payload).toMatchObject(says);
    const userinfo = await visitor.open("/identity/me", {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(await userinfo.json()).toEqual(says);
  });

  test("[A1] a wrong PKCE verifier gets no token", async () => {
    const visitor = new Visitor(identity);
    const { response } = await visitor.authorize();
    const { arrivedAt } = await visitor.choose(response, "demo-lodsejer");
    const code = arrivedAt?.searchParams.get("code") ?? "";
    const answer = await visitor.exchange(code, "w".repeat(43));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: "invalid_grant" });
  });

  test.each([
    { what: "no challenge", extra: { code_challenge: "", code_challenge_method: "" } },
    {
      what: "a plain challenge",
      extra: { code_challenge: "c".repeat(43), code_challenge_method: "plain" },
    },
  ])("[A1] $what is refused: PKCE with S256 is required", async ({ extra }) => {
    const { arrivedAt } = await new Visitor(identity).authorize(extra);
    expect(arrivedAt?.searchParams.get("error")).toBe("invalid_request");
  });

  test("[A1] a code works once", async () => {
    const visitor = new Visitor(identity);
    const { response, verifier } = await visitor.authorize();
    const { arrivedAt } = await visitor.choose(response, "demo-lodsejer");
    const code = arrivedAt?.searchParams.get("code") ?? "";
    expect((await visitor.exchange(code, verifier)).status).toBe(200);
    expect((await visitor.exchange(code, verifier)).status).toBe(400);
  });

  test.each([
    { uri: "https://evil.example/oidc_callback", shown: 400 },
    { uri: `${testOrigin}/elsewhere`, shown: 400 },
    { uri: "http://localhost.evil.example:3000/oidc_callback", shown: 400 },
    { uri: "http://127.0.0.1:51234/oidc_callback", shown: 200 },
  ])("[A1] redirect to $uri answers $shown", async ({ uri, shown }) => {
    const { response } = await new Visitor(identity).authorize({ redirect_uri: uri });
    expect(response.status).toBe(shown);
  });

  test("[A1] cancelling on the sign-in page returns to the product with access_denied", async () => {
    const visitor = new Visitor(identity);
    const { response } = await visitor.authorize();
    const page = new URL(response.url).pathname;
    const { arrivedAt } = await visitor.follow(await visitor.open(`${page}/abort`));
    expect(`${arrivedAt?.origin}${arrivedAt?.pathname}`).toBe(callback);
    expect(arrivedAt?.searchParams.get("error")).toBe("access_denied");
  });
});

describe("the company's CVR number", () => {
  test.each([
    { cvr: "", shown: "Skriv et CVR-nummer på 8 cifre." },
    { cvr: "1234", shown: "Skriv et CVR-nummer på 8 cifre." },
    { cvr: "29189846", shown: "Demonstrationen kender kun disse CVR-numre: 12345678, 87654321." },
  ])("[A4] '$cvr' is refused with its reason", async ({ cvr, shown }) => {
    const visitor = new Visitor(identity);
    const { response } = await visitor.authorize();
    const refused = await visitor.choose(response, "demo-landbrug", cvr);
    expect(refused.response.status).toBe(422);
    expect(await refused.response.text()).toContain(shown);
  });

  test("[A4] the number entered decides which company signs in", async () => {
    const tokens = await new Visitor(identity).signIn("demo-landbrug", "DK 87 65 43 21");
    const { payload } = await verify(tokens.access_token, "mars-api");
    expect(payload).toMatchObject({ vat: "DK87654321", organization: "Demo Rådgivning A/S" });
  });
});

describe("staying signed in", () => {
  test("[A1] prompt=none renews without asking, and asks for sign-in when there is no session", async () => {
    const visitor = new Visitor(identity);
    const without = await visitor.authorize({ prompt: "none" });
    expect(without.arrivedAt?.searchParams.get("error")).toBe("login_required");
    await visitor.signIn("demo-lodsejer");
    const renewed = await visitor.authorize({ prompt: "none" });
    const code = renewed.arrivedAt?.searchParams.get("code") ?? "";
    expect((await visitor.exchange(code, renewed.verifier)).status).toBe(200);
  });

  test("[A1] a refresh token renews once, and the next one after it", async () => {
    const visitor = new Visitor(identity);
    let { refresh_token } = await visitor.signIn("demo-seges");
    for (const _ of [1, 2]) {
      const answer = await visitor.token({ grant_type: "refresh_token", refresh_token });
      const renewed = (await answer.json()) as Tokens;
      expect(renewed.refresh_token).not.toBe(refresh_token);
      expect((await verify(renewed.access_token, "mars-api")).payload.vat).toBe("DK42909769");
      refresh_token = renewed.refresh_token;
    }
  });

  test("[A1] a refresh token that is used twice ends the whole family", async () => {
    const visitor = new Visitor(identity);
    const { refresh_token: stolen } = await visitor.signIn("demo-seges");
    const renew = (refresh_token: string) =>
      visitor.token({ grant_type: "refresh_token", refresh_token });
    const { refresh_token: next } = (await (await renew(stolen)).json()) as Tokens;
    expect((await renew(stolen)).status).toBe(400);
    expect((await renew(next)).status).toBe(400);
  });

  test("[A1] prompt=login lets someone else sign in over an open session", async () => {
    const visitor = new Visitor(identity);
    await visitor.signIn("demo-nabo");
    const { response, verifier } = await visitor.authorize({ prompt: "login" });
    const chosen = await visitor.choose(response, "demo-seges");
    const page = await chosen.response.text();
    expect(page).toContain("Du er ved at skifte person");
    expect(page).not.toMatch(/<script(?! src)/);
    const { arrivedAt } = await visitor.submitSignOut(page);
    const code = arrivedAt?.searchParams.get("code") ?? "";
    const { access_token } = (await (await visitor.exchange(code, verifier)).json()) as Tokens;
    expect((await verify(access_token, "mars-api")).payload.sub).toBe("demo-seges");
  });

  test("[A1] a revoked refresh token no longer renews", async () => {
    const visitor = new Visitor(identity);
    const { refresh_token } = await visitor.signIn("demo-nabo");
    const body = new URLSearchParams({ client_id: "mars-web", token: refresh_token });
    await visitor.open("/identity/token/revocation", { method: "POST", body });
    const answer = await visitor.token({ grant_type: "refresh_token", refresh_token });
    expect(answer.status).toBe(400);
  });

  test("[A1] signing out ends session and refresh token and returns to the product", async () => {
    const visitor = new Visitor(identity);
    const { id_token, refresh_token } = await visitor.signIn("demo-nabo");
    const { arrivedAt } = await signOut(visitor, id_token);
    expect(arrivedAt?.href).toBe(`${testOrigin}/?state=left`);
    const { arrivedAt: silent } = await visitor.authorize({ prompt: "none" });
    expect(silent?.searchParams.get("error")).toBe("login_required");
    const answer = await visitor.token({ grant_type: "refresh_token", refresh_token });
    expect(answer.status).toBe(400);
  });

  test("[A1] signing out without a session still returns to the product", async () => {
    const { id_token } = await new Visitor(identity).signIn("demo-nabo");
    const { arrivedAt } = await signOut(new Visitor(identity), id_token);
    expect(arrivedAt?.href).toBe(`${testOrigin}/?state=left`);
  });

  test("[A1] a restart keeps keys and sessions", async () => {
    const visitor = new Visitor(identity);
    const { access_token, refresh_token } = await visitor.signIn("demo-planlaeser");
    await identity.stop();
    identity = await start();
    await verify(access_token, "mars-api");
    const again = new Visitor(identity);
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
    const renewed = await again.authorize({ prompt: "none" });
    expect(renewed.arrivedAt?.searchParams.get("code")).toBeTruthy();
    const answer = await again.token({ grant_type: "refresh_token", refresh_token });
    expect(answer.status).toBe(200);
  });

  test("keys and store are readable by their owner alone", () => {
    for (const file of ["keys.json", "store.sqlite"]) {
      expect(statSync(join(dataDir, "identity", file)).mode & 0o077).toBe(0);
    }
  });
});

describe("the API is told when a sign-in has ended", () => {
  const endings: {
    what: string;
    end: (visitor: Visitor, tokens: Tokens) => Promise<unknown>;
  }[] = [
    {
      what: "a refresh token that is used twice",
      end: async (visitor, { refresh_token }) => {
        for (const _ of [1, 2]) await visitor.token({ grant_type: "refresh_token", refresh_token });
      },
    },
    {
      what: "a refresh token that is revoked",
      end: (visitor, { refresh_token: token }) =>
        visitor.open("/identity/token/revocation", {
          method: "POST",
          body: new URLSearchParams({ client_id: "mars-web", token }),
        }),
    },
    { what: "signing out", end: (visitor, { id_token }) => signOut(visitor, id_token) },
  ];

  test.each(endings)("[A1] by $what, once", async ({ end }) => {
    const visitor = new Visitor(identity);
    const tokens = await visitor.signIn("demo-sagsbehandler");
    const { sid } = (await verify(tokens.access_token, "mars-api")).payload;
    expect(sid).toEqual(expect.any(String));
    told.length = 0;
    await end(visitor, tokens);
    await expect.poll(() => told.length).toBe(1);
    const { payload, protectedHeader } = await verify(told[0]!, "mars-web");
    expect(protectedHeader.typ).toBe("logout+jwt");
    expect(payload).toMatchObject({
      sid,
      sub: "demo-sagsbehandler",
      jti: expect.any(String) as string,
      events: { "http://schemas.openid.net/event/backchannel-logout": {} },
    });
    expect(payload).not.toHaveProperty("nonce");
  });

  test("[A1] by a code that is used twice, with the session it was for", async () => {
    const visitor = new Visitor(identity);
    const { response, verifier } = await visitor.authorize();
    const { arrivedAt } = await visitor.choose(response, "demo-lodsejer");
    const code = arrivedAt?.searchParams.get("code") ?? "";
    const { access_token } = (await (await visitor.exchange(code, verifier)).json()) as Tokens;
    told.length = 0;
    await visitor.exchange(code, verifier);
    await expect.poll(() => told.length).toBe(1);
    const { sid } = (await verify(access_token, "mars-api")).payload;
    expect((await verify(told[0]!, "mars-web")).payload.sid).toBe(sid);
  });
});

async function signOut(visitor: Visitor, idToken: string) {
  const query = new URLSearchParams({
    id_token_hint: idToken,
    post_logout_redirect_uri: `${testOrigin}/`,
    state: "left",
  });
  const page = await visitor.open(`/identity/session/end?${query.toString()}`);
  const body = await page.text();
  expect(body).toContain("Du er ved at blive logget ud");
  return visitor.submitSignOut(body);
}
