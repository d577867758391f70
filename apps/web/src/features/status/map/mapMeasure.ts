import type { UnitListItem } from "@mars/contracts/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/statusShapes";
import { missingT } from "../units/unitValue.ts";

/**
 * What the map of units shows. Nitrogen of coastal water groups is told by what is missing: a large
 * effort says nothing of whether it lies where it is needed.
 */
export function mapMeasure(kind: UnitKind, effect: EffectKey) {
  const isMissing = kind === "plan" && effect === "nitrogen";
  return {
    isMissing,
    valueOf: (unit: UnitListItem): number =>
      isMissing ? (missingT(unit) ?? 0) : unit.totals.total[effect],
  };
}
