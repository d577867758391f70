import { checkSketchArea } from "@mars/contracts/planSketches";
import type { Plan, SketchProject } from "@mars/contracts/planShapes";
import { call } from "../../../lib/http/call.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import type { ChosenArea } from "../../../map/index.ts";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { AreaWarnings } from "./AreaWarnings.tsx";
import { mutableArea } from "./mutableArea.ts";

type Props = {
  plan: Plan;
  area: ChosenArea | null;
  kind: SketchProject["kind"];
  /** The sketch whose area is drawn anew. */
  sketchId?: string;
};

/** Told before saving: outside the report is refused, partly outside or on taken land is warned of. */
export function AreaInPlan({ plan, area, kind, sketchId }: Props) {
  const geometry = area?.isFinished && !area.refusal ? area.geometry : null;
  const check = useServerQuery({
    queryKey: ["plan-area", plan.id, kind, geometry],
    queryFn: ({ signal }) =>
      call(checkSketchArea, {
        params: { id: plan.id },
        body: { geometry: mutableArea(geometry!), kind, ...(sketchId && { sketchId }) },
        signal,
        quiet: true,
      }),
    enabled: geometry !== null,
  });
  if (geometry === null) return null;
  if (check.error instanceof HttpProblem && check.error.status === 422)
    return <ProblemAlert error={check.error} />;
  return check.data ? <AreaWarnings warnings={check.data.warnings} /> : null;
}
