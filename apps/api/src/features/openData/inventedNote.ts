import type { TextByLanguage } from "@mars/wording/language/languages";
import type { ContentPart } from "@mars/contracts/datasets/dataSources";
import type { ContentOrigin } from "../../platform/sources/contentOrigins.ts";
import { inventedTexts } from "./inventedTexts.ts";
import type { Collection } from "./ogc/collections.ts";

const partOf: Readonly<Record<string, ContentPart>> = {
  projects: "projects",
  "sketch-projects": "sketches",
  plans: "geography",
  "sub-catchments": "geography",
  tripartites: "geography",
  municipalities: "geography",
  "land-holdings": "land",
};

/** How much of a collection is invented. */
export function inventedIn(
  origins: readonly ContentOrigin[],
  { id, dataset }: Pick<Collection, "id" | "dataset">,
): keyof typeof inventedTexts {
  if (dataset) return dataset.isDemo ? "all" : "none";
  const origin = origins.find(({ part }) => part === partOf[id])?.origin;
  return origin === "demo" ? "all" : origin === "mixed" ? "some" : "none";
}

/** Files and descriptions leave the site's notice behind, so each says itself what is invented. */
export function inventedNote(
  origins: readonly ContentOrigin[],
  collection: Pick<Collection, "id" | "dataset">,
): TextByLanguage {
  return inventedTexts[inventedIn(origins, collection)];
}

/** The same of a catalogue of all collections. */
export function catalogueNote(origins: readonly ContentOrigin[]): TextByLanguage {
  const parts = new Set(Object.values(partOf));
  const told = origins.filter(({ part, origin }) => parts.has(part) && origin !== "none");
  const invented = told.filter(({ origin }) => origin !== "real");
  if (invented.length === 0) return inventedTexts.none;
  return invented.length === told.length && invented.every(({ origin }) => origin === "demo")
    ? inventedTexts.all
    : inventedTexts.some;
}
