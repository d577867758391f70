import type { Schema } from "@mars/contracts/platform/contract";
import type { $ZodIssue } from "zod/v4/core";
import type { LocalizedFault } from "../../problems/ProblemError.ts";
import { exampleOf } from "./exampleOf.ts";
import { expectationOf } from "./expectationOf.ts";
import { fieldOf } from "./fieldOf.ts";
import { jsonSchemaOf, schemaAt, type JsonSchema } from "./JsonSchema.ts";
import { inEveryLanguage, type InputText } from "./text.ts";

const LONGEST_EXAMPLE = 160;

type Expected = { path: readonly PropertyKey[]; expected: JsonSchema };

/** A broken rule as field, expectation and example; the value that was given is never repeated. */
export function describeFault(
  part: string,
  schema: Schema,
  issue: $ZodIssue,
  given: unknown,
): LocalizedFault {
  const { path, expected } = nearest(jsonSchemaOf(schema), issue.path);
  const field = fieldOf(part, path);
  const limit = "maximum" in issue ? issue.maximum : "minimum" in issue ? issue.minimum : undefined;
  const told = (text: InputText): string => {
    if (issue.code === "unrecognized_keys")
      return text.unknownFields(field, Object.keys(expected.properties ?? {}).join(", "));
    const say = valueAt(given, path) === undefined ? text.missing : text.wrong;
    return say(field, expectationOf(expected, text), shownExample(exampleOf(expected)));
  };
  return {
    field,
    code: issue.code,
    detail: inEveryLanguage(told),
    ...(limit !== undefined && { limit: Number(limit) }),
  };
}

/** The innermost field on the way to the fault of which the schema says what is expected. */
function nearest(schema: JsonSchema, path: readonly PropertyKey[]): Expected {
  const expected = schemaAt(schema, path);
  if (expected !== null || path.length === 0) return { path, expected: expected ?? schema };
  return nearest(schema, path.slice(0, -1));
}

function shownExample(example: unknown): string {
  const shown = example === undefined ? "" : JSON.stringify(example);
  return shown.length > LONGEST_EXAMPLE ? "" : shown;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, step) : undefined,
    value,
  );
}
