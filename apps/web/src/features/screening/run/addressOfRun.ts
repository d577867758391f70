import { deleteDraft, saveDraft, readDraft } from "../../../lib/storage/formDraft.ts";
import { areaDraft, type AreaDraft } from "../area/areaDraft.ts";
import { changeSearch } from "../mapInAddress.ts";
import type { ScreeningRun } from "./ScreeningRun.ts";

/** Back to step 1 with the area kept as it was screened. */
export function goToAreaStep(run: ScreeningRun): void {
  const { area } = run.store.get();
  const source = readDraft<AreaDraft>(areaDraft)?.source ?? "drawn";
  if (area) saveDraft(areaDraft, { geometry: area, source, analysis: null } satisfies AreaDraft);
  else deleteDraft(areaDraft);
  run.forget();
  changeSearch((query) => query.delete("analysis"), { replace: false });
}
