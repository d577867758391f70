import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import type { Plan } from "@mars/contracts/plans/planShapes";
import type { Balance } from "@mars/domain/plans/balance";
import type { Shape, ShapeStyle } from "../../../map/index.ts";
import { needClass, needLimits } from "../balance/needClass.ts";
import { type Choices, type CountedItem, isCounted, isSketch } from "../work/countedItem.ts";

type Outlines = ReadonlyMap<string, MultiPolygon>;

/** Sub-catchments in heather by what is missing; only their outline while something is drawn. */
export function unitShapes(
  plan: Plan,
  balances: ReadonlyMap<string, Balance>,
  outlines: Outlines,
  isOutline = false,
): Shape[] {
  const limits = needLimits(balances.values());
  return plan.subCatchments.flatMap(({ opId, name, geoLocationId, balance: own }) => {
    const geometry = outlines.get(geoLocationId);
    const balance = balances.get(opId) ?? own;
    if (!geometry) return [];
    return [
      {
        id: opId,
        geometry,
        style: isOutline ? "need-outline" : (`need-${needClass(balance, limits)}` as const),
        title: name,
      },
    ];
  });
}

/** Name and figure, above the projects that would cover them. */
export function labelShapes(
  units: readonly Shape[],
  balances: ReadonlyMap<string, Balance>,
  missing: (balance: Balance) => string,
): Shape[] {
  return units.flatMap((unit) => {
    const balance = balances.get(unit.id);
    if (!balance) return [];
    return [
      { ...unit, style: "label", label: `${shortName(unit.title ?? "")}\n${missing(balance)}` },
    ];
  });
}

/** 'Bjørnholms Bugt, Riisgårde Bredning, Skive Fjord …' has no room on a map. */
export function shortName(name: string): string {
  const [first = name, second] = name.split(/, | og /);
  return second === undefined || name.length < 30 ? name : `${first} m.fl.`;
}

const stageStyles = {
  preliminary_examination_approval: "stage-preliminary",
  establishment_approval: "stage-establishment",
  established: "stage-established",
} as const satisfies Record<string, ShapeStyle>;

/** Projects and sketches in the styles of their stage; what does not count is pale. */
export function itemShapes(
  items: readonly CountedItem[],
  choices: Choices,
  outlines: Outlines,
  /** Where several lie under the pointer: kind and figure, not only a name. */
  titleOf: (item: CountedItem) => string,
): Shape[] {
  return items.flatMap((item) => {
    const geometry = outlines.get(item.geoLocationId);
    return geometry
      ? [{ id: item.id, geometry, style: styleOf(item, choices), title: titleOf(item) }]
      : [];
  });
}

function styleOf(item: CountedItem, choices: Choices): ShapeStyle {
  if (isSketch(item) && item.kind === "uroert_skov") return "supplementary-direct";
  if (!isCounted(item, choices)) return "stage-sketch-excluded";
  return isSketch(item) ? "stage-sketch" : stageStyles[item.stage];
}
