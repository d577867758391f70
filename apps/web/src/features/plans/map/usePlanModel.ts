import type { Plan } from "@mars/contracts/plans/planShapes";
import { type MapModel, useKeptMapModel } from "../../../map/index.ts";

/** One map for a plan, its sketches and its projects. */
export function usePlanModel(plan: Plan, { isOverview = false } = {}): MapModel {
  return useKeptMapModel(plan.id, {
    ...(plan.extent && { extent: plan.extent }),
    sharesView: true,
    namesOnTop: true,
    ...(isOverview && { returnsTo: plan.extent }),
  });
}
