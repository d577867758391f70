import { createHash } from "node:crypto";
import type { PlanSnapshot } from "@mars/domain/plans/versionDifference";
import type { Tx } from "../../../platform/database/Database.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import {
  effectsBySubcatchment,
  nitrogenBySubcatchment,
  type StageNitrogen,
  type SubcatchmentEffects,
} from "../plan/countedQueries.ts";
import { readSnapshot } from "./versionQueries.ts";

/**
 * Another one as soon as publishing would make something else public: sketches and what is left out
 * change without a new version of the plan, and projects and neighbours change what it counts. Its
 * title, text and needs are left to the version.
 */
export function draftStamp(
  draft: PlanSnapshot,
  nitrogen: readonly StageNitrogen[],
  effects: readonly SubcatchmentEffects[],
): string {
  const items = draft.items.map((item) => JSON.stringify(item)).toSorted();
  // To the kilogram and ten square metres: a sum of the same items may differ in its last digit.
  const tons = nitrogen.map(({ opId, stage, tons }) => [opId, stage, rounded(tons)]);
  const hectares = effects.map(({ opId, extractionEffortHa, afforestationEffortHa }) => [
    opId,
    rounded(extractionEffortHa),
    rounded(afforestationEffortHa),
  ]);
  const sums = [...tons, ...hectares].map((sum) => JSON.stringify(sum)).toSorted();
  return createHash("sha256")
    .update(JSON.stringify([items, sums]))
    .digest("base64url");
}

const rounded = (sum: number | null) => Math.round((sum ?? 0) * 1000);

/** Of the draft as it stands, in the transaction that holds the plan's lock. */
export async function readDraftStamp(tx: Tx, planId: string): Promise<string> {
  const draft = foundOrProblem(await readSnapshot(tx, planId, "draft"));
  const nitrogen = await nitrogenBySubcatchment(tx, planId);
  return draftStamp(draft, nitrogen, await effectsBySubcatchment(tx, planId));
}
