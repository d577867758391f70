import type { Call } from "./callApi.ts";

type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
};
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type OperationObject = {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};
export type OpenApi = {
  servers?: { url: string }[];
  paths: Record<string, Record<string, OperationObject>>;
};
export type Operation = {
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
};

const METHODS = new Set(["get", "post", "put", "patch", "delete"]);

export function operationsOf(document: OpenApi): Operation[] {
  const base = document.servers?.[0]?.url ?? "/api";
  const prefix = base.startsWith("http") ? new URL(base).pathname : base;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: path.startsWith(prefix) ? path : `${prefix.replace(/\/$/, "")}${path}`,
        parameters: operation.parameters ?? [],
        body: operation.requestBody?.content?.["application/json"]?.schema,
      })),
  );
}

type Random = () => number;

const STRANGE: readonly unknown[] = [
  null,
  "",
  " ",
  "\u0000",
  "\ud800",
  "'; drop table project; --",
  "<script>alert(1)</script>",
  "../../../etc/passwd",
  "%00",
  "æøå🜨".repeat(50),
  "x".repeat(20_000),
  -1,
  0,
  1e308,
  2 ** 53,
  0.1 + 0.2,
  true,
  [],
  {},
  [[[[[]]]]],
  { __proto__: null, constructor: 1 },
  "2026-13-45",
  "NaN",
];

/** A call as the description has it, with something strange in it half of the time. */
export function fuzzedCall(operation: Operation, random: Random): Call {
  const value = (schema: Schema | undefined) =>
    random() < 0.15 ? pick(STRANGE, random) : likely(schema ?? {}, random, 0);
  const textOf = (schema: Schema | undefined) => {
    const made = value(schema);
    return encodeURIComponent(
      typeof made === "string" ? made.toWellFormed() : JSON.stringify(made),
    );
  };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((each) => each.name === name);
    return textOf(parameter?.schema) || "x";
  });
  const query = operation.parameters
    .filter((each) => each.in === "query" && (each.required || random() < 0.5))
    .map((each) => `${encodeURIComponent(each.name)}=${textOf(each.schema)}`);
  return {
    method: operation.method,
    path: query.length > 0 ? `${path}?${query.join("&")}` : path,
    ...(operation.body && { body: value(operation.body) }),
    ...(random() < 0.5 && { headers: { "if-match": `"${Math.floor(3 * random())}"` } }),
    timeoutMs: 90_000,
  };
}

function likely(schema: Schema, random: Random, depth: number): unknown {
  if (random() < 0.05) return pick(STRANGE, random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum, random);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && depth < 8) return likely(pick(choices, random), random, depth + 1);
  if (schema.allOf && depth < 8) {
    const parts = schema.allOf.map((part) => likely(part, random, depth + 1));
    return Object.assign({}, ...parts) as unknown;
  }
  const type = Array.isArray(schema.type) ? pick(schema.type, random) : schema.type;
  if (type === "object" || schema.properties) {
    const wanted = Object.entries(schema.properties ?? {}).filter(
      ([name]) => schema.required?.includes(name) || random() < 0.5,
    );
    return Object.fromEntries(
      wanted.map(([name, part]) => [name, depth < 8 ? likely(part, random, depth + 1) : null]),
    );
  }
  if (type === "array")
    return Array.from({ length: Math.floor(4 * random()) }, () =>
      depth < 8 ? likely(schema.items ?? {}, random, depth + 1) : null,
    );
  if (type === "integer" || type === "number") {
    const [least, most] = [schema.minimum ?? -1000, schema.maximum ?? 7_000_000];
    const number = least + (most - least) * random();
    return type === "integer" ? Math.round(number) : number;
  }
  if (type === "boolean") return random() < 0.5;
  if (type === "null") return null;
  if (schema.format === "uuid") return "00000000-0000-4000-8000-0000000000aa";
  if (schema.format === "date") return "2026-03-01";
  return pick(["da", "Engen", "1", "x", "0791", "DK29189846"], random);
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)]!;
}
