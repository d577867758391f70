import type { UnitListItem } from "@mars/contracts/status/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/status/statusShapes";
import { perThousandHa } from "@mars/domain/status/compareUnits";

/**
 * What the map of units shows by colour: never an amount, which a large unit would have more of by
 * its size alone. Nitrogen of coastal water groups is told by the part of the need that is missing:
 * a large effort says nothing of whether it lies where it is needed.
 */
export function mapMeasure(kind: UnitKind, effect: EffectKey) {
  const isMissing = kind === "plan" && effect === "nitrogen";
  return {
    isMissing,
    valueOf: (unit: UnitListItem): number =>
      isMissing
        ? missingPercent(unit)
        : (perThousandHa(unit.totals.total[effect], unit.areaHa) ?? 0),
  };
}

function missingPercent({ plan }: UnitListItem): number {
  if (plan?.verdict !== "missing" || plan.coverage.needT <= 0) return 0;
  return (plan.coverage.missingT / plan.coverage.needT) * 100;
}
