import type { Plan, PlanProject, PlanSketch } from "@mars/contracts/plans/planShapes";
import { tonsText } from "@mars/wording/format/tonsText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { sketchText } from "../text/sketchText.ts";

type Props = { plan: Plan; item: PlanSketch | PlanProject; source?: string | null };

/** What the area gives in this plan, and where. */
export function EffectSummary({ plan, item, source }: Props) {
  const t = useText(sketchText);
  const f = useFormat();
  const { effects, shareOfPlan, areaHa } = item;
  const tons = effects.nitrogenReductionT;
  const named = item.subCatchments
    .map((part) => ({
      ...part,
      name: plan.subCatchments.find(({ opId }) => opId === part.opId)?.name ?? part.opId,
    }))
    .toSorted((a, b) => b.nitrogenReductionT - a.nitrogenReductionT);
  return (
    <section className="plan-section" aria-labelledby="sketch-effects">
      <h2 id="sketch-effects">{t("effects")}</h2>
      <dl className="plan-effects">
        <div>
          <dt>{t("area")}</dt>
          <dd>{f.hectares(areaHa)}</dd>
        </div>
        <div>
          <dt>{t("nitrogen")}</dt>
          <dd>{tons === null ? "–" : tonsText(f, tons)}</dd>
        </div>
        <div>
          <dt>{t("extraction")}</dt>
          <dd>
            {effects.extractionEffortHa === null ? "–" : f.hectares(effects.extractionEffortHa)}
          </dd>
        </div>
        <div>
          <dt>{t("afforestation")}</dt>
          <dd>
            {effects.afforestationEffortHa === null
              ? "–"
              : f.hectares(effects.afforestationEffortHa)}
          </dd>
        </div>
      </dl>
      {source && <p className="plan-quiet">{source}</p>}
      {shareOfPlan < 0.9995 && (
        <p className="plan-quiet">{t("inPlan", { share: f.percent(shareOfPlan) })}</p>
      )}
      <h3>{t("shares")}</h3>
      {named.length === 0 ? (
        <p className="plan-quiet">{t(item.point === null ? "noOutline" : "noShares")}</p>
      ) : (
        <ul className="plan-shares">
          {named.map(({ opId, name, nitrogenReductionT }) => (
            <li key={opId}>
              <span>{name}</span>
              <span>{tonsText(f, nitrogenReductionT)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
