import { contract } from "@mars/contracts/platform/contract";
import {
  booleanInQuery,
  calendarDay,
  integerInQuery,
  withExample,
} from "@mars/contracts/platform/query";
import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { buildServer } from "../../../buildServer.ts";
import { noDatabase } from "../../../testing/noDatabase.ts";
import { readConfig } from "../../config/readConfig.ts";
import type { App } from "../App.ts";
import { route } from "../route.ts";
import { callerLanguage } from "../../problems/sendProblem.ts";
import { checkInput } from "./checkInput.ts";
import { findUnreadable } from "./findUnreadable.ts";

const everyKind = contract({
  method: "POST",
  path: "/kinds/:id",
  tag: "Test",
  summary: "Test",
  access: "public",
  params: z.object({ id: z.uuid() }),
  query: z.object({
    limit: z._default(integerInQuery(1, 100), 50),
    all: z.optional(booleanInQuery()),
    day: z.optional(calendarDay()),
    quarter: z.optional(withExample(z.string().check(z.regex(/^\d{4}-[1-4]$/)), "2026-2")),
    sort: z.optional(z.enum(["name", "area"])),
  }),
  body: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(50)),
    effectT: z.optional(z.nullable(z.number())),
    items: z.optional(z.array(z.object({ areaHa: z.number() })).check(z.maxLength(2))),
    anything: z.optional(z.unknown()),
    choices: z.optional(z.record(z.string(), z.boolean())),
  }),
});

const id = "3f2b6c1e-8d4a-4b7e-9c55-0a1b2c3d4e5f";
const log: string[] = [];
let app: App;
beforeAll(async () => {
  app = await buildServer({
    config: readConfig({ LOG_LEVEL: "trace" }),
    database: noDatabase,
    logStream: { write: (line) => void log.push(line) },
  });
  await app.register(async (api: App) => route(api, everyKind, async () => undefined));
});
afterAll(() => app.close());

function ask(query: string, body: string, headers: Record<string, string> = {}, to = id) {
  return app.inject({
    method: "POST",
    url: `/kinds/${to}${query}`,
    headers: { "content-type": "application/json", ...headers },
    payload: body,
  });
}
const named = '{"name":"Eng"}';

describe("[P10] a refusal names field, expectation and example", () => {
  test.each([
    ["?limit=1000", named, "query.limit must be a whole number from 1 to 100, for example 50."],
    ["?limit=1e400", named, "query.limit must be a whole number from 1 to 100, for example 50."],
    [
      "?limit=1&limit=2",
      named,
      "query.limit must be a whole number from 1 to 100, for example 50.",
    ],
    [
      "?day=0000-01-01",
      named,
      'query.day must be a date as year-month-day, for example "2026-11-16".',
    ],
    ["?sort=x", named, 'query.sort must be one of "name", "area", for example "name".'],
    [
      "?quarter=2026-7",
      named,
      'query.quarter must be text of the form ^\\d{4}-[1-4]$, for example "2026-2".',
    ],
    ["", "{}", 'body.name is missing. It must be text of 1 to 50 characters, for example "Ådal".'],
    ["", '"text"', 'body must be an object with name, for example {"name":"Ådal"}.'],
    [
      "",
      '{"name":"x","items":[{"areaHa":"x"}]}',
      "body.items.0.areaHa must be a number, for example 1.",
    ],
    ["", '{"name":"x","effectT":"1,5"}', "body.effectT must be a number or null, for example 1."],
    [
      "",
      '{"name":"x","items":[{},{},{}]}',
      'body.items must be a list of at most 2 values, each an object with areaHa, for example [{"areaHa":1}].',
    ],
    [
      "",
      '{"name":"x","more":1}',
      "body has fields that are not known here. The known ones are: name, effectT, items, anything, choices.",
    ],
    [
      "",
      String.raw`{"name":"\u0000"}`,
      'body.name must be text of whole Unicode characters without U+0000, for example "Ådal".',
    ],
    [
      "",
      String.raw`{"name":"x","anything":["\ud800"]}`,
      'body.anything.0 must be text of whole Unicode characters without U+0000, for example "Ådal".',
    ],
    [
      "",
      '{"name":"x","anything":1e400}',
      "body.anything must be a finite number, for example 12.5.",
    ],
  ])("%s %s", async (query, body, detail) => {
    const answer = await ask(query, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "request.invalid", detail });
    expect(answer.headers["content-language"]).toBe("en");
  });

  test("of the path, too", async () => {
    expect((await ask("", named, {}, "7")).json()).toMatchObject({
      fields: [{ field: "params.id", detail: `params.id must be a UUID, for example "${id}".` }],
    });
    expect((await ask("", named, {}, "%00")).json()).toMatchObject({
      fields: [{ field: "params.id", code: "unreadable_text" }],
    });
  });

  test("in the caller's language", async () => {
    const answer = await ask("?limit=0", named, { "accept-language": "da-DK,da;q=0.9,en;q=0.8" });
    expect(answer.headers["content-language"]).toBe("da");
    expect(answer.json()).toMatchObject({
      detail: "query.limit skal være et helt tal fra 1 til 100, for eksempel 50.",
    });
  });

  test("of ten thousand faults the first twenty", async () => {
    const choices = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`c${n}`, n]));
    const answer = await ask("", JSON.stringify({ name: "x", choices }));
    expect(answer.json<{ fields: unknown[] }>().fields).toHaveLength(20);
  });
});

test("[P10] rejected values stay out of answers and log", async () => {
  const secret = "Hemmelig Navnesen";
  const bodies = [
    { name: secret.repeat(10) },
    { name: `${secret}\0` },
    { name: "x", [secret]: 1 },
    { name: "x", choices: { [secret]: 1 } },
    { name: "x", choices: { [`${secret}\0`]: true } },
    { name: "x", items: secret },
    secret,
  ].map((body) => JSON.stringify(body));
  const queries = ["limit", "all", "day", "quarter", "sort"].map(
    (name) => `?${name}=${encodeURIComponent(secret)}`,
  );
  const answers = [
    ...(await Promise.all(bodies.map((body) => ask("", body)))),
    ...(await Promise.all(queries.map((query) => ask(query, named)))),
    await ask("", `{"name":"${secret}`),
    await ask("", named, {}, encodeURIComponent(secret)),
  ];
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(400);
    expect(body).not.toContain("Navnesen");
  }
  expect(log.join("")).toContain("/kinds/:id");
  expect(log.join("")).not.toContain("Navnesen");
});

test.each([
  [undefined, "en"],
  ["*", "en"],
  ["fr, de;q=0.5", "en"],
  ["da", "da"],
  ["en;q=0.4, da-DK;q=0.5", "da"],
  ["da;q=0.2, en", "en"],
  [";;q=,,", "en"],
])("[P10] Accept-Language %s is answered in %s", (header, language) => {
  expect(callerLanguage(header)).toBe(language);
});

test("[P10] what is nested without end is found without falling", () => {
  let nested: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) nested = [nested];
  expect(findUnreadable({ nested })?.kind).toBe("depth");
  expect(findUnreadable({ a: [[{ b: "Ådal 🌱" }]] })).toBeNull();
});

test("[P10] faults by the hundred thousand are one answer", () => {
  const wrong = Array.from({ length: 130_000 }, (_, n) => [`n${n}`, 1]);
  const body = { name: "x", choices: Object.fromEntries(wrong) };
  const request = { params: { id }, query: {}, body } as unknown as FastifyRequest;
  expect(() => checkInput(everyKind, request)).toThrow(
    expect.objectContaining({
      code: "request.invalid",
      extras: { fields: [expect.objectContaining({ field: "body" })] },
    }),
  );
});

test("[P10] more than a call can need is refused before it is read", async () => {
  const { statusCode, body } = await ask("", JSON.stringify({ name: "x".repeat(300_000) }));
  expect(statusCode).toBe(413);
  expect(JSON.parse(body).code).toBe("request.too-large");
});
