import type { Route } from "../../lib/router/routeTable.ts";
import { toAccessibilityStatement } from "./guards.ts";
import type { RouteFacts } from "./RouteFacts.ts";

export const publicRoutes: readonly Route<RouteFacts>[] = [
  {
    path: "/",
    facts: { titleKey: "title.front" },
    load: () => import("../pages/front/FrontPage.tsx").then((module) => module.FrontPage),
  },
  {
    path: "/screening",
    facts: { titleKey: "title.screening", layout: "map" },
    load: () =>
      import("../pages/screening/ScreeningPage.tsx").then((module) => module.ScreeningPage),
  },
  {
    path: "/oidc_callback",
    facts: { titleKey: "title.signingIn", layout: "bare" },
    load: () => import("../pages/CallbackPage.tsx").then((module) => module.CallbackPage),
  },
  {
    path: "/logout",
    facts: { titleKey: "title.signingOut", layout: "bare" },
    load: () => import("../pages/LogoutPage.tsx").then((module) => module.LogoutPage),
  },
  {
    path: "/access-denied",
    facts: { titleKey: "title.accessDenied" },
    load: () => import("../pages/AccessDeniedPage.tsx").then((module) => module.AccessDeniedPage),
  },
  {
    path: "/was",
    facts: { titleKey: "title.notFound" },
    guard: toAccessibilityStatement,
  },
  {
    path: "/settings",
    facts: { titleKey: "title.settings" },
    load: () => import("../pages/settings/SettingsPage.tsx").then((module) => module.SettingsPage),
  },
  {
    path: "/cookies",
    facts: { titleKey: "title.cookies" },
    load: () => import("../pages/cookies/CookiesPage.tsx").then((module) => module.CookiesPage),
  },
];
