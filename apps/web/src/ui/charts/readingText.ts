import { defineText } from "@mars/wording/language/text";

export const readingText = defineText({
  da: { choose: "Aflæs: {title}" },
  en: { choose: "Read: {title}" },
});
