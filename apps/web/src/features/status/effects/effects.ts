import type { CountedStage, EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import type { IconName } from "../../../ui/icons/Icon.tsx";
import type { Stage } from "../../../ui/figures/stages.ts";

/** Order of the three effects wherever they are together. */
export const effects: readonly EffectKey[] = ["nitrogen", "extraction", "afforestation"];

export const effectFacts: Record<EffectKey, { icon: IconName; unit: "t" | "ha" }> = {
  nitrogen: { icon: "drop", unit: "t" },
  extraction: { icon: "lowland", unit: "ha" },
  afforestation: { icon: "tree", unit: "ha" },
};

/** Most certain first, as everywhere. */
export const countedStages: readonly CountedStage[] = [
  "established",
  "establishment_approval",
  "preliminary_examination_approval",
];

export const drawnStage: Record<CountedStage | "sketch_project", Stage> = {
  established: "established",
  establishment_approval: "establishment",
  preliminary_examination_approval: "preliminary",
  sketch_project: "sketch",
};

export function drawnAmounts(
  byStage: Record<CountedStage, number>,
  sketch: number,
): Record<Stage, number> {
  return {
    established: byStage.established,
    establishment: byStage.establishment_approval,
    preliminary: byStage.preliminary_examination_approval,
    sketch,
  };
}

/** Result and promise of a goal, as the bar leads with them. */
export function goalFigures(goal: StatusGoal) {
  return {
    established: { amount: goal.established, share: goal.establishedShare },
    committed: {
      amount: goal.reached,
      share: goal.share,
      shareAfterDropout: goal.shareAfterDropout,
    },
  };
}

/** Of a national goal, to which sketches never count. */
export function goalAmounts(goal: StatusGoal): Record<Stage, number> {
  return drawnAmounts(goal.byStage, 0);
}
