import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { safeParse } from "zod/v4/core";
import * as z from "zod/mini";
import type { Contract, Schema } from "./platform/contract.ts";

type Node = {
  type?: string | string[];
  maximum?: number;
  exclusiveMaximum?: number;
  [key: string]: unknown;
};

const files = readdirSync(import.meta.dirname, { encoding: "utf8", recursive: true }).filter(
  (file) => /^[^.]+\.ts$/.test(file),
);
const modules = await Promise.all(
  files.map(async (file) => (await import(`./${file}`)) as Record<string, unknown>),
);
const contracts = modules
  .flatMap((exported) => Object.values(exported))
  .filter(
    (one): one is Contract =>
      typeof one === "object" && one !== null && "method" in one && "path" in one,
  );

/** Checked by a rule that names the field and its limit, or no quantity at all. */
const CHECKED_ELSEWHERE: Readonly<Record<string, string>> = {
  nitrogenReductionT: "enterEffects",
  extractionEffortHa: "enterEffects",
  afforestationEffortHa: "enterEffects",
  needT: "plan.need-too-large",
  coordinates: "the area's own checks",
  tracks: "records of use, bounded in size",
};

/** The numbers of a schema that may be as large as one likes, by where they stand. */
function unlimited(node: unknown, path: readonly string[] = []): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, maximum, exclusiveMaximum } = node as Node;
  const isNumber = [type].flat().some((one) => one === "number" || one === "integer");
  const isOpen = isNumber && maximum === undefined && exclusiveMaximum === undefined;
  const isExcused = path.some((part) => part in CHECKED_ELSEWHERE);
  const own = isOpen && !isExcused ? [path.filter((part) => !KEYWORDS.has(part)).join(".")] : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, value]) => unlimited(value, [...path, key])),
  ];
}
const KEYWORDS = new Set(["properties", "items", "anyOf", "oneOf", "allOf", "prefixItems"]);

function schemaOf(schema: Schema): unknown {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

test("[V5] every number that a caller sends has an upper limit", () => {
  expect(contracts.length).toBeGreaterThan(50);
  const found = contracts.flatMap(({ method, path, body, query }) =>
    [body, query].flatMap((schema) =>
      schema ? unlimited(schemaOf(schema)).map((field) => `${method} ${path} ${field}`) : [],
    ),
  );
  expect(found).toEqual([]);
});

/** What people write on several lines; everything else is one. */
const SEVERAL_LINES = new Set(["description", "remark", "text", "reason"]);
/** Long enough for every least length, with a direction turned, a control character and a break. */
const HOSTILE = `Eng \u202egpj.exe\u0007\u200b ${"x".repeat(40)}\nBcc: alle`;
const HIDDEN = /[\p{Cc}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

type Definition = {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: Schema[];
  items?: Schema[];
  keyType?: Schema;
  valueType?: Schema;
};

/** The strings of a schema with the names of the fields they are in. */
function stringsOf(schema: Schema | undefined, field = ""): { field: string; string: Schema }[] {
  if (schema === undefined) return [];
  const own = schema._zod.def as unknown as Definition;
  if (own.type === "string") return [{ field, string: schema }];
  return [
    ...Object.entries(own.shape ?? {}).flatMap(([name, part]) => stringsOf(part, name)),
    ...[own.element, own.innerType, own.in, own.keyType, own.valueType].flatMap((part) =>
      stringsOf(part, field),
    ),
    ...[...(own.options ?? []), ...(own.items ?? [])].flatMap((part) => stringsOf(part, field)),
  ];
}

test("[V1] no text that a caller sends hides anything, and names have one line", () => {
  const strings = contracts.flatMap(({ method, path, body, query, params }) =>
    [body, query, params].flatMap((part) =>
      stringsOf(part).map((found) => ({ ...found, where: `${method} ${path} ${found.field}` })),
    ),
  );
  expect(strings.length).toBeGreaterThan(100);
  const kept = strings.flatMap(({ field, string, where }) => {
    const result = safeParse(string, HOSTILE);
    // Ids, days and patterns refuse it.
    if (!result.success) return [];
    const left = String(result.data);
    return HIDDEN.test(SEVERAL_LINES.has(field) ? left.replaceAll("\n", "") : left) ? [where] : [];
  });
  expect(kept).toEqual([]);
});

test("[V1] a text without anything to see counts as none", () => {
  const strings = contracts.flatMap(({ body }) => stringsOf(body));
  const seen = strings.flatMap(({ field, string }) => {
    const result = safeParse(string, "\u3164\u00a0\u200b\u2800");
    return result.success && result.data !== "" ? [field] : [];
  });
  expect(seen).toEqual([]);
});
