import { scaleEffects } from "@mars/domain/effects/effects";
import type { CountedItem } from "../work/countedItem.ts";

/** The items as they would count with every overlap clipped: each without the share it loses. */
export function countedOnceItems(
  items: readonly CountedItem[],
  lost: readonly { readonly id: string; readonly share: number }[],
): CountedItem[] {
  const shareOf = new Map(lost.map(({ id, share }) => [id, share]));
  return items.map((item) => {
    const left = 1 - (shareOf.get(item.id) ?? 0);
    if (left === 1) return item;
    return {
      ...item,
      effects: scaleEffects(item.effects, left),
      subCatchments: item.subCatchments.map((place) => ({
        ...place,
        nitrogenReductionT: place.nitrogenReductionT * left,
      })),
    };
  });
}
