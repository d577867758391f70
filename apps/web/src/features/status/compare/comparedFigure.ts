import type { UnitListItem } from "@mars/contracts/status/statusPages";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { perThousandHa } from "@mars/domain/status/compareUnits";
import type { Counted, Shown } from "./useCompared.ts";

export function amountOf({ totals }: UnitListItem, effect: EffectKey, counted: Counted): number {
  return counted === "established" ? totals.byStage.established[effect] : totals.total[effect];
}

/** What is compared of a unit: its amount, or that per 1,000 ha of its land. */
export function comparedFigure(
  unit: UnitListItem,
  effect: EffectKey,
  { shown, counted }: { shown: Shown; counted: Counted },
): number | null {
  const amount = amountOf(unit, effect, counted);
  return shown === "total" ? amount : perThousandHa(amount, unit.areaHa);
}

/** The part of a coastal water group's need that is covered; null where nothing is needed. */
export const coveredShare = ({ plan }: UnitListItem): number | null => plan?.coverage.share ?? null;
