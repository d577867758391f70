import type { Plan, SketchProject } from "@mars/contracts/plans/planShapes";
import { isShownT } from "@mars/domain/plans/coverage";
import { JUDGEMENT_LEVELS, levelFields } from "@mars/domain/plans/sketchJudgement";
import { sketchFieldText } from "@mars/wording/plans/sketchFieldText";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { OwnerSaysNo } from "../gap/OwnerSaysNo.tsx";
import { usePlan, useSketches } from "../planQueries.ts";
import { gapText } from "../text/gapText.ts";
import { planText } from "../text/planText.ts";
import { sketchText } from "../text/sketchText.ts";
import { otherPlanOf } from "../work/countedItem.ts";
import { includeItems } from "../work/includeItems.ts";
import { AreaWarnings } from "./AreaWarnings.tsx";
import { EffectSummary } from "./EffectSummary.tsx";
import { IncludeSwitch } from "./IncludeSwitch.tsx";
import type { SketchDialog } from "./SketchDialog.ts";
import { SketchFacts } from "./SketchFacts.tsx";
import { SketchFields } from "./SketchFields.tsx";
import type { JudgedValues } from "./SketchValues.ts";
import type { SketchFaults } from "./useSketchFaults.ts";

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
      {sketch.kind === "sketch_project" &&
        sketch.included &&
        otherPlanOf(sketch, plan.id) === null && <ReplaceSketch plan={plan} sketch={sketch} />}
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

/** 'Planen mangler 18,6 t i 1 delopland', and the way on: who has made a sketch asks what is next. */
function PlanStands({ plan }: { plan: Plan }) {
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
  // Each change has the plan read again, once or twice: what it comes to is told, not each step.
  const [told, setTold] = useState("");
  if (!isOld && told !== stands) setTold(stands);
  return (
    <p className="plan-stands">
      {plan.balance.hasNeed && (
        <>
          <span aria-hidden="true">{isOld ? t("plan.working") : stands}</span>
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

/** What a counted sketch would cost the plan if its owner said no; the replacement counts in one
 * press, and this one no longer. */
function ReplaceSketch({ plan, sketch }: { plan: Plan; sketch: SketchProject }) {
  const t = useText(gapText);
  const words = useText(planText);
  const { data } = useSketches(plan.id);
  if (!data) return null;
  const held = data.filter(
    ({ planId, kind, included }) => planId === plan.id && kind === "sketch_project" && included,
  );
  async function replace(ids: readonly string[]): Promise<void> {
    if (!(await includeItems(plan.id, { included: ids, excluded: [sketch.id] }))) return;
    const undo = () => includeItems(plan.id, { included: [sketch.id], excluded: ids });
    showToast({
      variant: "success",
      body: t("no.taken", { name: sketch.name }),
      action: { label: words("undo"), onAction: () => void undo() },
    });
  }
  return (
    <OwnerSaysNo
      plan={plan}
      sketch={sketch}
      sketches={data}
      held={held.map(({ id }) => id)}
      onTake={plan.rights.include ? (ids) => void replace(ids) : null}
    />
  );
}

type JudgementFieldsProps = {
  values: JudgedValues;
  /** What is wrong with the cost. */
  fault: string | undefined;
  onChange: (changes: Partial<JudgedValues>) => void;
};

/** What planners think of a sketch, for the gap closer to weigh. */
function JudgementFields({ values, fault, onChange: change }: JudgementFieldsProps) {
  const t = useText(gapText);
  const words = useText(sketchFieldText);
  return (
    <Disclosure summary={t("judge.title")}>
      <p className="plan-quiet">{t("judge.hint")}</p>
      <NumberField
        label={words("costPerHaDkk")}
        unit={t("perHa")}
        isOptional
        value={values.costPerHaDkk}
        error={fault}
        onChange={(costPerHaDkk) => change({ costPerHaDkk })}
      />
      {levelFields.map((field) => (
        <Select
          key={field}
          label={words(field)}
          isOptional
          placeholder={t("judge.unknown")}
          value={values[field] ?? ""}
          options={JUDGEMENT_LEVELS.map((level) => ({
            value: level,
            label: t(`${field}.${level}`),
          }))}
          onChange={(level) =>
            change({ [field]: JUDGEMENT_LEVELS.find((one) => one === level) ?? null })
          }
        />
      ))}
    </Disclosure>
  );
}
