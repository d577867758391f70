import type { CallInput } from "@mars/contracts/platform/contract";
import type { editPlan } from "@mars/contracts/plans/plans";
import type { Plan } from "@mars/contracts/plans/planShapes";

/** What people write in a plan: its texts, and by sub-catchment a need of their own, if any. */
export type PlanFields = {
  title?: string;
  description?: string;
  assumptions?: Plan["assumptions"];
  /** Said with the needs: that they may add up to more than the plan's own. */
  allowOverGoal?: boolean;
} & Record<string, unknown>;

const need = "need:";

export const needField = (opId: string) => need + opId;

export function planFields({ title, description, assumptions, subCatchments }: Plan): PlanFields {
  const needs = subCatchments.map(({ opId, needSource, balance }) => [
    needField(opId),
    needSource === "edited" ? balance.needT : null,
  ]);
  return { title, description, assumptions, ...Object.fromEntries(needs) };
}

/** The fields as the API is asked to change them. */
export function planEditOf({
  title,
  description,
  assumptions,
  allowOverGoal = false,
  ...rest
}: PlanFields): CallInput<typeof editPlan>["body"] {
  const needs = Object.entries(rest).map(([field, needT]) => ({
    opId: field.slice(need.length),
    needT: needT as number | null,
  }));
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(assumptions !== undefined && { assumptions }),
    ...(needs.length > 0 && { needs, ...(allowOverGoal && { allowOverGoal }) }),
  };
}
