import type { Plan, SketchProject } from "@mars/contracts/plans/planShapes";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { sketchText } from "../text/sketchText.ts";
import { useRestore } from "../work/useRestore.ts";

type Props = { plan: Plan; sketch: SketchProject; isDirty: boolean };

/** Somebody else has deleted the sketch on the page: what stands here is no longer there. */
export function GoneNotice({ plan, sketch, isDirty }: Props) {
  const t = useText(sketchText);
  const { restore, running } = useRestore(plan.id);
  const { id, name, planId } = sketch;
  return (
    <Alert variant="warning" title={t("gone.title")} isUrgent>
      <p>{t(isDirty ? "gone.unsaved" : "gone.text")}</p>
      <p className="plan-actions">
        {sketch.mayEdit && (
          <Button
            variant="secondary"
            size="small"
            isBusy={running === id}
            onClick={() => void restore({ id, name, homePlanId: planId })}
          >
            {t("gone.restore")}
          </Button>
        )}
        <Link to="/plans/:id" params={{ id: plan.id }}>
          {t("back")}
        </Link>
      </p>
    </Alert>
  );
}
