import type { Plan, PlanProject, PlanSketch } from "@mars/contracts/plans/planShapes";
import { type WrittenSketchField, writtenSketchFields } from "@mars/domain/fields/sketchFields";
import { sketchFieldText } from "@mars/wording/plans/sketchFieldText";
import { useText } from "../../../lib/language/text.ts";
import { useMasterData } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";
import { FactName } from "../../../ui/words/FactName.tsx";

type Props = { plan: Plan; item: PlanSketch | PlanProject; organization?: string | null };

/** The same fields for those who only read. */
export function SketchFacts({ plan, item, organization }: Props) {
  const t = useText(sketchText);
  const words = useText(sketchFieldText);
  // An applied project has no texts but those that every counted item has.
  const written: Partial<Record<WrittenSketchField, string>> = item;
  const texts = writtenSketchFields.filter((field) => field !== "name" && field in written);
  const master = useMasterData().data;
  const scheme = master?.subsidySchemes.find(({ id }) => id === item.subsidySchemeId);
  const measure = master?.mitigationMeasures.find(({ id }) => id === item.mitigationMeasureId);
  return (
    <section className="plan-section" aria-labelledby="sketch-facts">
      <h2 id="sketch-facts">{t("edit")}</h2>
      <dl className="plan-facts">
        <div>
          <dt>{words("subsidySchemeId")}</dt>
          <dd>{scheme ? <FactName name={scheme.name} /> : t("noScheme")}</dd>
        </div>
        <div>
          <dt>{words("mitigationMeasureId")}</dt>
          <dd>{measure ? <FactName name={measure.name} /> : "–"}</dd>
        </div>
        {texts.map((field) => (
          <div key={field}>
            <dt>{words(field)}</dt>
            <dd className="plan-description" lang="da">
              {written[field] || "–"}
            </dd>
          </div>
        ))}
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
