import type { Schema } from "@mars/contracts/platform/contract";
import { toJSONSchema } from "zod/v4/core";

export type Json = Record<string, unknown>;

/** A schema of a contract as OpenAPI 3.1 takes it. */
export function jsonSchema(schema: Schema, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: "any" });
  return tidied(rest) as Json;
}

function tidied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== "object" || value === null) return value;
  const own: Json = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, tidied(part)]),
  );
  return withoutEmptyChoice(withNamedKeys(own));
}

/** Generators of clients ask that what is required is also described, key by key. */
function withNamedKeys(schema: Json): Json {
  const { propertyNames, required, additionalProperties, ...rest } = schema as {
    propertyNames?: { enum?: string[] };
    required?: string[];
    additionalProperties?: unknown;
  };
  const keys = propertyNames?.enum;
  if (keys === undefined) return schema;
  return {
    ...rest,
    ...(required && { required }),
    properties: Object.fromEntries(keys.map((key) => [key, additionalProperties])),
    additionalProperties: false,
  };
}

/** 'Anything, or null' is anything. */
function withoutEmptyChoice(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  const isAnything =
    Array.isArray(anyOf) && anyOf.some((choice: Json) => Object.keys(choice).length === 0);
  return isAnything ? rest : schema;
}
