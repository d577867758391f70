import { limitsOf } from "@mars/contracts/platform/limitsOf";
import {
  WRITTEN_SKETCH_FIELDS,
  type WrittenSketchField,
  writtenSketchFields,
} from "@mars/domain/fields/sketchFields";
import { sortDanish } from "@mars/wording/format/collation";
import { sketchFieldText } from "@mars/wording/plans/sketchFieldText";
import { useText } from "../../../lib/language/text.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useMasterData } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";
import { MeasureField } from "./MeasureField.tsx";
import type { SketchValues } from "./SketchValues.ts";
import type { SketchFaults } from "./useSketchFaults.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";

type Props = {
  values: SketchValues;
  faults: SketchFaults;
  onChange: (changes: Partial<SketchValues>) => void;
  /** The measure is chosen elsewhere on the page. */
  isMeasureAbove?: boolean;
};

const [lines, paragraphs] = [
  writtenSketchFields.filter((field) => WRITTEN_SKETCH_FIELDS[field].text.lines === 1),
  writtenSketchFields.filter((field) => WRITTEN_SKETCH_FIELDS[field].text.lines > 1),
];

const byLabel = (options: { value: string; label: string }[]) =>
  sortDanish(options, ({ label }) => label);

/** Everything about a sketch that is text or choice. A scheme brings its own measure. */
export function SketchFields({ values, faults, onChange: change, isMeasureAbove }: Props) {
  const t = useText(sketchText);
  const words = useText(sketchFieldText);
  const limits = limitsOf(useSettings());
  const master = useMasterData().data;
  const nameOf = useFactName();
  const schemes = master?.subsidySchemes ?? [];
  return (
    <>
      {lines.map((field) => (
        <TextField key={field} hasCounter {...textProps(field)} />
      ))}
      <Select
        label={words("subsidySchemeId")}
        isOptional
        placeholder={t("noScheme")}
        value={values.subsidySchemeId ?? ""}
        options={byLabel(
          schemes
            .filter(({ id, active }) => active || id === values.subsidySchemeId)
            .map(({ id, name }) => ({ value: id, label: nameOf(name) })),
        )}
        onChange={(id) =>
          change({
            subsidySchemeId: id || null,
            ...(id && {
              mitigationMeasureId:
                schemes.find((one) => one.id === id)?.mitigationMeasureId ?? null,
            }),
          })
        }
      />
      {!isMeasureAbove && <MeasureField values={values} onChange={change} />}
      {paragraphs.map((field) => (
        <TextArea key={field} {...textProps(field)} />
      ))}
    </>
  );

  function textProps(field: WrittenSketchField) {
    const { isRequired, limit } = WRITTEN_SKETCH_FIELDS[field].text;
    return {
      label: words(field),
      isOptional: !isRequired,
      value: values[field],
      maxLength: limits[limit],
      error: faults[field],
      onChange: (text: string) => change({ [field]: text }),
    };
  }
}
