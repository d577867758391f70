import type { Plan, SketchProject } from "@mars/contracts/plans/planShapes";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { sketchText } from "../text/sketchText.ts";
import { otherPlanOf } from "../work/countedItem.ts";
import { AreaWarnings } from "./AreaWarnings.tsx";
import { EffectSummary } from "./EffectSummary.tsx";
import { IncludeSwitch } from "./IncludeSwitch.tsx";
import { JudgementFields } from "./JudgementFields.tsx";
import { PlanStands } from "./PlanStands.tsx";
import { SketchFacts } from "./SketchFacts.tsx";
import { SketchFields } from "./SketchFields.tsx";
import type { JudgedValues } from "./SketchValues.ts";
import type { SketchFaults } from "./useSketchFaults.ts";
import type { SketchDialog } from "./SketchDialog.ts";

type Props = {
  plan: Plan;
  sketch: SketchProject;
  values: JudgedValues;
  faults: SketchFaults;
  onChange: (changes: Partial<JudgedValues>) => void;
  onDraw: () => void;
  onDialog: (dialog: SketchDialog) => void;
};

export function SketchBody(props: Props) {
  const { plan, sketch, values, faults, onChange, onDraw, onDialog } = props;
  const t = useText(sketchText);
  return (
    <>
      <AreaWarnings warnings={sketch.warnings} />
      {sketch.kind === "sketch_project" && (
        <IncludeSwitch
          plan={plan}
          id={sketch.id}
          included={sketch.included}
          otherPlan={otherPlanOf(sketch, plan.id)}
        />
      )}
      <EffectSummary
        plan={plan}
        item={sketch}
        source={t(`source.${sketch.effectsSource ?? "none"}`)}
      />
      {sketch.kind === "sketch_project" && <PlanStands plan={plan} />}
      {sketch.mayEdit ? (
        <section className="plan-section" aria-labelledby="sketch-edit">
          <div className="plan-actions">
            <Button variant="secondary" size="small" icon="area" onClick={onDraw}>
              {t("editArea")}
            </Button>
            <Button
              variant="secondary"
              size="small"
              icon="edit"
              onClick={() => onDialog("effects")}
            >
              {t("enter")}
            </Button>
          </div>
          <h2 id="sketch-edit" className="plan-edit-title">
            {t("edit")}
          </h2>
          <SketchFields values={values} onChange={onChange} faults={faults} />
          {sketch.kind === "sketch_project" && otherPlanOf(sketch, plan.id) === null && (
            <JudgementFields values={values} onChange={onChange} fault={faults.costPerHaDkk} />
          )}
          <Button variant="text" size="small" icon="trash" onClick={() => onDialog("delete")}>
            {t("delete")}
          </Button>
        </section>
      ) : (
        <SketchFacts plan={plan} item={sketch} organization={sketch.organization} />
      )}
    </>
  );
}
