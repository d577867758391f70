import { projectWords } from "@mars/contracts/projectWords";
import type { Language } from "@mars/wording/language/languages";

/** The fifteen statuses in words, by whatever name stands in the log. */
export const statusNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  da: projectWords.da.status,
  en: projectWords.en.status,
};
