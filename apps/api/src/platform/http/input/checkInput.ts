import type { Contract, Schema } from "@mars/contracts/platform/contract";
import type { FastifyRequest } from "fastify";
import { safeParse } from "zod/v4/core";
import { ProblemError, type LocalizedFault } from "../../problems/ProblemError.ts";
import { takesFile } from "../bodies/formBodies.ts";
import { describeFault } from "./describeFault.ts";

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
