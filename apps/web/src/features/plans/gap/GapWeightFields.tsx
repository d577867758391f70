import type { PlanSketch } from "@mars/contracts/plans/planShapes";
import { type GapWeights, WEIGHTS } from "@mars/domain/plans/gapWeights";
import { judgementFields } from "@mars/domain/plans/sketchJudgement";
import { useText } from "../../../lib/language/text.ts";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { gapText } from "../text/gapText.ts";

type Props = {
  /** The plan's own, which alone may be chosen. */
  sketches: readonly PlanSketch[];
  weights: GapWeights;
  onChange: (weights: GapWeights) => void;
};

/** How much the planners' own judgements count beside size. */
export function GapWeightFields({ sketches, weights, onChange }: Props) {
  const t = useText(gapText);
  return (
    <Disclosure summary={t("weights.title")}>
      {judgementFields.map((field) => {
        const known = sketches.filter((sketch) => sketch[field] !== null).length;
        return (
          <RadioGroup
            key={field}
            legend={t(`weights.${field}`)}
            variant="segmented"
            hint={
              known === 0
                ? t("weights.unknown")
                : t("weights.known", { known, count: sketches.length })
            }
            value={weights[field]}
            options={WEIGHTS.map((value) => ({ value, label: t(`weights.${value}`) }))}
            onChange={(weight) => onChange({ ...weights, [field]: weight })}
          />
        );
      })}
      <p className="plan-quiet">{t("weights.hint")}</p>
    </Disclosure>
  );
}
