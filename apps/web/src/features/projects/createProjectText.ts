import { defineText } from "@mars/wording/language/text";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";

const { da, en } = projectFieldText.texts;

export const createProjectText = defineText({
  da: {
    title: "Opret projekt",
    description:
      "Det bliver en kladde, som kun du kan se, til du ansøger. Navnet bliver offentligt, hvis projektet får tilsagn, så skriv ikke navne på personer.",
    create: "Opret",
    cancel: "Annuller",
    // The key is SPEC's.
    "component.create_project.name_required": da["name.required"],
    "component.create_project.name_too_long": da["name.tooLong"],
  },
  en: {
    title: "Create project",
    description:
      "It becomes a draft that only you can see until you apply. The name becomes public if the project is approved, so do not include people's names.",
    create: "Create",
    cancel: "Cancel",
    "component.create_project.name_required": en["name.required"],
    "component.create_project.name_too_long": en["name.tooLong"],
  },
});
