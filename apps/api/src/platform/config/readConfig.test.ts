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
  [{ OIDC_ALGORITHMS: "RS256,HS256" }, "OIDC_ALGORITHMS must not contain HS256."],
  [{ OIDC_ALGORITHMS: "none" }, "OIDC_ALGORITHMS must not contain none."],
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

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "", HELPDESK_URL: " " }).server.port).toBe(3000);
});

describe("the table of variables", () => {
  const all = Object.values(variables).flatMap((section) => Object.values(section));
  test("names each variable once", () => {
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
  test("explains each variable", () => {
    expect(all.filter(({ meaning }) => meaning.length < 10)).toEqual([]);
  });
});
