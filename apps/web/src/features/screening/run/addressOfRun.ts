import { workOn } from "../area/workingArea.ts";
import { changeSearch } from "../mapInAddress.ts";
import type { ScreeningRun } from "./ScreeningRun.ts";

/** Back to step 1 with the area kept as it was screened. */
export function goToAreaStep(run: ScreeningRun): void {
  const { area } = run.store.get();
  if (area) workOn(area);
  run.forget();
  changeSearch((query) => query.delete("analysis"), { replace: false });
}
