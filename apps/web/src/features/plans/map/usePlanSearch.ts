import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import { stageText } from "@mars/wording/stages/stageText";
import { useMemo } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { CountedItem } from "../work/countedItem.ts";
import { planSearch } from "./searchPlan.ts";

/** The map's search with the plan's own sketches and projects in it. */
export function usePlanSearch(
  items: readonly CountedItem[],
  outlines: ReadonlyMap<string, MultiPolygon> | undefined,
) {
  const stages = useText(stageText);
  const f = useFormat();
  return useMemo(
    () =>
      planSearch(items, outlines, ({ stage, areaHa }) => `${stages(stage)}, ${f.hectares(areaHa)}`),
    [items, outlines, stages, f],
  );
}
