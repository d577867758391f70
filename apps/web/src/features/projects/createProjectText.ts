import { defineText } from "@mars/wording/language/text";

export const createProjectText = defineText({
  da: {
    title: "Opret projekt",
    description: "Giv projektet et navn. Det bliver en kladde, som kun du kan se, til du ansøger.",
    create: "Opret",
    cancel: "Annuller",
  },
  en: {
    title: "Create project",
    description:
      "Give the project a name. It becomes a draft that only you can see until you apply.",
    create: "Create",
    cancel: "Cancel",
  },
});
