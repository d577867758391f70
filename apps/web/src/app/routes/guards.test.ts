import { webRoutes } from "@mars/contracts/pages/webRoutes";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { oidc } from "../../testing/fakeOidc.ts";
import { findRoute } from "../../lib/router/routeTable.ts";
import { changeSession } from "../../lib/session/sessionState.ts";
import { sessionStore } from "../../lib/storage/jsonStorage.ts";
import { storageKeys } from "../../lib/storage/storageKeys.ts";
import { builtInSettings } from "../../lib/settings/builtInSettings.ts";
import { settingsReady } from "../../lib/settings/settings.ts";
import { requireLogin, requirePlanAccess, routes, toAccessibilityStatement } from "./routes.ts";

vi.mock("oidc-client-ts", async () => import("../../testing/fakeOidc.ts"));

const profile = {
  id: "1",
  initials: "AB",
  fullName: "A B",
  email: null,
  vat: null,
  organizationName: null,
  roles: [] as ("planner" | "planReader" | "caseworkerAdmin")[],
  organizationKind: null,
  isSegesOwner: false,
  isNatureAgency: false,
  isAgency: false,
};

beforeEach(() => void (oidc.asked.length = 0));
afterEach(() => changeSession({ phase: "anonymous", profile: null }));

describe("[R1] the table of routes", () => {
  test("leads to a page, to another address or away, and guards as the shared list says", () => {
    const accessOf = (path: string) => {
      const guard = routes.find((route) => route.path === path)?.guard;
      if (guard === requirePlanAccess) return "plans";
      return guard === requireLogin ? "login" : "public";
    };
    expect(routes.filter(({ load, guard }) => !load && !guard)).toEqual([]);
    expect(routes.map(({ path }) => accessOf(path))).toEqual(webRoutes.map(({ access }) => access));
  });

  test("a fixed path wins over one with a parameter", () => {
    expect(findRoute(routes, "/projects/new")?.route.path).toBe("/projects/new");
    expect(findRoute(routes, "/projects/7")?.params).toEqual({ id: "7" });
    expect(findRoute(routes, "/nowhere")).toBeNull();
    expect(findRoute(routes, "/dashboard/phosphorus")).toBeNull();
  });
});

describe("[R5] the guard", () => {
  test("starts sign-in with the full path as return target", async () => {
    expect(await requireLogin("/projects/7?tab=log#x")).toBe("leaving");
    expect(oidc.asked).toEqual([
      {
        state: { returnTo: "/projects/7?tab=log#x" },
        ui_locales: "da",
        redirectMethod: "replace",
        nonce: expect.any(String),
      },
    ]);
  });

  test("[R2] asks no one again who is on the way back from having cancelled", async () => {
    const detour = { length: 2, from: "/projects", returned: "cancelled" };
    sessionStore.write(storageKeys.signInDetour, detour);
    expect(await requireLogin("/projects")).toBe("leaving");
    expect(oidc.asked).toEqual([]);
    sessionStore.remove(storageKeys.signInDetour);
  });

  test.each([
    { length: 3, type: "back_forward", verdict: "leaving", wentBack: 1, asked: 0 },
    { length: 2, type: "back_forward", verdict: { redirectTo: "/" }, wentBack: 0, asked: 0 },
    { length: 3, type: "navigate", verdict: "leaving", wentBack: 0, asked: 1 },
  ])(
    "[R2] Back at the authority does not ask again ($type, $length entries)",
    async ({ length, type, verdict, wentBack, asked }) => {
      const detour = { length, from: "/projects/new", returned: null };
      sessionStore.write(storageKeys.signInDetour, detour);
      vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
      const back = vi.spyOn(window.history, "back").mockImplementation(() => {});
      expect(await requireLogin("/projects/new")).toEqual(verdict);
      expect([back.mock.calls.length, oidc.asked.length]).toEqual([wentBack, asked]);
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      sessionStore.remove(storageKeys.signInDetour);
    },
  );

  test("lets a signed-in person pass", async () => {
    await requireLogin("/projects");
    oidc.asked.length = 0;
    changeSession({ phase: "authenticated", profile });
    expect(await requireLogin("/projects")).toBe("pass");
    expect(oidc.asked).toEqual([]);
  });

  test.each([
    { roles: ["planner"], verdict: "pass" },
    { roles: ["planReader"], verdict: "pass" },
    { roles: ["caseworkerAdmin"], verdict: { redirectTo: "/access-denied" } },
    { roles: [], verdict: { redirectTo: "/access-denied" } },
  ] as const)("plan routes with roles $roles: $verdict", async ({ roles, verdict }) => {
    await requireLogin("/plans");
    changeSession({ phase: "authenticated", profile: { ...profile, roles: [...roles] } });
    expect(await requirePlanAccess("/plans/1")).toEqual(verdict);
  });

  test("plan routes send an anonymous person to sign-in, not to access-denied", async () => {
    expect(await requirePlanAccess("/plans/1")).toBe("leaving");
  });
});

test.each([
  { path: "/dashboard", to: "/dashboard/overview" },
  { path: "/status", to: "/status/overview" },
])("[R3] $path redirects to $to", ({ path, to }) => {
  expect(findRoute(routes, path)?.route.guard?.(path)).toEqual({ redirectTo: to });
});

test("[R3] /was leads to the product's own statement where none is configured", async () => {
  expect((await settingsReady()).application.webAccessibilityUrl).toBe(
    builtInSettings.application.webAccessibilityUrl,
  );
  expect(await toAccessibilityStatement()).toEqual({ redirectTo: "/accessibility" });
});
