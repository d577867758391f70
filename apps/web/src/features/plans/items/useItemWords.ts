import type { Plan } from "@mars/contracts/plans/planShapes";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { planText } from "../text/planText.ts";
import { useMasterData } from "../planQueries.ts";
import type { CountedItem } from "../work/countedItem.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";

/** 'Lavbundsprojekter, 930 ha, Thisted Bredning + 1'. */
export function useItemWords(plan: Plan): (item: CountedItem) => string {
  const master = useMasterData().data;
  const nameOf = useFactName();
  const f = useFormat();
  const t = useText(planText);
  const names = new Map(plan.subCatchments.map(({ opId, name }) => [opId, name]));
  return (item) => {
    const measure = master?.mitigationMeasures.find(({ id }) => id === item.mitigationMeasureId);
    const places = item.subCatchments
      .map(({ opId }) => names.get(opId))
      .filter((name) => name !== undefined);
    const areaHa = areaText(f, item.areaHa);
    const outline = item.point === null && t("noOutline");
    // The first place and how many more: a row is one line, and the sketch itself tells them all.
    const more = places.length > 1 ? ` + ${places.length - 1}` : "";
    const place = places[0] && places[0] + more;
    return [measure && nameOf(measure.name), areaHa, place, outline].filter(Boolean).join(", ");
  };
}
