import { stageText } from "@mars/wording/stages/stageText";
import { useCallback } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { planText } from "../text/planText.ts";
import { type CountedItem, isSketch } from "../work/countedItem.ts";

/** 'Rørbøl Vibebjerg: skitseprojekt, 14,2 t': which of several under the pointer it is. */
export function useItemTitle(): (item: CountedItem) => string {
  const t = useText(planText);
  const stages = useText(stageText);
  const f = useFormat();
  return useCallback(
    (item) =>
      t("onMap", {
        name: item.name,
        kind: isSketch(item) && item.kind === "uroert_skov" ? t("uroert_skov") : stages(item.stage),
        tons: f.tons(item.effects.nitrogenReductionT ?? 0),
      }),
    [t, stages, f],
  );
}
