import type { Contract } from "@mars/contracts/platform/contract";
import { safeParse } from "zod/v4/core";

export function successStatus(contract: Contract): number {
  if (contract.status !== undefined) return contract.status;
  return contract.response === undefined && contract.produces === undefined ? 204 : 200;
}

/** The answer as the contract promises it: nothing more leaks, nothing less passes. */
export function serializeAnswer(contract: Contract, value: unknown): string {
  if (contract.response === undefined) return "";
  const result = safeParse(contract.response, value);
  if (result.success) return JSON.stringify(result.data);
  const where = result.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new Error(
    `The answer of ${contract.method} ${contract.path} breaks its contract (${where.join("; ")})`,
  );
}
