import { dropDraft, keepDraft, readDraft } from "../../../lib/storage/draftKeeper.ts";
import { areaDraft, type AreaDraft } from "../area/areaDraft.ts";
import { changeSearch } from "../mapInAddress.ts";
import type { ScreeningRun } from "./ScreeningRun.ts";

/** Back to step 1 with the area kept as it was screened. */
export function goToAreaStep(run: ScreeningRun): void {
  const { area } = run.store.get();
  const source = readDraft<AreaDraft>(areaDraft)?.source ?? "drawn";
  if (area) keepDraft(areaDraft, { geometry: area, source, analysis: null } satisfies AreaDraft);
  else dropDraft(areaDraft);
  run.forget();
  changeSearch((query) => query.delete("analysis"), { replace: false });
}
