import type { Contract, Schema } from "@mars/contracts/platform/contract";
import type { FastifyRequest } from "fastify";
import { safeParse, type $ZodIssue } from "zod/v4/core";
import { ProblemError, type LocalizedFault } from "../../problems/ProblemError.ts";
import { takesFile } from "../bodies/formBodies.ts";
import { exampleOf } from "./exampleOf.ts";
import { expectationOf } from "./expectationOf.ts";
import { fieldOf } from "./fieldOf.ts";
import { jsonSchemaOf, schemaAt, type JsonSchema } from "./JsonSchema.ts";
import { inEveryLanguage, type InputText } from "./text.ts";

const LONGEST_EXAMPLE = 160;

type Expected = { path: readonly PropertyKey[]; expected: JsonSchema };

/** A broken rule as field, expectation and example; the value that was given is never repeated. */
function describeFault(
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

export type CheckedInput = { params?: unknown; query?: unknown; body?: unknown };

/** Ten thousand wrong corners are one mistake: the first of them say enough. */
const MAX_FAULTS = 20;

/** Null where there are more faults than can be listed: hundreds of thousands overflow the stack. */
function parsed(schema: Schema, value: unknown) {
  try {
    return safeParse(schema, value);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Params, query and body as the contract reads them, or one problem naming the faults. */
export function checkInput(contract: Contract, request: FastifyRequest): CheckedInput {
  const faults: LocalizedFault[] = [];
  const checked: CheckedInput = {};
  const check = (part: keyof CheckedInput, schema: Schema | undefined, value: unknown) => {
    if (schema === undefined) return;
    const result = parsed(schema, value);
    if (result === null) {
      faults.push(describeFault(part, schema, { code: "custom", path: [], message: "" }, value));
      return;
    }
    if (result.success) {
      checked[part] = result.data;
      return;
    }
    for (const issue of result.error.issues) {
      if (faults.length === MAX_FAULTS) break;
      const fault = describeFault(part, schema, issue, value);
      // A text may break two rules; what is expected of it is said once.
      if (fault.field !== faults.at(-1)?.field) faults.push(fault);
    }
  };
  check("params", contract.params, request.params);
  check("query", contract.query, request.query);
  if (!takesFile(contract)) check("body", contract.body, request.body);
  if (faults.length > 0) throw new ProblemError("request.invalid", { fields: faults });
  return checked;
}
