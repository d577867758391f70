import type { Plan, PlanProject, PlanSketch } from "@mars/contracts/planShapes";
import { useText } from "../../../lib/language/text.ts";
import { useMasterData } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";

type Props = { plan: Plan; item: PlanSketch | PlanProject; organization?: string | null };

/** The same fields for those who only read. */
export function SketchFacts({ plan, item, organization }: Props) {
  const t = useText(sketchText);
  const master = useMasterData().data;
  const scheme = master?.subsidySchemes.find(({ id }) => id === item.subsidySchemeId);
  const measure = master?.mitigationMeasures.find(({ id }) => id === item.mitigationMeasureId);
  return (
    <section className="plan-section" aria-labelledby="sketch-facts">
      <h2 id="sketch-facts">{t("edit")}</h2>
      <dl className="plan-facts">
        <div>
          <dt>{t("scheme")}</dt>
          <dd>{scheme?.name ?? t("noScheme")}</dd>
        </div>
        <div>
          <dt>{t("measure")}</dt>
          <dd>{measure?.name ?? "–"}</dd>
        </div>
        <div>
          <dt>{t("description")}</dt>
          <dd className="plan-description">{item.description || "–"}</dd>
        </div>
      </dl>
      {organization !== undefined && (
        <p className="plan-quiet">
          {plan.rights.createSketch && organization
            ? t("readOnly", { name: organization })
            : t("readOnlyRole")}
        </p>
      )}
    </section>
  );
}
