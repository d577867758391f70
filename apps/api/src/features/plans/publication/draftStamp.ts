import { createHash } from "node:crypto";
import type { PlanSnapshot } from "@mars/domain/plans/versionDifference";
import type { Tx } from "../../../platform/database/Database.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import { type CountedPart, readCounted, sumParts } from "../plan/countedQueries.ts";
import { readSnapshot } from "./versionQueries.ts";

/**
 * Another one as soon as publishing would make something else public: sketches and what is left out
 * change without a new version of the plan, and projects and neighbours change what it counts. Its
 * title, text and needs are left to the version.
 */
export function draftStamp(draft: PlanSnapshot, counted: readonly CountedPart[]): string {
  const items = draft.items.map((item) => JSON.stringify(item)).toSorted();
  // To the kilogram and ten square metres: a sum of the same items may differ in its last digit.
  const sums = [...Map.groupBy(counted, ({ opId, stage }) => `${opId} ${stage}`)]
    .map(([place, parts]) => {
      const of = sumParts(parts);
      return [place, ...Object.values(of).map((sum) => Math.round(sum * 1000))].join(" ");
    })
    .toSorted();
  return createHash("sha256")
    .update(JSON.stringify([items, sums]))
    .digest("base64url");
}

/** Of the draft as it stands, in the transaction that holds the plan's lock. */
export async function readDraftStamp(tx: Tx, planId: string): Promise<string> {
  const draft = foundOrProblem(await readSnapshot(tx, planId, "draft"));
  return draftStamp(draft, await readCounted(tx, planId));
}
