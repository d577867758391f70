import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { useAddressWith, useSearchText } from "../asOf/asOf.ts";
import { effects } from "./effects.ts";
import { detailText } from "../text/detailText.ts";

/** The effect a map or chart shows; nitrogen until another is chosen. */
export function useEffectChoice(
  usual: EffectKey = "nitrogen",
): [EffectKey, (next: EffectKey) => void] {
  const [text, setText] = useSearchText("effekt");
  const chosen = effects.find((effect) => effect === text) ?? usual;
  return [chosen, (next) => setText(next === usual ? "" : next)];
}

export function EffectChoice({
  value,
  onChange,
}: {
  value: EffectKey;
  onChange: (effect: EffectKey) => void;
}) {
  const t = useText(detailText);
  const addressWith = useAddressWith();
  return (
    <RadioGroup
      addressOf={(effekt) => addressWith({ effekt })}
      legend={t("choice.effect")}
      variant="segmented"
      value={value}
      onChange={onChange}
      options={effects.map((effect) => ({ value: effect, label: t(`effect.${effect}`) }))}
    />
  );
}
