import { randomUUID } from "node:crypto";
import type { Tx } from "../database/Database.ts";
import { ProblemError } from "../problems/ProblemError.ts";
import { takeAllowance } from "./allowanceQueries.ts";

/** Thousands of changes of ordinary size, or a dozen of the largest areas. */
export const PERSON_BYTES_PER_DAY = 20_000_000;

/** What someone makes us keep for good is counted for a day, in the transaction that keeps it. */
export async function chargeStorage(
  tx: Tx,
  { person, at }: { person: { id: string }; at: Date },
  bytes: number,
): Promise<void> {
  const waitSeconds = await takeAllowance(
    tx,
    {
      kind: "storage",
      caller: `person:${person.id}`,
      most: PERSON_BYTES_PER_DAY,
      windowHours: 24,
    },
    { items: [randomUUID()], amountEach: bytes, at },
  );
  if (waitSeconds > 0)
    throw new ProblemError("storage.too-much", { headers: { "retry-after": String(waitSeconds) } });
}
