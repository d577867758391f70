import { datasetAttributes } from "@mars/domain/datasets/datasetAttributes";

type Attribute = {
  readonly name: string;
  readonly value: string | number | boolean | null;
};
type Named = {
  readonly key?: string | null | undefined;
  readonly attributes?: readonly Attribute[] | undefined;
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/i;
const namesIt = /(?:^|_)navn$/i;
const numbersIt = /(?:nr|nummer|kode|_id|^id)$/i;

/** Attributes that tell a person something: empty ones and machine ids are left out. */
export function tellingAttributes<A extends Attribute>(
  attributes: readonly A[] = [],
): readonly A[] {
  return attributes.filter(
    ({ value }) =>
      value !== null && value !== "" && !(typeof value === "string" && uuid.test(value)),
  );
}

/**
 * What people call a feature: a parcel by number and district, a site by its name and not by its
 * code, else its first word-like attribute, else the source's own number.
 */
export function featureName({ key, attributes }: Named): string | null {
  const telling = tellingAttributes(attributes);
  const valueOf = (name: string) => telling.find((one) => one.name === name)?.value;
  const parcel = valueOf(datasetAttributes.parcelNumber) ?? valueOf("matrnr");
  const district = valueOf(datasetAttributes.districtName) ?? valueOf("elavsnavn");
  if (parcel !== undefined && district !== undefined) return `${parcel} ${district}`;
  const words = telling.filter(({ value }) => typeof value === "string" && /\p{L}/u.test(value));
  const word =
    words.find(({ name }) => namesIt.test(name)) ??
    words.find(({ name }) => !numbersIt.test(name)) ??
    words[0];
  return word ? String(word.value) : (key ?? null);
}
