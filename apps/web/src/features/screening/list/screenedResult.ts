import {
  foldScreening,
  nothingScreened,
  type ScreeningSoFar,
} from "@mars/contracts/screening/foldScreening";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import type { SavedArea } from "../../../lib/session/ownWork/savedAreas.ts";
import type { ScreeningCalls } from "../run/ScreeningRun.ts";
import { storedSoFar } from "../run/storedSoFar.ts";

/** The stored result of an area; where there is none any more, the area is screened again. */
export async function screenedResult(
  calls: ScreeningCalls,
  { area, analysis }: Pick<SavedArea, "area" | "analysis">,
  signal: AbortSignal,
): Promise<ScreeningSoFar> {
  if (analysis !== null) {
    try {
      return storedSoFar(await calls.open(analysis, signal));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  let soFar = nothingScreened;
  for await (const line of calls.start(area, signal)) soFar = foldScreening(soFar, line);
  return soFar;
}

/** Unknown or expired. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpProblem && (error.status === 404 || error.status === 410);
}
