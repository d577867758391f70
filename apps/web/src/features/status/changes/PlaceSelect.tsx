import type { StatusMetadata } from "@mars/contracts/status";
import { slugOf } from "@mars/domain/status/unitSlugs";
import { useRead } from "../../../lib/serverData/useRead.ts";
import { Field } from "../../../ui/Field.tsx";
import { da } from "./text.da.ts";

type Props = {
  /** `kind/name`, or empty for the whole country. */
  value: string;
  onChange: (place: string) => void;
  /** Status pages are Danish alone; others have their own language. */
  words?: Readonly<Record<"label" | "country" | "municipality" | "tripartite" | "plan", string>>;
};

const danishWords = {
  label: da["place.label"],
  country: da["place.country"],
  municipality: da["place.municipality"],
  tripartite: da["place.tripartite"],
  plan: da["place.plan"],
};

/** The whole country or one unit of any kind. */
export function PlaceSelect({ value, onChange, words = danishWords }: Props) {
  const { data } = useRead<StatusMetadata>("/status/metadata");
  const groups = data && {
    municipality: data.municipalities,
    tripartite: data.vos,
    plan: data.plans,
  };
  return (
    <Field label={words.label}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{words.country}</option>
          {!groups && value !== "" && <option value={value}>{value}</option>}
          {groups &&
            (["municipality", "tripartite", "plan"] as const).map((kind) => (
              <optgroup key={kind} label={words[kind]}>
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
