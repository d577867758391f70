import type { Language } from "@mars/wording/language/languages";

type Words = Record<Language, string>;

/** What is wrong with a text that somebody wrote. */
export const checkedTexts = {
  required: { da: "Feltet skal udfyldes.", en: "This field is required." } satisfies Words,
  tooLong: (most: number): Words => ({
    da: `Teksten må højst være på ${most} tegn.`,
    en: `At most ${most} characters.`,
  }),
};
