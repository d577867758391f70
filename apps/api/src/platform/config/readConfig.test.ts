import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./readConfig.ts";
import { variables } from "./variables.ts";

function faultsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

test("an empty environment is a whole configuration", () => {
  const config = readConfig({});
  expect(config.server.port).toBe(3000);
  expect(config.identity.authority).toBe("http://localhost:3000/identity");
  expect(config.apiPath).toBe("/api");
  expect(config.nationalGoals).toEqual({
    nitrogenReductionT: 13_780,
    extractionEffortHa: 140_000,
    afforestationEffortHa: 250_000,
  });
  expect(config.limits).toMatchObject({ uploadMb: 25, polygonHa: 5000, polygonVertices: 100_000 });
});

test.each([
  [{ PORT: "abc" }, 'PORT must be a whole number from 0 to 65535, but is "abc".'],
  [
    { OIDC_AUTHORITY: "ftp://x" },
    'OIDC_AUTHORITY must be an address that begins with http:// or https://, but is "ftp://x".',
  ],
  [
    { LOG_LEVEL: "loud" },
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".',
  ],
  [{ DEMO: "maybe" }, 'DEMO must be 1 or 0, but is "maybe".'],
  [
    { HEADER: "login,searc" },
    'HEADER must be some of login, help, search, related-systems, languages, sticky, separated by commas, but is "login,searc".',
  ],
  [
    { RETENTION_DAYS: "mail=0" },
    'RETENTION_DAYS must be pairs such as person=3650, but is "mail=0".',
  ],
  [
    { RETENTION_DAYS: "mails=10" },
    'RETENTION_DAYS must be pairs such as person=3650, but is "mails=10".',
  ],
  [{ DATABASE_REPLICA_URLS: "postgres://a/b" }, "DATABASE_REPLICA_URLS needs DATABASE_URL."],
])("a fault is one clear sentence: %j", (env, sentence) => {
  expect(faultsOf(env)).toEqual([sentence]);
});

test("a secret is not printed in its fault", () => {
  expect(faultsOf({ DATABASE_URL: "mysql://root:hunter2@db" })).toEqual([
    "DATABASE_URL must be an address that begins with postgres://.",
  ]);
});

test("every fault is told at once", () => {
  expect(faultsOf({ PORT: "-1", DEMO: "x" })).toHaveLength(2);
});

test("named numbers replace only the ones they name", () => {
  const { storage, nationalGoals } = readConfig({
    RETENTION_DAYS: "mail=30, message=365",
    NATIONAL_GOALS: "nitrogen=14000",
  });
  expect(storage.retentionDays).toMatchObject({ mail: 30, message: 365, person: 3650 });
  expect(nationalGoals).toMatchObject({ nitrogenReductionT: 14_000, extractionEffortHa: 140_000 });
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "", HELPDESK_URL: " " }).server.port).toBe(3000);
});

describe("the table of variables", () => {
  const all = Object.values(variables).flatMap((section) => Object.values(section));
  test("names each variable once", () => {
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
  test("has at most sixty, the rest are constants", () => {
    expect(all.length).toBeLessThanOrEqual(60);
  });
  test("explains each variable", () => {
    expect(all.filter(({ meaning }) => meaning.length < 10)).toEqual([]);
  });
});
