import type { StatusMetadata } from "@mars/contracts/status";
import { slugOf } from "@mars/domain/status/unitSlugs";
import { useText } from "../../../lib/language/text.ts";
import { useRead } from "../../../lib/serverData/useRead.ts";
import { Field } from "../../../ui/Field.tsx";
import { changesText } from "./text.ts";

type Props = {
  /** `kind/name`, or empty for the whole country. */
  value: string;
  onChange: (place: string) => void;
};

/** The whole country or one unit of any kind. */
export function PlaceSelect({ value, onChange }: Props) {
  const t = useText(changesText);
  const { data } = useRead<StatusMetadata>("/status/metadata");
  const groups = data && {
    municipality: data.municipalities,
    tripartite: data.vos,
    plan: data.plans,
  };
  return (
    <Field label={t("place.label")}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t("place.country")}</option>
          {!groups && value !== "" && <option value={value}>{value}</option>}
          {groups &&
            (["municipality", "tripartite", "plan"] as const).map((kind) => (
              <optgroup key={kind} label={t(`place.${kind}`)}>
                {groups[kind].map(({ id, name }) => (
                  <option key={id} value={`${kind}/${slugOf(name)}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      )}
    </Field>
  );
}
