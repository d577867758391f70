import { defineText } from "../language/text.ts";

/** What one project or sketch of a stage is, in words. */
export const stageText = defineText({
  da: {
    sketch_project: "Skitseprojekt",
    preliminary_examination_approval: "Forundersøgelsestilsagn",
    establishment_approval: "Etableringstilsagn",
    established: "Anlagt",
  },
  en: {
    sketch_project: "Sketch project",
    preliminary_examination_approval: "Preliminary examination approval",
    establishment_approval: "Establishment approval",
    established: "Established",
  },
});
