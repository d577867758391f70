import type { Schema } from "@mars/contracts/platform/contract";
import { toJSONSchema } from "zod/v4/core";

/** What is used of a schema to say in words what it expects. */
export type JsonSchema = {
  /** Several where a value may also be null. */
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  examples?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

const known = new WeakMap<Schema, JsonSchema>();

/** A contract's schema as JSON schema; made once, when a request first breaks it. */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const made = known.get(schema);
  if (made !== undefined) return made;
  const written = toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    reused: "inline",
  }) as JsonSchema;
  known.set(schema, written);
  return written;
}

/** A schema may be a choice; what is asked together with its type only narrows it. */
export function alternativesOf(schema: JsonSchema): JsonSchema[] {
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return schema.anyOf ?? schema.oneOf ?? (schema.type === undefined ? (schema.allOf ?? []) : []);
}

/** The part of a schema that a path leads to, if it says anything of it. */
export function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | null {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const name = String(step);
  const inner =
    schema.properties?.[name] ??
    schema.prefixItems?.[Number(name)] ??
    schema.items ??
    (typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined);
  if (inner !== undefined) return schemaAt(inner, rest);
  for (const alternative of alternativesOf(schema)) {
    const found = schemaAt(alternative, path);
    if (found !== null) return found;
  }
  return null;
}
