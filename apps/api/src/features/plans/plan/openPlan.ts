import { may } from "@mars/domain/rights/may";
import type { Action } from "@mars/domain/rights/rightsTable";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { foundOrProblem, ProblemError } from "../../../platform/problems/ProblemError.ts";
import { planAnswer, resourceOf } from "./planAnswer.ts";
import { lockPlan, type PlanRow, readPlans, lockPlanShared } from "./planQueries.ts";
import { sketchAnswer, sketchResource } from "../sketch/sketchAnswer.ts";
import { homePlanOf, lockSketch, readSketch, type SketchRow } from "../sketch/sketchQueries.ts";

export async function openPlan(database: Queryable, id: string): Promise<PlanRow> {
  return foundOrProblem((await readPlans(database, id))[0]);
}

/** What a release no longer tells of is read and, at most, withdrawn. */
export function refuseRetired({ retiredAt }: Pick<PlanRow, "retiredAt">): void {
  if (retiredAt !== null) throw new ProblemError("plan.retired");
}

/** Locks the plan for those who run it; with a version, refuses a change based on an older one. */
export async function openPlanFor(
  tx: Tx,
  action: Action,
  { id, person, version }: { id: string; person: Person; version?: number },
): Promise<PlanRow> {
  await lockPlan(tx, id);
  const plan = await openPlan(tx, id);
  if (!may(person, action, resourceOf(plan)))
    throw new ProblemError("identity.forbidden", { figures: { action } });
  if (action !== "plan.unpublish") refuseRetired(plan);
  if (version !== undefined && version !== plan.version) throw await stalePlan(tx, plan, person);
  return plan;
}

/** Refuses what was decided on another state of the plan, with the one that stands. */
export async function stalePlan(
  tx: Tx,
  { id, version }: Pick<PlanRow, "id" | "version">,
  person: Person,
): Promise<ProblemError> {
  return new ProblemError("version.stale", {
    currentVersion: version,
    figures: { current: await planAnswer(tx, id, person) },
  });
}

export type SketchChange = {
  planId: string;
  id: string;
  person: Person;
  /** Null where the one that stands is meant. */
  version: number | null;
  /** What was sent, given back next to what stands where the two do not meet. */
  yours: unknown;
};

export async function openSketchFor(
  tx: Tx,
  action: Action,
  { planId, id, person, version, yours }: SketchChange,
): Promise<SketchRow> {
  // Its own plan is the one that may be published meanwhile, wherever the sketch is edited from.
  await lockPlanShared(tx, foundOrProblem(await homePlanOf(tx, id)));
  await lockSketch(tx, id);
  const sketch = foundOrProblem(await readSketch(tx, planId, id));
  if (!may(person, action, sketchResource(sketch)))
    throw new ProblemError("identity.forbidden", { figures: { action } });
  refuseRetired({ retiredAt: sketch.planRetiredAt });
  if (version !== null && version !== sketch.version)
    throw new ProblemError("version.stale", {
      currentVersion: sketch.version,
      figures: { current: await sketchAnswer(tx, planId, id, person), yours },
    });
  return sketch;
}
