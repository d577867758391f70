import { compareCodes } from "@mars/domain/order/compareCodes";
import { compareDanish, foldForSearch } from "@mars/wording/format/collation";
import type { CountedItem } from "../work/countedItem.ts";

export const itemSorts = ["nitrogen", "area", "name", "updated"] as const;
export type ItemSort = (typeof itemSorts)[number];

const compare: Record<ItemSort, (a: CountedItem, b: CountedItem) => number> = {
  nitrogen: (a, b) => (b.effects.nitrogenReductionT ?? 0) - (a.effects.nitrogenReductionT ?? 0),
  area: (a, b) => b.areaHa - a.areaHa,
  name: (a, b) => compareDanish(a.name, b.name),
  updated: (a, b) => compareCodes(b.updatedAt, a.updatedAt),
};

/** Found by name, measure or place; equal ones in the order of their names. */
export function orderedItems<T extends CountedItem>(
  items: readonly T[],
  typed: string,
  sort: ItemSort,
  wordsOf: (item: T) => string,
): T[] {
  const wanted = foldForSearch(typed);
  return items
    .filter((item) => wanted === "" || foldForSearch(wordsOf(item)).includes(wanted))
    .toSorted((a, b) => compare[sort](a, b) || compareDanish(a.name, b.name));
}
