import type { FeatureInfo } from "@mars/contracts/datasets/layers";
import { wordIn } from "@mars/wording/language/wordIn";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { mapText } from "../text.ts";

/** Attributes with their titles, as the catalogue names them. */
export function FeatureFacts({ feature }: { feature: FeatureInfo }) {
  const t = useText(mapText);
  const format = useFormat();
  const locale = useLocale();
  const word = (value: FeatureInfo["attributes"][number]["value"]) => {
    if (value === null || value === "") return "–";
    if (typeof value === "number") return format.exact(value);
    const stage = `stage.${String(value)}`;
    return isStage(stage) ? t(stage) : String(value);
  };
  const hasOwnArea = feature.attributes.some(({ titleDa }) => /areal/i.test(titleDa));
  return (
    <dl className="map-facts">
      {feature.attributes.map((attribute) => (
        <div key={attribute.name}>
          <dt>{wordIn(locale, attribute, "title")}</dt>
          <dd>{word(attribute.value)}</dd>
        </div>
      ))}
      {feature.areaHa > 0 && !hasOwnArea && (
        <div>
          <dt>{t("info.area")}</dt>
          <dd>{areaText(format, feature.areaHa)}</dd>
        </div>
      )}
    </dl>
  );
}

type StageKey =
  | "stage.established"
  | "stage.establishment_approval"
  | "stage.preliminary_examination_approval";
const stageKeys: readonly string[] = [
  "stage.established",
  "stage.establishment_approval",
  "stage.preliminary_examination_approval",
] satisfies StageKey[];
function isStage(key: string): key is StageKey {
  return stageKeys.includes(key);
}
