import { includeInPlan } from "@mars/contracts/plans/plans";
import { call } from "../../../lib/http/call.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import {
  areIncluded,
  changeTimeoutMs,
  holdLists,
  type Inclusion,
  readLists,
  refreshPlan,
  setIncludedFlags,
  takePlan,
} from "../planQueries.ts";

/** The last change under way of each plan: a later one waits, so that undoing never comes first. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Counts these in the plan or leaves them out: shown at once, then sent, also when the page is left
 * meanwhile. Whether it stands: where no answer came, the plan is read again before that is said.
 */
export async function includeItems(planId: string, change: Inclusion): Promise<boolean> {
  const before = underWay.get(planId) ?? Promise.resolve();
  const done = before.then(() => sendInclusion(planId, change));
  underWay.set(planId, done);
  await showInclusion(planId, change);
  return done;
}

async function showInclusion(planId: string, change: Inclusion): Promise<void> {
  // An answer to an earlier question would show them as they were.
  await holdLists(planId);
  setIncludedFlags(planId, change);
}

async function sendInclusion(planId: string, change: Inclusion): Promise<boolean> {
  // The change before this one has asked for the lists, which do not know of this one.
  await showInclusion(planId, change);
  try {
    const plan = await call(includeInPlan, {
      params: { id: planId },
      body: { included: [...change.included], excluded: [...change.excluded] },
      timeoutMs: changeTimeoutMs,
      outlivesPage: true,
    });
    takePlan(plan);
    return true;
  } catch (error) {
    // The toast has told why; the lists go back to what stands.
    void refreshPlan(planId);
    const isAnswered = error instanceof HttpProblem && error.status !== 0;
    return !isAnswered && (await readLists(planId)) && areIncluded(planId, change);
  }
}
