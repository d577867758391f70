import type { TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import type { CatalogueDataset } from "../catalogue/CatalogueDataset.ts";

type Titled = NonNullable<TouchedFeature["attributes"]>;

/** The attributes of a feature that the catalogue has titles for, in its order. */
export function titledAttributes(
  dataset: Pick<CatalogueDataset, "attributes">,
  values: Readonly<Record<string, unknown>>,
): Titled {
  return dataset.attributes
    .filter(({ name }) => name in values)
    .map(({ name, titleDa, titleEn }) => ({ name, titleDa, titleEn, value: shown(values[name]) }));
}

/** The attributes that rules ask for; one that a feature lacks stays away, for the rule to tell. */
export function ruledAttributes(
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => name in values).map((name) => [name, values[name]]),
  );
}

function shown(value: unknown): Titled[number]["value"] {
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "string")
    return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}
