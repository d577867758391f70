import { slugOf } from "@mars/domain/status/unitSlugs";
import { Field } from "../../../ui/fields/Field.tsx";
import { da } from "./text.da.ts";
import { placeKinds, usePlaces } from "./usePlaces.ts";

type Props = {
  /** `kind/name`, or empty for the whole country. */
  value: string;
  onChange: (place: string) => void;
  /** In the address, where a form sends it without scripts. */
  name?: string;
  form?: string;
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
export function PlaceSelect({ value, onChange, words = danishWords, ...rest }: Props) {
  const groups = usePlaces();
  return (
    <Field label={words.label}>
      {(control) => (
        <select
          {...control}
          {...rest}
          className="form-select"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{words.country}</option>
          {!groups && value !== "" && <option value={value}>{value}</option>}
          {groups &&
            placeKinds.map((kind) => (
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
