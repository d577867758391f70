import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import type { SavedArea } from "../../../lib/session/ownWork/savedAreas.ts";
import { keepAnalysis, workOn } from "../area/workingArea.ts";
import { changeSearch } from "../mapInAddress.ts";
import type { ScreeningRun } from "../run/ScreeningRun.ts";

/** From another page: its result, or step 1 with the area. */
export function openInScreening({ area, analysis }: SavedArea): void {
  workOn(area);
  keepAnalysis(area, analysis);
  navigate(addressOf({ to: "/screening", search: analysis === null ? {} : { analysis } }));
}

/** Its result, or a new one; undo in step 1 leads back to the area that was in work. */
export function openSavedArea(run: ScreeningRun, { area, analysis }: SavedArea): void {
  workOn(area);
  if (analysis === null) return void run.start(area);
  // Where the server has it no longer, the same area is screened again.
  keepAnalysis(area, analysis);
  changeSearch((query) => query.set("analysis", analysis), { replace: false });
}
