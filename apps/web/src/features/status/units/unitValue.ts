import type { UnitListItem } from "@mars/contracts/status/statusPages";
import type { CountedStage, EffectKey } from "@mars/contracts/status/statusShapes";

export type UnitColumn = CountedStage | EffectKey | "name" | "share" | "total" | "need" | "missing";

/** What a column of the unit table sorts by and sums. */
export function unitValue(unit: UnitListItem, key: UnitColumn): string | number | null {
  switch (key) {
    case "name":
      return unit.name;
    case "total":
    case "share":
      return unit.counts.total;
    case "need":
      return unit.plan?.needT ?? 0;
    case "missing":
      return missingT(unit);
    case "nitrogen":
    case "extraction":
    case "afforestation":
      return unit.totals.total[key];
    default:
      return unit.counts[key];
  }
}

/** Null where nothing is needed; a group that is covered misses nothing. */
export function missingT({ plan }: UnitListItem): number | null {
  if (plan?.verdict === "missing") return plan.coverage.missingT;
  return plan?.verdict === "covered" ? 0 : null;
}
