import type { Plan } from "@mars/contracts/plans/planShapes";
import type { EffectTotals } from "@mars/domain/effects/effects";
import { isShownT } from "@mars/domain/plans/coverage";
import { unsharedNeedT } from "@mars/domain/plans/shareNeed";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { planText } from "../text/planText.ts";

/** The three sums and the potential-extraction box. */
export function PlanEffects({ plan, effects }: { plan: Plan; effects: EffectTotals }) {
  const t = useText(planText);
  const f = useFormat();
  const potential = plan.extractionPotentialHa;
  const share = potential > 0 ? Math.min(1, effects.extractionEffortHa / potential) : 0;
  const unsharedT = unsharedNeedT(
    plan.otherExtractionT,
    plan.subCatchments.map(({ balance, needSource }) => ({
      needT: balance.needT,
      isEdited: needSource === "edited",
    })),
  );
  return (
    <section className="plan-section" aria-labelledby="plan-effects">
      <h2 id="plan-effects">{t("effects")}</h2>
      <dl className="plan-effects">
        <div>
          <dt>{t("nitrogen")}</dt>
          <dd>{f.tons(effects.nitrogenReductionT)}</dd>
        </div>
        <div>
          <dt>{t("extraction")}</dt>
          <dd>{f.hectares(effects.extractionEffortHa)}</dd>
        </div>
        <div>
          <dt>{t("afforestation")}</dt>
          <dd>{f.hectares(effects.afforestationEffortHa)}</dd>
        </div>
      </dl>
      <div className="plan-potential">
        <Icon name="lowland" />
        <div>
          <h3>{t("potential")}</h3>
          <p className="plan-potential-figure">{f.hectares(potential)}</p>
          <p>{t("potentialText")}</p>
          <div className="plan-potential-bar" aria-hidden="true">
            <span style={{ width: `${share * 100}%` }} />
          </div>
          <p>
            {t("potentialPlanned", {
              planned: f.hectares(effects.extractionEffortHa),
              share: f.percent(potential > 0 ? effects.extractionEffortHa / potential : 0),
            })}
          </p>
          {potential > 0 && effects.extractionEffortHa > potential && (
            <p className="plan-quiet">{t("potentialOver")}</p>
          )}
        </div>
      </div>
      {plan.nitrogenGoalT > 0 && (
        <p className="plan-quiet">
          {t("fieldRegulation", {
            goal: f.tons(plan.nitrogenGoalT),
            field: f.tons(plan.fieldRegulationT),
            other: f.tons(plan.otherExtractionT),
          })}
        </p>
      )}
      {isShownT(unsharedT) && (
        <p className="plan-quiet">
          {t("unshared", {
            shared: f.tons(plan.balance.needT),
            unshared: f.tons(unsharedT),
          })}
        </p>
      )}
    </section>
  );
}
