import type { GapAnswer } from "@mars/contracts/planShapes";
import type { CountedItem } from "../work/countedItem.ts";

/** What taking the answer means: which sketches come in and, where nothing is kept, which go out. */
export function gapSteps(
  answer: GapAnswer,
  items: readonly CountedItem[],
  isCounted: (item: CountedItem) => boolean,
  keeps: boolean,
): { added: GapAnswer["chosen"]; included: string[]; excluded: string[] } {
  const counted = new Set(items.filter(isCounted).map(({ id }) => id));
  const chosen = new Set(answer.chosen.map(({ id }) => id));
  const added = keeps ? answer.chosen.filter(({ id }) => !counted.has(id)) : [...answer.chosen];
  return {
    added,
    included: answer.chosen.filter(({ id }) => !counted.has(id)).map(({ id }) => id),
    excluded: keeps
      ? []
      : items
          .filter(
            ({ id, stage }) => stage === "sketch_project" && counted.has(id) && !chosen.has(id),
          )
          .map(({ id }) => id),
  };
}
