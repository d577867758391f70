import { checkSketchArea } from "@mars/contracts/planSketches";
import type { Plan } from "@mars/contracts/planShapes";
import { useFormat } from "../../../lib/format/format.ts";
import { call } from "../../../lib/http/call.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import type { ChosenArea } from "../../../map/index.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { sketchText } from "../text/sketchText.ts";
import { mutableArea } from "./mutableArea.ts";

/** Told before saving: an area outside the report is refused, one partly outside counts in part. */
export function AreaInPlan({ plan, area }: { plan: Plan; area: ChosenArea | null }) {
  const t = useText(sketchText);
  const f = useFormat();
  const geometry = area?.isFinished && !area.refusal ? area.geometry : null;
  const check = useServerQuery({
    queryKey: ["plan-area", plan.id, geometry],
    queryFn: ({ signal }) =>
      call(checkSketchArea, {
        params: { id: plan.id },
        body: { geometry: mutableArea(geometry!) },
        signal,
        quiet: true,
      }),
    enabled: geometry !== null,
  });
  if (geometry === null) return null;
  if (check.error instanceof HttpProblem && check.error.status === 422)
    return <ProblemAlert error={check.error} />;
  if (!check.data || check.data.warnings.length === 0) return null;
  return (
    <Alert variant="warning" title={t("warning.partly")}>
      <p>
        {t("insideHa", {
          inside: f.hectares(check.data.insideHa, 1),
          area: f.hectares(check.data.areaHa, 1),
        })}
      </p>
    </Alert>
  );
}
