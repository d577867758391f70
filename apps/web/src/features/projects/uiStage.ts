import type { Project } from "@mars/contracts/projects/projectShapes";
import type { Stage } from "../../ui/figures/stages.ts";

const known = {
  preliminary_examination_approval: "preliminary",
  establishment_approval: "establishment",
  established: "established",
} as const;

/** The stage as swatches and maps call it; null before the first decision and after dropping out. */
export function uiStage(stage: Project["stage"]): Stage | null {
  return stage === null ? null : known[stage];
}
