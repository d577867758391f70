import { defineText } from "@mars/wording/language/text";

export const copyText = defineText({
  da: {
    copy: "Kopier",
    copied: "Kopieret!",
    copyRefused: "Browseren tillader ikke, at vi kopierer. Marker teksten, og kopier den selv.",
    copySelected:
      "Browseren tillader ikke, at vi kopierer. Teksten er markeret. Tryk Ctrl+C, eller hold fingeren på den og vælg Kopier.",
  },
  en: {
    copy: "Copy",
    copied: "Copied!",
    copyRefused: "The browser does not allow us to copy. Select the text and copy it yourself.",
    copySelected:
      "The browser does not allow us to copy. The text is selected. Press Ctrl+C, or hold your finger on it and choose Copy.",
  },
});
