import { defineText } from "../language/text.ts";

/** What one project or sketch of a stage is, in words; `sketch_projects` names several. */
export const stageText = defineText({
  da: {
    sketch_project: "Skitseprojekt",
    sketch_projects: "Skitseprojekter",
    preliminary_examination_approval: "Forundersøgelsestilsagn",
    establishment_approval: "Etableringstilsagn",
    established: "Anlagt",
  },
  en: {
    sketch_project: "Sketch project",
    sketch_projects: "Sketch projects",
    preliminary_examination_approval: "Preliminary examination approval",
    establishment_approval: "Establishment approval",
    established: "Established",
  },
});

/** The same where there is room for one word. */
export const shortStageText = defineText({
  da: {
    sketch_project: "Skitse",
    preliminary_examination_approval: "Forundersøgelse",
    establishment_approval: "Etablering",
    established: "Anlagt",
  },
  en: {
    sketch_project: "Sketch",
    preliminary_examination_approval: "Examination",
    establishment_approval: "Establishment",
    established: "Established",
  },
});
