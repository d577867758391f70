import type { SupplementaryGeometryType } from "@mars/contracts/datasets/masterData";
import { wordIn } from "@mars/wording/language/wordIn";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { projectText } from "../text/projectText.ts";
import { maxLengthOf } from "../textFault.ts";
import { useTextFault } from "../useTextFault.ts";

export type SupplementaryDraft = { name: string; typeId: string };
export const [nameId, typeId] = ["supplementary-name", "supplementary-type"];

type Props = {
  types: readonly SupplementaryGeometryType[];
  value: SupplementaryDraft;
  onChange: (value: SupplementaryDraft) => void;
  isTried: boolean;
};

/** Name and type; types that are computed are not for drawing. */
export function SupplementaryFields({ types, value, onChange, isTried }: Props) {
  const t = useText(projectText);
  // Public with the project, as its own name is.
  const words = useText(projectFieldText);
  const locale = useLocale();
  const fault = useTextFault()("supplementaryName", value.name);
  const drawn = types.filter(({ automatic }) => !automatic);
  const chosen = drawn.find(({ id }) => id === value.typeId);
  return (
    <>
      <TextField
        id={nameId}
        label={t("supplementary.name")}
        hint={words("name.hint")}
        value={value.name}
        maxLength={maxLengthOf("supplementaryName")}
        hasCounter
        required
        error={isTried ? fault : null}
        onChange={(name) => onChange({ ...value, name })}
      />
      <Select
        id={typeId}
        label={t("supplementary.type")}
        placeholder={t("supplementary.chooseType")}
        required
        value={value.typeId}
        error={isTried && value.typeId === "" ? t("supplementary.mustType") : null}
        options={drawn.map((type) => ({
          value: type.id,
          label: wordIn(locale, type, "title"),
        }))}
        onChange={(id) => onChange({ ...value, typeId: id })}
      />
      {chosen?.clipToProjectGeometry && <p className="small mute">{t("supplementary.clipped")}</p>}
    </>
  );
}

export function useSupplementaryFaults(value: SupplementaryDraft) {
  const fault = useTextFault()("supplementaryName", value.name);
  return { name: fault, isTypeMissing: value.typeId === "" };
}
