import { afterEach, expect, test } from "vitest";
import { buildServer } from "../../buildServer.ts";
import { readConfig } from "../../platform/config/readConfig.ts";
import type { App } from "../../platform/http/App.ts";
import { noDatabase } from "../../testing/noDatabase.ts";

let app: App;
afterEach(() => app.close());

async function securityTextWith(env: Record<string, string>) {
  const config = readConfig({
    LOG_LEVEL: "silent",
    PUBLIC_ORIGIN: "https://mars.example.dk",
    ...env,
  });
  app = await buildServer({
    config,
    database: noDatabase,
    now: () => new Date("2026-11-16T12:00:00Z"),
  });
  return app.inject("/.well-known/security.txt");
}

test("security.txt says where weaknesses are reported, as configured", async () => {
  const answer = await securityTextWith({
    SECURITY_CONTACT: "mailto:security@example.dk, https://example.dk/report",
  });
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.body.split("\n")).toEqual([
    "Contact: mailto:security@example.dk",
    "Contact: https://example.dk/report",
    "Expires: 2027-05-15T12:00:00Z",
    "Preferred-Languages: da, en",
    "Canonical: https://mars.example.dk/.well-known/security.txt",
    "",
  ]);
});

test("without a contact there is none", async () => {
  expect((await securityTextWith({})).body).not.toContain("Contact:");
});
