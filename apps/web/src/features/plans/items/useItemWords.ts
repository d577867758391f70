import type { Plan } from "@mars/contracts/planShapes";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { planText } from "../text/planText.ts";
import { useMasterData } from "../planQueries.ts";
import type { CountedItem } from "../work/countedItem.ts";

/** 'Lavbundsprojekter, 930 ha, Thisted Bredning'. */
export function useItemWords(plan: Plan): (item: CountedItem) => string {
  const master = useMasterData().data;
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
    return [measure?.name, areaHa, ...places.slice(0, 2), outline].filter(Boolean).join(", ");
  };
}
