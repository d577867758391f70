import type { Contract, Schema } from "@mars/contracts/contract";
import type { FieldFault } from "@mars/contracts/problem";
import type { FastifyRequest } from "fastify";
import { safeParse, type $ZodIssue } from "zod/v4/core";
import { ProblemError } from "../problems/ProblemError.ts";

export type CheckedInput = { params?: unknown; query?: unknown; body?: unknown };

/** Params, query and body as the contract reads them, or one problem naming every fault. */
export function checkInput(contract: Contract, request: FastifyRequest): CheckedInput {
  const faults: FieldFault[] = [];
  const checked: CheckedInput = {};
  const check = (part: keyof CheckedInput, schema: Schema | undefined, value: unknown) => {
    if (schema === undefined) return;
    const result = safeParse(schema, value);
    if (result.success) checked[part] = result.data;
    else faults.push(...result.error.issues.map((issue) => fieldFault(part, issue)));
  };
  check("params", contract.params, request.params);
  check("query", contract.query, request.query);
  if (contract.consumes === undefined) check("body", contract.body, request.body);
  if (faults.length > 0) throw new ProblemError("request.invalid", { fields: faults });
  return checked;
}

function fieldFault(part: string, issue: $ZodIssue): FieldFault {
  const limit = "maximum" in issue ? issue.maximum : "minimum" in issue ? issue.minimum : undefined;
  return {
    field: [part, ...issue.path.map(String)].join("."),
    code: issue.code,
    // zod's sentence names types and limits, never the value that was given.
    detail: issue.message,
    ...(limit !== undefined && { limit: Number(limit) }),
  };
}
