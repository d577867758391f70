import { useText } from "../../../lib/language/text.ts";
import { Select } from "../../../ui/Select.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useMasterData } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";

export type SketchValues = {
  name: string;
  description: string;
  subsidySchemeId: string | null;
  mitigationMeasureId: string | null;
};

type Props = {
  values: SketchValues;
  onChange: (changes: Partial<SketchValues>) => void;
  nameFault?: string | null;
};

/** Everything about a sketch that is text or choice. A scheme brings its own measure. */
export function SketchFields({ values, onChange: change, nameFault }: Props) {
  const t = useText(sketchText);
  const master = useMasterData().data;
  const schemes = master?.subsidySchemes ?? [];
  const scheme = schemes.find(({ id }) => id === values.subsidySchemeId);
  return (
    <>
      <TextField
        label={t("name")}
        value={values.name}
        maxLength={master?.sketchProjectNameMaxLen ?? 50}
        hasCounter
        error={nameFault}
        onChange={(name) => change({ name })}
      />
      <Select
        label={t("scheme")}
        isOptional
        placeholder={t("noScheme")}
        value={values.subsidySchemeId ?? ""}
        options={schemes
          .filter(({ id, active }) => active || id === values.subsidySchemeId)
          .map(({ id, name }) => ({ value: id, label: name }))}
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
      <Select
        label={t("measure")}
        isOptional
        placeholder={t("noMeasure")}
        hint={t(scheme ? "measureOfScheme" : "measureNeeded")}
        disabled={scheme !== undefined}
        value={values.mitigationMeasureId ?? ""}
        options={(master?.mitigationMeasures ?? [])
          .filter(({ id, active }) => active || id === values.mitigationMeasureId)
          .map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => change({ mitigationMeasureId: id || null })}
      />
      <TextArea
        label={t("description")}
        isOptional
        value={values.description}
        maxLength={master?.descriptionMaxLen ?? 4096}
        onChange={(description) => change({ description })}
      />
    </>
  );
}
