import { defineDanishText } from "@mars/wording/language/text";

/** What stands for a name in lists, which tell names as they were given (SPEC 9: in Danish). */
export const rowText = defineDanishText({
  unnamed: "Uden navn",
  noLongerPublic: "Ikke længere offentligt",
  noMeasure: "Uden virkemiddel",
});
