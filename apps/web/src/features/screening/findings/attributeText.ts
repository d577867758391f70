import type { TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import { formats } from "@mars/wording/format/formats";
import type { Locale } from "@mars/wording/language/languages";

type Attribute = NonNullable<TouchedFeature["attributes"]>[number];

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
