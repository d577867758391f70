import type { Plan, PlanSketch } from "@mars/contracts/plans/planShapes";
import { type Balance, balanceOfStages } from "@mars/domain/plans/balance";
import { isShownT } from "@mars/domain/plans/coverage";
import { type SketchShare, sketchImpact } from "@mars/domain/plans/sketchImpact";
import { useEffect } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import type { MapModel } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { BalanceBar } from "../balance/BalanceBar.tsx";
import { BeforeAfter } from "../balance/BeforeAfter.tsx";
import { shortName } from "../map/planShapes.ts";
import { sketchText } from "../text/sketchText.ts";
import { AreaWarnings } from "./AreaWarnings.tsx";
import type { useClipMine } from "./useClipMine.ts";
import type { useAreaCheck } from "./useAreaCheck.ts";

type Props = {
  plan: Plan;
  model: MapModel;
  balances: ReadonlyMap<string, Balance>;
  check: ReturnType<typeof useAreaCheck>;
  hasMeasure: boolean;
  /** What the sketch counts with now, where it is drawn again. */
  replaced?: readonly SketchShare[];
  /** Where its figures come from, where it is drawn again: entered ones stay. */
  effectsSource?: PlanSketch["effectsSource"];
  clipping: ReturnType<typeof useClipMine>;
};

/** Nothing was missing, and nothing will be. */
const isCovered = (beforeT: number, afterT: number) => !isShownT(beforeT) && !isShownT(afterT);

/** How many sub-catchments are told one by one. */
const SHOWN = 3;

/** 'Kås mangler 93 → 31 t', what the area gives, and what it lies on; follows every corner. */
export function AreaInPlan(props: Props) {
  const { plan, model, balances, check, hasMeasure, replaced, effectsSource, clipping } = props;
  const t = useText(sketchText);
  const f = useFormat();
  const { answer, error, isOld, isFinished } = check;
  const leftOut = (isFinished && answer?.leftOut) || null;
  useEffect(() => {
    model.shapes.set(
      "left-out",
      leftOut ? [{ id: "left-out", geometry: leftOut, style: "cut" }] : [],
    );
    return () => model.shapes.set("left-out", []);
  }, [model, leftOut]);
  // Half a figure may still lie outside; what is finished is refused.
  if (error instanceof HttpProblem && error.status === 422)
    return isFinished ? <ProblemAlert error={error} /> : null;
  if (!answer) return null;
  const isEntered = effectsSource === "entered";
  const impacts = isEntered ? [] : sketchImpact(balances, answer.subCatchments, replaced);
  const effects = isEntered ? null : answer.effects;
  const nameOf = (id: string) =>
    shortName(plan.subCatchments.find(({ opId }) => opId === id)?.name ?? "");
  // As it will be once the sketch counts.
  const liveBar = (opId: string, givesT: number) => {
    const balance = balances.get(opId);
    if (!balance) return null;
    const standing = (replaced ?? []).reduce(
      (sum, one) => sum + (one.opId === opId ? one.nitrogenReductionT : 0),
      0,
    );
    const sketchT = Math.max(0, balance.byStage.sketch_project - standing + givesT);
    const byStage = { ...balance.byStage, sketch_project: sketchT };
    const after = balanceOfStages(balance.needT, byStage);
    return <BalanceBar name={nameOf(opId)} balance={after} heightPx={12} />;
  };
  return (
    <section
      className={classes("plan-impact", isOld && "plan-impact-old")}
      aria-label={t("impact.label")}
      aria-busy={isOld}
    >
      {isEntered && <p className="plan-quiet">{t("impact.entered")}</p>}
      {effectsSource === "imported" && <p className="plan-quiet">{t("impact.imported")}</p>}
      {!hasMeasure && !isEntered && <p className="plan-quiet">{t("impact.noMeasure")}</p>}
      {impacts.slice(0, SHOWN).map(({ opId, beforeT, afterT, givesT, surplusT }) => (
        <div key={opId} className="plan-impact-row">
          <p>
            {isCovered(beforeT, afterT)
              ? t("impact.wasCovered", { name: nameOf(opId) })
              : t("impact.missing", { name: nameOf(opId) })}
          </p>
          <p className="plan-impact-figure">
            {!isCovered(beforeT, afterT) && (
              <BeforeAfter before={f.amount(beforeT)} after={f.amount(afterT)} unit="t" />
            )}
            <span>
              {t("impact.gives")} <b>{f.tons(givesT)}</b>
            </span>
          </p>
          {liveBar(opId, givesT)}
          {afterT < 0.05 && surplusT >= 0.05 && (
            <p className="plan-quiet">{t("impact.surplus", { tons: f.tons(surplusT) })}</p>
          )}
        </div>
      ))}
      {impacts.length > SHOWN && (
        <p className="plan-quiet">{t("impact.more", { count: impacts.length - SHOWN })}</p>
      )}
      {hasMeasure && !isEntered && impacts.length === 0 && (
        <p className="plan-quiet">{t("impact.none")}</p>
      )}
      {effects && (
        <dl className="plan-impact-effects">
          <div>
            <dt>{t("nitrogen")}</dt>
            <dd>{f.tons(effects.nitrogenReductionT ?? 0)}</dd>
          </div>
          <div>
            <dt>{t("extraction")}</dt>
            <dd>{f.hectares(effects.extractionEffortHa ?? 0)}</dd>
          </div>
          <div>
            <dt>{t("afforestation")}</dt>
            <dd>{f.hectares(effects.afforestationEffortHa ?? 0)}</dd>
          </div>
        </dl>
      )}
      <p className="plan-quiet">
        {[
          t("land.carbon", { area: f.hectares(answer.land.carbonRichHa) }),
          ...(answer.land.protectedHa === null
            ? []
            : [t("land.protected", { area: f.hectares(answer.land.protectedHa) })]),
          ...(answer.land.parcelCount
            ? [t("land.parcels", { count: answer.land.parcelCount })]
            : []),
          ...(answer.warnings.some(({ code }) => code.startsWith("overlap."))
            ? []
            : [t("land.free")]),
        ].join(", ")}
      </p>
      <AreaWarnings
        warnings={answer.warnings}
        {...(isFinished && { onClipToGround: () => clipping.onClip("giving") })}
      />
      {isFinished && answer.warnings.some(({ code }) => code.startsWith("overlap.")) && (
        <Button
          variant="secondary"
          size="small"
          isBusy={clipping.isClipping}
          onClick={() => clipping.onClip("taken")}
        >
          {t("clip")}
        </Button>
      )}
    </section>
  );
}
