import { expect, test } from "vitest";
import { readConfig } from "../../platform/config/readConfig.ts";
import { appSettingsOf } from "./appSettingsOf.ts";

const own = { bell: "/portal/notifications", scan: "/portal/cookie-scan.json", systems: true };
const none = { bell: null, scan: null, systems: false };

test.each<{ what: string; env: Record<string, string>; expected: object }>([
  { what: "the embedded one", env: { EMBEDDED_PORTAL_URL: "http://127.0.0.1:9" }, expected: own },
  { what: "none, as in a container", env: {}, expected: none },
  {
    what: "one elsewhere, its feed behind the same balancer",
    env: { PORTAL_API: "https://portal.example.dk/api" },
    expected: own,
  },
  {
    what: "no portal but a feed",
    env: { NOTIFICATION_URL: "https://feed.example.dk" },
    expected: { ...none, bell: "https://feed.example.dk" },
  },
])("[C1] nothing is asked of a portal that is not there: $what", ({ env, expected }) => {
  const { connection, consent, header } = appSettingsOf(readConfig(env), "1");
  expect({
    bell: connection.dmpNotificationUrl,
    scan: consent.scanUrl,
    systems: header.showRelatedSystems,
  }).toEqual(expected);
});

test.each([
  [{ npm_execpath: "/usr/bin/npm" }, "npm run import:official"],
  [{}, "node scripts/import.ts official"],
])("with %j the product is filled by '%s'", (env, command) => {
  expect(appSettingsOf(readConfig(env), "1").application.importCommand).toBe(command);
});
