import { sortDanish } from "@mars/wording/format/collation";
import { sketchFieldText } from "@mars/wording/plans/sketchFieldText";
import { useText } from "../../../lib/language/text.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { useMasterData } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";
import type { SketchValues } from "./SketchValues.ts";

type Props = {
  values: Pick<SketchValues, "subsidySchemeId" | "mitigationMeasureId">;
  onChange: (changes: Pick<SketchValues, "mitigationMeasureId">) => void;
};

/** What is done with the land; a chosen scheme decides it. */
export function MeasureField({ values, onChange }: Props) {
  const t = useText(sketchText);
  const words = useText(sketchFieldText);
  const nameOf = useFactName();
  const master = useMasterData().data;
  const hasScheme = master?.subsidySchemes.some(({ id }) => id === values.subsidySchemeId) ?? false;
  const options = (master?.mitigationMeasures ?? [])
    .filter(({ id, active }) => active || id === values.mitigationMeasureId)
    .map(({ id, name }) => ({ value: id, label: nameOf(name) }));
  return (
    <Select
      label={words("mitigationMeasureId")}
      isOptional
      placeholder={t("noMeasure")}
      {...(hasScheme && { hint: t("measureOfScheme") })}
      {...(values.mitigationMeasureId === null && { hint: t("measureNeeded") })}
      disabled={hasScheme}
      value={values.mitigationMeasureId ?? ""}
      options={sortDanish(options, ({ label }) => label)}
      onChange={(id) => onChange({ mitigationMeasureId: id || null })}
    />
  );
}
