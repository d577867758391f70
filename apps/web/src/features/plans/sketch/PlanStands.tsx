import type { Plan } from "@mars/contracts/plans/planShapes";
import { isShownT } from "@mars/domain/plans/coverage";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { usePlan } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";

/** 'Planen mangler 18,6 t i 1 delopland', and the way on: who has made a sketch asks what is next. */
export function PlanStands({ plan }: { plan: Plan }) {
  const t = useText(sketchText);
  const f = useFormat();
  const isOld = usePlan(plan.id).isFetching;
  const tons = plan.balance.remainingAfterDropoutT;
  const count = plan.subCatchments.filter(({ balance }) =>
    isShownT(balance.remainingAfterDropoutT),
  ).length;
  const stands = isShownT(tons)
    ? t("plan.missing", { count, tons: f.tons(tons) })
    : t("plan.covered");
  // Each change has the plan read anew, once or twice: what it comes to is told, not each step.
  const [told, setTold] = useState("");
  if (!isOld && told !== stands) setTold(stands);
  return (
    <p className="plan-stands">
      {plan.balance.hasNeed && (
        <>
          <span
            aria-hidden="true"
            {...(!isOld &&
              isShownT(tons) &&
              figureMarks(`plan/${plan.id}/draft`, { "plan.missingAfterDropoutT": tons }))}
          >
            {isOld ? t("plan.working") : stands}
          </span>
          <span role="status" className="sr-only">
            {told}
          </span>
        </>
      )}{" "}
      <Link to="/plans/:id" params={{ id: plan.id }}>
        {t("plan.checklist")}
      </Link>
    </p>
  );
}
