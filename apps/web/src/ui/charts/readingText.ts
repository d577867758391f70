import { defineText } from "@mars/wording/language/text";

export const readingText = defineText({
  da: { choose: "Aflæs tal: {title}" },
  en: { choose: "Read values: {title}" },
});
