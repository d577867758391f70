import { JUDGEMENT_LEVELS, levelFields } from "@mars/domain/plans/sketchJudgement";
import { sketchFieldText } from "@mars/wording/plans/sketchFieldText";
import { useText } from "../../../lib/language/text.ts";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { gapText } from "../text/gapText.ts";
import type { JudgedValues } from "./SketchValues.ts";

type Props = {
  values: JudgedValues;
  /** What is wrong with the cost. */
  fault: string | undefined;
  onChange: (changes: Partial<JudgedValues>) => void;
};

/** What planners think of a sketch, for the gap closer to weigh. */
export function JudgementFields({ values, fault, onChange: change }: Props) {
  const t = useText(gapText);
  const words = useText(sketchFieldText);
  return (
    <Disclosure summary={t("judge.title")}>
      <p className="plan-quiet">{t("judge.hint")}</p>
      <NumberField
        label={words("costPerHaDkk")}
        unit={t("perHa")}
        isOptional
        value={values.costPerHaDkk}
        error={fault}
        onChange={(costPerHaDkk) => change({ costPerHaDkk })}
      />
      {levelFields.map((field) => (
        <Select
          key={field}
          label={words(field)}
          isOptional
          placeholder={t("judge.unknown")}
          value={values[field] ?? ""}
          options={JUDGEMENT_LEVELS.map((level) => ({
            value: level,
            label: t(`${field}.${level}`),
          }))}
          onChange={(level) =>
            change({ [field]: JUDGEMENT_LEVELS.find((one) => one === level) ?? null })
          }
        />
      ))}
    </Disclosure>
  );
}
