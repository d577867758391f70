import type { Plan } from "@mars/contracts/plans/planShapes";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Tag } from "../../../ui/words/Tag.tsx";
import { planText } from "../text/planText.ts";
import { EditPlanDialog } from "./EditPlanDialog.tsx";

export function PlanDescription({ plan }: { plan: Plan }) {
  const t = useText(planText);
  const [isEditing, setEditing] = useState(false);
  return (
    <section className="plan-section" aria-labelledby="plan-description">
      <h2 id="plan-description">{t("description")}</h2>
      {plan.isTextInvented && <Tag variant="warning">{t("textInvented")}</Tag>}
      {plan.description ? (
        <p className="plan-description" lang="da">
          {plan.description}
        </p>
      ) : (
        <p className="plan-description">{t("noDescription")}</p>
      )}
      {plan.mainCatchmentNumber && (
        <p className="plan-quiet">{t("catchment", { number: plan.mainCatchmentNumber })}</p>
      )}
      {plan.rights.edit && (
        <Button variant="text" size="small" icon="edit" onClick={() => setEditing(true)}>
          {t("edit")}
        </Button>
      )}
      {isEditing && <EditPlanDialog plan={plan} onClose={() => setEditing(false)} />}
    </section>
  );
}
