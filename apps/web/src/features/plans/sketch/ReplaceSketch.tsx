import { includeInPlan } from "@mars/contracts/plans/plans";
import type { Plan, SketchProject } from "@mars/contracts/plans/planShapes";
import { call } from "../../../lib/http/call.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { OwnerSaysNo } from "../gap/OwnerSaysNo.tsx";
import { takePlan, useSketches } from "../planQueries.ts";

/** What a counted sketch would cost the plan if its owner said no; the replacement counts in one
 * press, and this one no longer. */
export function ReplaceSketch({ plan, sketch }: { plan: Plan; sketch: SketchProject }) {
  const { data } = useSketches(plan.id);
  const request = useRequest(async (included: readonly string[], signal: AbortSignal) => {
    const body = { included: [...included], excluded: [sketch.id] };
    takePlan(await call(includeInPlan, { params: { id: plan.id }, body, signal }));
  });
  if (!data) return null;
  const held = data.filter(
    ({ planId, kind, included }) => planId === plan.id && kind === "sketch_project" && included,
  );
  return (
    <OwnerSaysNo
      plan={plan}
      sketch={sketch}
      held={held.map(({ id }) => id)}
      missingT={plan.balance.remainingAfterDropoutT}
      onTake={
        plan.rights.include && request.status !== "RUNNING" ? (ids) => void request.run(ids) : null
      }
    />
  );
}
