import type { Contract } from "@mars/contracts/platform/contract";
import { jsonSchemaOf } from "../input/JsonSchema.ts";

const KB = 1024;
const WITHOUT_BODY = 64 * KB;
/** Records of use, several at once. */
const OF_ANYBODY = 256 * KB;
/** The ids of all sketches of a plan, twice. */
const OF_SIGNED_IN = 1024 * KB;

/**
 * How much a call may send. Only areas are large: eight megabytes for any call would let one
 * sender keep the thread that answers everybody busy with reading JSON.
 */
export function bodyLimit(contract: Contract, largestBytes: number): number {
  if (contract.body === undefined) return Math.min(largestBytes, WITHOUT_BODY);
  if (JSON.stringify(jsonSchemaOf(contract.body)).includes('"coordinates":')) return largestBytes;
  return Math.min(largestBytes, contract.access === "signedIn" ? OF_SIGNED_IN : OF_ANYBODY);
}
