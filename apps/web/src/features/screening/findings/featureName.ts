import type { TouchedFeature } from "@mars/contracts/screening";
import { formats } from "@mars/wording/format/formats";
import type { Locale } from "@mars/wording/language/languages";

type Attribute = NonNullable<TouchedFeature["attributes"]>[number];
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/i;

/** Attributes that tell a person something: empty ones and machine ids are left out. */
export function tellingAttributes({ attributes = [] }: TouchedFeature): readonly Attribute[] {
  return attributes.filter(
    ({ value }) =>
      value !== null && value !== "" && !(typeof value === "string" && uuid.test(value)),
  );
}

/** What a row is called: its first word-like attribute, else the source's own number. */
export function featureName(feature: TouchedFeature): string | null {
  const word = tellingAttributes(feature).find(
    ({ value }) => typeof value === "string" && /\p{L}/u.test(value),
  );
  return word ? String(word.value) : (feature.key ?? null);
}

/** Codes and years are written as they stand; only fractions follow the locale. */
export function attributeText(
  value: Attribute["value"],
  words: { yes: string; no: string; locale: Locale },
): string {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value !== "number") return value ?? "–";
  if (Number.isInteger(value)) return String(value);
  return formats(words.locale).exact(value);
}
