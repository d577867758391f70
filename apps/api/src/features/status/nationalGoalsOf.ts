import { NATIONAL_GOALS, type NationalGoals } from "@mars/domain/status/goals";
import type { Config } from "../../platform/config/readConfig.ts";

/** The national goals as this deployment has set them; their years are the agreement's. */
export function nationalGoalsOf({ nationalGoals }: Pick<Config, "nationalGoals">): NationalGoals {
  const goal = (name: keyof NationalGoals) => ({
    ...NATIONAL_GOALS[name],
    amount: nationalGoals[name],
  });
  return {
    nitrogenReductionT: goal("nitrogenReductionT"),
    extractionEffortHa: goal("extractionEffortHa"),
    afforestationEffortHa: goal("afforestationEffortHa"),
  };
}
