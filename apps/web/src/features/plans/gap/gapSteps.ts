import type { CountedItem } from "../work/countedItem.ts";

/** What taking a set means: which sketches come in and, where nothing is kept, which go out. */
export function gapSteps(
  ids: readonly string[],
  items: readonly CountedItem[],
  isCounted: (item: CountedItem) => boolean,
  keeps: boolean,
): { added: CountedItem[]; included: string[]; excluded: string[] } {
  const counted = new Set(items.filter(isCounted).map(({ id }) => id));
  const chosen = new Set(ids);
  const byTons = items
    .filter(({ id }) => chosen.has(id))
    .toSorted((a, b) => (b.effects.nitrogenReductionT ?? 0) - (a.effects.nitrogenReductionT ?? 0));
  const included = byTons.filter(({ id }) => !counted.has(id));
  return {
    added: keeps ? included : byTons,
    included: included.map(({ id }) => id),
    excluded: keeps
      ? []
      : items
          .filter(
            ({ id, stage }) => stage === "sketch_project" && counted.has(id) && !chosen.has(id),
          )
          .map(({ id }) => id),
  };
}
