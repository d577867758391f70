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
  /** Name and measure are elsewhere on the page. */
  areMainAbove?: boolean;
};

const [lines, paragraphs] = [
  writtenSketchFields.filter((field) => WRITTEN_SKETCH_FIELDS[field].text.lines === 1),
  writtenSketchFields.filter((field) => WRITTEN_SKETCH_FIELDS[field].text.lines > 1),
];

const byLabel = (options: { value: string; label: string }[]) =>
  sortDanish(options, ({ label }) => label);

/** Everything about a sketch that is text or choice. A scheme brings its own measure. */
export function SketchFields({ values, faults, onChange: change, areMainAbove }: Props) {
  const t = useText(sketchText);
  const words = useText(sketchFieldText);
  const textProps = useTextProps({ values, faults, onChange: change });
  const master = useMasterData().data;
  const nameOf = useFactName();
  const schemes = master?.subsidySchemes ?? [];
  return (
    <>
      {!areMainAbove && <SketchLines values={values} faults={faults} onChange={change} />}
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
      {!areMainAbove && <MeasureField values={values} onChange={change} />}
      {paragraphs.map((field) => (
        <TextArea key={field} {...textProps(field)} />
      ))}
    </>
  );
}

type Written = Pick<Props, "values" | "faults" | "onChange">;

/** The name, and what else is one line. */
export function SketchLines(props: Written) {
  const textProps = useTextProps(props);
  return lines.map((field) => <TextField key={field} hasCounter {...textProps(field)} />);
}

function useTextProps({ values, faults, onChange }: Written) {
  const words = useText(sketchFieldText);
  const limits = limitsOf(useSettings());
  return (field: WrittenSketchField) => {
    const { isRequired, limit } = WRITTEN_SKETCH_FIELDS[field].text;
    return {
      label: words(field),
      isOptional: !isRequired,
      value: values[field],
      maxLength: limits[limit],
      error: faults[field],
      onChange: (text: string) => onChange({ [field]: text }),
    };
  };
}
