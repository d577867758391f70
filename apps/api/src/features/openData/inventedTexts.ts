import type { TextByLanguage } from "@mars/wording/language/languages";

/** What is added to a description where all, some or none of the content is invented. */
export const inventedTexts: Readonly<Record<"all" | "some" | "none", TextByLanguage>> = {
  all: {
    da: " Indholdet er opdigtet og vises som demonstration.",
    en: " The content is made up and shown as a demonstration.",
  },
  some: {
    da: " Noget af indholdet er opdigtet og vises som demonstration.",
    en: " Some of the content is made up and shown as a demonstration.",
  },
  none: { da: "", en: "" },
};
