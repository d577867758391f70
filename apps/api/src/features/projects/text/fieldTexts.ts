import type { Language } from "@mars/wording/language/languages";

/** What a refused text of a project is told. */
export const fieldTexts = {
  required: { da: "Feltet skal udfyldes.", en: "A text is needed." },
  tooLong: (most: number): Record<Language, string> => ({
    da: `Teksten må højst være på ${most} tegn.`,
    en: `At most ${most} characters.`,
  }),
};
