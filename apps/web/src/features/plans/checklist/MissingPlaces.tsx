import type { Plan } from "@mars/contracts/plans/planShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { needClass, needLimits } from "../balance/needClass.ts";
import { checklistText } from "../text/checklistText.ts";
import type { ChecklistActs } from "./ChecklistActs.ts";
import type { Checked } from "./usePlanChecklist.ts";

type Props = {
  plan: Plan;
  missing: Checked["missing"];
  acts: Pick<ChecklistActs, "onShowUnit" | "onPointUnit">;
};

/** The sub-catchments that miss something; each opens on the map. */
export function MissingPlaces({ plan, missing, acts }: Props) {
  const t = useText(checklistText);
  const f = useFormat();
  // By the figures beside them: the plan as it was read may be from before a change.
  const limits = needLimits(missing.map(({ tons }) => ({ remainingAfterDropoutT: tons })));
  return (
    <ul className="plan-missing-places">
      {missing.map(({ id, tons }) => {
        const place = plan.subCatchments.find(({ opId }) => opId === id);
        if (!place) return null;
        return (
          <li key={id}>
            <i
              className="plan-need"
              style={{
                background: `var(--need-${needClass({ hasNeed: true, remainingAfterDropoutT: tons }, limits)})`,
              }}
            />
            <Button
              variant="text"
              size="small"
              aria-label={t("zoomTo", { name: place.name })}
              onClick={() => acts.onShowUnit(id)}
              onPointerEnter={() => acts.onPointUnit(id)}
              onPointerLeave={() => acts.onPointUnit(null)}
            >
              {place.name}
            </Button>
            <b
              {...figureMarks(`subcatchment/${id}/draft`, { "plan.remainingAfterDropoutT": tons })}
            >
              {f.tons(tons)}
            </b>
          </li>
        );
      })}
    </ul>
  );
}
