import { includeInPlan } from "@mars/contracts/plans/plans";
import type { Plan } from "@mars/contracts/plans/planShapes";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { takePlan } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";

type Props = {
  plan: Plan;
  id: string;
  included: boolean;
  /** The plan that decides about it, where it is another one. */
  otherPlan?: string | null;
};

/** The responsible organisation decides what counts; others see how it stands. */
export function IncludeSwitch({ plan, id, included, otherPlan = null }: Props) {
  const t = useText(sketchText);
  const request = useRequest(async (counts: boolean, signal: AbortSignal) => {
    const body = counts ? { included: [id] } : { excluded: [id] };
    takePlan(await call(includeInPlan, { params: { id: plan.id }, body, signal }));
  });
  if (otherPlan !== null)
    return (
      <p className="plan-quiet">
        {t(included ? "included" : "excluded")}. {t("otherPlan", { plan: otherPlan })}
      </p>
    );
  if (!plan.rights.include)
    return <p className="plan-quiet">{t(included ? "included" : "excluded")}</p>;
  return (
    <Checkbox
      label={t("include")}
      isChecked={included}
      disabled={request.status === "RUNNING"}
      onChange={(counts) => void request.run(counts)}
    />
  );
}
