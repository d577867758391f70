import "../plans.css";
import "../text/problemText.ts";
import { useText } from "../../../lib/language/text.ts";
import { usePlan, useSketch } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";
import { ItemState } from "./ItemState.tsx";
import { SketchWorkspace } from "./SketchWorkspace.tsx";
import { isMissing } from "../work/isMissing.ts";

/** One sketch by its address: loading, missing, failed, or the page. */
export function SketchScreen({ planId, id }: { planId: string; id: string }) {
  const t = useText(sketchText);
  const plan = usePlan(planId);
  const sketch = useSketch(planId, id);
  if (!plan.data || !sketch.data)
    return (
      <ItemState
        planId={planId}
        error={plan.error ?? sketch.error}
        onRetry={() => {
          void plan.refetch();
          void sketch.refetch();
        }}
        words={{
          loading: t("loading"),
          missing: t("missing"),
          missingText: t("missingText"),
          failed: t("failed"),
        }}
      />
    );
  return (
    <SketchWorkspace
      key={id}
      plan={plan.data}
      sketch={sketch.data}
      isGone={isMissing(sketch.error)}
    />
  );
}
