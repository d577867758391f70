import { alternativesOf, type JsonSchema } from "./JsonSchema.ts";

const FORMATS: Readonly<Record<string, string>> = {
  uuid: "3f2b6c1e-8d4a-4b7e-9c55-0a1b2c3d4e5f",
  date: "2026-11-16",
  "date-time": "2026-11-16T08:00:00Z",
};
const DEEPEST = 4;

/** A value that the schema takes; undefined where only a person could think of one. */
export function exampleOf(schema: JsonSchema, depth = 0): unknown {
  if (schema.examples?.length) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const [alternative] = alternativesOf(schema);
  if (alternative !== undefined) return exampleOf(alternative, depth);
  switch (schema.type) {
    case "string":
      return textExample(schema);
    case "integer":
    case "number":
      return numberExample(schema);
    case "boolean":
      return true;
    case "array":
      return listExample(schema, depth);
    case "object":
      return objectExample(schema, depth);
    default:
      return undefined;
  }
}

function textExample({ format, pattern, minLength = 0 }: JsonSchema): string | undefined {
  if (format !== undefined && FORMATS[format] !== undefined) return FORMATS[format];
  if (pattern !== undefined) return undefined;
  return "Ådal".padEnd(minLength, "x");
}

function numberExample({ minimum, maximum }: JsonSchema): number {
  if (minimum === undefined) return maximum === undefined ? 1 : Math.min(1, maximum);
  return Math.max(minimum, Math.min(1, maximum ?? 1));
}

function listExample(schema: JsonSchema, depth: number): unknown {
  if (depth >= DEEPEST) return [];
  if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(item, depth + 1));
  const item = schema.items && exampleOf(schema.items, depth + 1);
  return item === undefined ? [] : Array.from({ length: schema.minItems || 1 }, () => item);
}

function objectExample({ properties = {}, required = [] }: JsonSchema, depth: number): unknown {
  if (depth >= DEEPEST) return {};
  return Object.fromEntries(
    required.map((name) => [name, exampleOf(properties[name] ?? {}, depth + 1)]),
  );
}
