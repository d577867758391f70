import { useText } from "../../../lib/language/text.ts";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { screeningText } from "../text.ts";
import { allStages, type NeighbourChoice } from "./NeighbourChoice.ts";

type Props = { choice: NeighbourChoice; onChange: (choice: NeighbourChoice) => void };
const farthestM = 1000;

/** Which existing projects are warned about, and how far around is looked. */
export function NeighbourOptions({ choice, onChange }: Props) {
  const t = useText(screeningText);
  const chosen = choice.stages ?? allStages;
  function toggle(stage: (typeof allStages)[number]) {
    const stages = allStages.filter((one) => chosen.includes(one) !== (one === stage));
    onChange({ ...choice, stages: stages.length === allStages.length ? null : stages });
  }
  return (
    <details className="screening-more screening-options no-print">
      <summary>
        <Icon name="chevronDown" isSmall />
        {t("neighbours.options")}
      </summary>
      <fieldset>
        <legend>{t("neighbours.stages")}</legend>
        {allStages.map((stage) => (
          <Checkbox
            key={stage}
            label={t(`stage.${stage}`)}
            isChecked={chosen.includes(stage)}
            onChange={() => toggle(stage)}
          />
        ))}
      </fieldset>
      <NumberField
        kind="integer"
        label={t("neighbours.buffer")}
        hint={t("neighbours.bufferHint")}
        unit={t("neighbours.metres")}
        value={choice.bufferM}
        onChange={(metres) =>
          onChange({ ...choice, bufferM: Math.min(farthestM, Math.max(0, metres ?? 0)) })
        }
      />
    </details>
  );
}
