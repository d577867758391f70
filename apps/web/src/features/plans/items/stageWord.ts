import type { Stage } from "@mars/domain/lifecycle/stage";
import type { Stage as StageWord } from "../../../ui/figures/stages.ts";

/** The domain's stage as the components name it. */
export const stageWord: Record<Stage, StageWord> = {
  sketch_project: "sketch",
  preliminary_examination_approval: "preliminary",
  establishment_approval: "establishment",
  established: "established",
};
