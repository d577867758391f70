import type { ScreeningChanges } from "@mars/contracts/screening/screeningChanges";

type Dataset = ScreeningChanges["datasets"][number];

/** Half a square metre: what rounding and redrawn borders do is no change. */
const sameHa = 5e-5;

/** What has happened to a dataset's overlap, as a person would say it. */
export type DatasetChange =
  | { kind: "same" | "added" | "removed" | "failed" | "answers" | "appeared" | "gone" }
  | { kind: "sameFigures" }
  | { kind: "more" | "less"; byHa: number }
  | { kind: "moreFeatures" | "fewerFeatures"; count: number };

export function datasetChange({ change, before, after }: Dataset): DatasetChange {
  // It had not answered then, and was no new dataset for all that.
  if (change === "added" && before === null && after?.version.origin === "live")
    return { kind: "answers" };
  if (change !== "new-version" || !before || !after)
    return { kind: change === "new-version" ? "sameFigures" : change };
  const byHa = after.overlapHa - before.overlapHa;
  if (Math.abs(byHa) >= sameHa) {
    if (before.overlapHa < sameHa) return { kind: "appeared" };
    if (after.overlapHa < sameHa) return { kind: "gone" };
    return { kind: byHa > 0 ? "more" : "less", byHa: Math.abs(byHa) };
  }
  const count = after.touchedCount - before.touchedCount;
  if (count !== 0)
    return { kind: count > 0 ? "moreFeatures" : "fewerFeatures", count: Math.abs(count) };
  return { kind: "sameFigures" };
}
