import type { UnitListItem } from "@mars/contracts/statusPages";
import type { CountedStage, EffectKey } from "@mars/contracts/statusShapes";

export type UnitColumn = CountedStage | EffectKey | "name" | "share" | "total" | "need" | "planned";

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
    case "planned":
      return unit.plan?.plannedShare ?? null;
    case "nitrogen":
    case "extraction":
    case "afforestation":
      return unit.totals.total[key];
    default:
      return unit.counts[key];
  }
}
