import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ErrorResponse, oidc } from "../../testing/fakeOidc.ts";
import { authorization } from "../http/bearer.ts";
import { chooseLocale } from "../language/locale.ts";
import { HttpProblem } from "../http/HttpProblem.ts";
import {
  completeSignIn,
  redirectToSignIn,
  redirectToSignOut,
  resumeSession,
  signOutOfAllDevices,
} from "./session.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { changeSession, sessionState } from "./sessionState.ts";

vi.mock("oidc-client-ts", async () => import("../../testing/fakeOidc.ts"));

const asked: string[] = [];
let trackStatus = 204;

beforeEach(() => {
  asked.length = 0;
  trackStatus = 204;
  changeSession({ phase: "anonymous", profile: null, isUnavailable: false });
  vi.stubGlobal("fetch", (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname} ${request.headers.get("authorization")}`);
    if (pathname.endsWith("/track-login"))
      return Promise.resolve(
        new Response(trackStatus === 204 ? null : "{}", { status: trackStatus }),
      );
    return Promise.resolve(Response.json({ fullName: "A B", roles: ["planner"] }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("[A2] a loaded user", () => {
  test("is tracked once, then the profile is read; later loads only refresh the profile", async () => {
    expect(await completeSignIn()).toBe("/plans?q=1#x");
    expect(asked).toEqual([
      "POST /api/user/track-login Bearer token-1",
      "GET /api/user/info Bearer token-1",
    ]);
    expect(sessionState.get()).toMatchObject({
      phase: "authenticated",
      profile: { fullName: "A B" },
    });
    asked.length = 0;
    oidc.loaded({ ...oidc.user, access_token: "token-2" });
    await vi.waitFor(() => expect(asked).toEqual(["GET /api/user/info Bearer token-2"]), {
      timeout: 30_000,
    });
  });

  test("gone, the token and the profile are gone too", async () => {
    await completeSignIn();
    oidc.unloaded();
    expect(authorization()).toEqual({});
    expect(sessionState.get()).toMatchObject({ phase: "anonymous", profile: null });
  });

  test("leaves no token in the browser's storage, only what a reload shows of the person", async () => {
    await completeSignIn();
    const stored = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);
    expect(stored).not.toContain("token-1");
    expect(JSON.parse(sessionStorage.getItem(storageKeys.signedIn)!)).toEqual({
      fullName: "A B",
      roles: ["planner"],
    });
  });

  test("is asked of the authority after a reload", async () => {
    oidc.silent = () => Promise.resolve(oidc.user);
    await resumeSession();
    expect(sessionState.get().phase).toBe("authenticated");
    expect(authorization()).toEqual({ Authorization: "Bearer token-1" });
  });

  test.each([
    { fault: Object.assign(new Error(), { error: "login_required" }), isKept: false },
    { fault: new Error("timed out"), isKept: true },
  ])("that the authority does not confirm is nobody ($fault)", async ({ fault, isKept }) => {
    sessionStorage.setItem(storageKeys.signedIn, "true");
    oidc.silent = () => Promise.reject(fault);
    await resumeSession();
    expect(sessionState.get().phase).toBe("anonymous");
    expect(asked).toEqual([]);
    expect(sessionStorage.getItem(storageKeys.signedIn)).toBe(isKept ? "true" : null);
  });
});

describe("[A2] after a reload the authority is asked without a page", () => {
  const hinted = (request?: { extraQueryParams?: object }) => request?.extraQueryParams ?? null;
  const refused = (code: string) => Promise.reject(Object.assign(new Error(), { error: code }));
  afterEach(() => sessionStorage.clear());

  test("with a nonce, and the id token of the sign-in is dropped where no one wants it", async () => {
    await completeSignIn();
    const requests: (object | undefined)[] = [];
    oidc.silent = (request) => Promise.resolve((requests.push(request), oidc.user));
    await resumeSession();
    expect(requests).toEqual([
      { nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown, forceIframeAuth: true },
    ]);
    expect(sessionStorage.getItem(storageKeys.idTokenHint)).toBeNull();
  });

  test("with the id token where the authority takes no request without it, then at once", async () => {
    await completeSignIn();
    const requests: (object | null)[] = [];
    oidc.silent = (request) => {
      requests.push(hinted(request));
      return hinted(request) ? Promise.resolve(oidc.user) : refused("invalid_request");
    };
    await resumeSession();
    await resumeSession();
    expect(requests).toEqual([null, { id_token_hint: "id-1" }, { id_token_hint: "id-1" }]);
    expect(sessionState.get().phase).toBe("authenticated");
  });

  test("once where it is the person who is not signed in there, and nothing is kept", async () => {
    await completeSignIn();
    let asks = 0;
    oidc.silent = () => ((asks += 1), refused("login_required"));
    await resumeSession();
    expect(asks).toBe(1);
    expect(sessionStorage.getItem(storageKeys.idTokenHint)).toBeNull();
  });
});

test("[H9] a failed login-tracking call opens the system-unavailable modal", async () => {
  trackStatus = 500;
  await completeSignIn();
  expect(sessionState.get()).toMatchObject({ phase: "authenticated", isUnavailable: true });
  expect(asked.some((line) => line.includes("/user/info"))).toBe(false);
});

test("[A1] [H13] the authority is asked to speak the chosen language, in and out", async () => {
  await redirectToSignIn("/plans");
  chooseLocale("en-US");
  await redirectToSignIn("/plans");
  await redirectToSignOut();
  chooseLocale("da-DK");
  const nonce: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
  const redirectMethod = "replace";
  expect(oidc.asked).toEqual([
    { state: { returnTo: "/plans" }, ui_locales: "da", nonce, redirectMethod },
    { state: { returnTo: "/plans" }, ui_locales: "en", nonce, redirectMethod },
    { extraQueryParams: { ui_locales: "en" }, redirectMethod },
  ]);
  const nonces = oidc.asked.slice(0, 2).map((one) => (one as { nonce: string }).nonce);
  expect(nonces[0]).not.toBe(nonces[1]);
});

test("[A1] logging out goes to the authority also where it takes no token back", async () => {
  oidc.asked.length = 0;
  oidc.revoke = () => Promise.reject(new Error("unsupported_token_type"));
  await redirectToSignOut();
  expect(oidc.asked).toHaveLength(1);
});

test("[A1] logging out takes unsent work along, in both stores", async () => {
  localStorage.setItem("draft:project-1-remark", '"Karens mark"');
  sessionStorage.setItem("draft:new", '"Kær"');
  localStorage.setItem("current-language", '"da-DK"');
  await redirectToSignOut();
  expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
  expect(sessionStorage.getItem("draft:new")).toBeNull();
  expect(localStorage.getItem("current-language")).not.toBeNull();
});

test("[A1] logging out in another tab: this one keeps nothing, nor what an open form writes meanwhile", async () => {
  await resumeSession();
  sessionStorage.setItem(storageKeys.signedIn, "true");
  localStorage.setItem("draft:project-1-remark", '"Karens mark"');
  const elsewhere = new BroadcastChannel("mars-session");
  elsewhere.postMessage("signed-out");
  await vi.waitFor(() => expect(localStorage.getItem("draft:project-1-remark")).toBeNull(), {
    timeout: 30_000,
  });
  elsewhere.close();
  expect(sessionStorage.getItem(storageKeys.signedIn)).toBeNull();
  expect(authorization()).toEqual({});
  localStorage.setItem("draft:project-1-remark", '"Karens mark, en gang til"');
  sessionStorage.setItem("draft:new", '"Kær"');
  window.dispatchEvent(new Event("pagehide"));
  expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
  expect(sessionStorage.getItem("draft:new")).toBeNull();
});

describe("[A1] logging out everywhere", () => {
  beforeEach(() => {
    oidc.asked.length = 0;
    oidc.held = oidc.user;
  });
  afterEach(() => {
    oidc.held = null;
  });

  test("tells the API first, then leaves by the authority", async () => {
    await signOutOfAllDevices();
    expect(asked[0]).toMatch("POST /api/user/end-session");
    expect(oidc.asked).toHaveLength(1);
  });

  test("does not leave where the API could not be told", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status: 503 })));
    await expect(signOutOfAllDevices()).rejects.toThrow(HttpProblem);
    expect(oidc.asked).toEqual([]);
  });

  test("has the person asked again where the authority still knows them", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(Response.json({ code: "identity.ended" }, { status: 401 })),
    );
    void completeSignIn();
    await vi.waitFor(() => expect(oidc.asked).toHaveLength(1), { timeout: 30_000 });
    expect(oidc.asked[0]).toMatchObject({
      prompt: "login",
      state: { returnTo: "/plans?q=1#x", isAskedAnew: true },
    });
  });
});

describe("[A1] a sign-in that comes to nothing tells why", () => {
  const refusedBy = (error: Error) => {
    oidc.failure = error;
    return completeSignIn().catch((failure: unknown) => failure);
  };
  afterEach(() => {
    oidc.failure = null;
  });

  test.each([
    { error: new ErrorResponse({ error: "access_denied" }), reason: "cancelled" },
    { error: new ErrorResponse({ error: "invalid_scope" }), reason: "refused" },
    { error: new TypeError("Failed to fetch"), reason: "unreachable" },
    { error: new Error("No matching state found in storage"), reason: "interrupted" },
    { error: new Error("nonce in id_token does not match"), reason: "interrupted" },
  ])("$error.message is $reason", async ({ error, reason }) => {
    expect(await refusedBy(error)).toMatchObject({ name: "SignInFailure", reason });
  });

  test.each([
    { told: "wrong-audience", reason: "wrong-audience" },
    { told: "wrong-audience", granted: ["openid"], reason: "cancelled" },
    { told: "missing-claim", reason: "missing-claim" },
    { told: "expired", reason: "clock" },
    { told: "not-yet-valid", reason: "clock" },
    { told: "unknown-key", reason: "not-accepted" },
  ])(
    "a fresh token that the API refuses as $told is $reason",
    async ({ told, granted, reason }) => {
      const { user } = oidc;
      oidc.user = { ...user, scopes: granted ?? user.scopes };
      vi.stubGlobal("fetch", () =>
        Promise.resolve(
          Response.json(
            { code: "identity.invalid", requestId: "r-1", figures: { reason: told } },
            { status: 401 },
          ),
        ),
      );
      const failure = await completeSignIn().catch((error: unknown) => error);
      oidc.user = user;
      expect(failure).toMatchObject({ name: "SignInFailure", reason, requestId: "r-1" });
      expect(authorization()).toEqual({});
      expect(sessionState.get()).toMatchObject({ phase: "anonymous", isUnavailable: false });
    },
  );
});
