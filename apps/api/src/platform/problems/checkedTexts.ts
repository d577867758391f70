import type { TextByLanguage } from "@mars/wording/language/languages";

/** What is wrong with a text that somebody wrote. */
export const checkedTexts = {
  required: { da: "Feltet skal udfyldes.", en: "This field is required." } satisfies TextByLanguage,
  tooLong: (most: number): TextByLanguage => ({
    da: `Teksten må højst være på ${most} tegn.`,
    en: `At most ${most} characters.`,
  }),
};
