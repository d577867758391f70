import type { SavedArea } from "../../../lib/session/ownWork/savedAreas.ts";
import { keepAnalysis, workOn } from "../area/workingArea.ts";
import { changeSearch } from "../mapInAddress.ts";
import type { ScreeningRun } from "../run/ScreeningRun.ts";

/** Its result, or a new one; undo in step 1 leads back to the area that was in work. */
export function openSavedArea(run: ScreeningRun, { area, analysis }: SavedArea): void {
  workOn(area);
  if (analysis === null) return void run.start(area);
  // Where the server has it no longer, the same area is screened again.
  keepAnalysis(area, analysis);
  changeSearch((query) => query.set("analysis", analysis), { replace: false });
}
