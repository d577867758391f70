import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
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
