import type { TextByLanguage } from "@mars/wording/language/languages";

/** What is wrong with the corners of an area in an address. */
export const areaTexts: Readonly<Record<"notDegrees", TextByLanguage>> = {
  notDegrees: {
    da: "Hjørnerne skal være grader, længdegrad først.",
    en: "Corners must be degrees, longitude first.",
  },
};
