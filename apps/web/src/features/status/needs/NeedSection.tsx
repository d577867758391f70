import type { UnitPage } from "@mars/contracts/status/statusPages";
import { lazy } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { GoalBarDrawing } from "../../../ui/figures/GoalBarDrawing.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { stages } from "../../../ui/figures/stages.ts";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { ChartTools } from "../frame/ChartTools.tsx";
import { detailText } from "../text/detailText.ts";
import { drawnAmounts } from "../effects/effects.ts";
import { NeedFacts } from "./NeedFacts.tsx";
import { PlanCounts } from "./PlanCounts.tsx";
import { QuoteOpener } from "../quote/QuoteOpener.tsx";
import { PaceLine } from "../goals/PaceLine.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { useNeedWords } from "./useNeedWords.ts";

const NeedTable = lazy(() =>
  import("./NeedTable.tsx").then((module) => ({ default: module.NeedTable })),
);

const NeedQuote = lazy(() =>
  import("../quote/NeedQuote.tsx").then((module) => ({ default: module.NeedQuote })),
);

/** T8: what is missing comes first, as sub-catchments have it; surplus and sketches stand beside. */
export function NeedSection({ page, source }: { page: UnitPage; source?: string | undefined }) {
  const t = useText(detailText);
  const format = useFormat();
  const words = useNeedWords();
  const { plan } = page;
  const goal = page.goals?.nitrogen;
  if (!plan || !goal) return null;
  const { coverage, verdict } = plan;
  const of = `plan/${page.id}`;
  const amounts = drawnAmounts(goal.byStage, goal.sketch);
  return (
    <StatusSection
      id="kvaelstof"
      title={t("need.title")}
      intro={t("need.intro")}
      figures={["plan-goal", "dropout"]}
    >
      <div className="need-head">
        <div>
          <p
            className={`need-verdict need-${verdict}`}
            {...(verdict === "missing" &&
              figureMarks(of, {
                "coverage.missingT": coverage.missingT,
                "coverage.missingCount": coverage.missingCount,
              }))}
          >
            <Icon name={verdict === "missing" || verdict === "unshared" ? "warning" : "check"} />
            {words(verdict, coverage)}
          </p>
          {coverage.share !== null && (
            <p
              {...figureMarks(of, {
                "coverage.needCount": coverage.needCount,
                "coverage.share": coverage.share,
                "coverage.needT": coverage.needT,
              })}
            >
              {t("need.sentence", {
                covered: coverage.needCount - coverage.missingCount,
                count: coverage.needCount,
                share: format.percent(coverage.share),
                need: format.tons(coverage.needT),
              })}
            </p>
          )}
        </div>
        <NeedFacts page={page} plan={plan} />
      </div>
      {coverage.needT > 0 && (
        <div className="need-bar">
          <GoalBarDrawing
            name={t("effect.nitrogen")}
            unit="t"
            goal={goal.goal}
            amounts={amounts}
            dropout={goal.expectedDropout}
            of={of}
            label={t("need.bar", {
              covered: format.tons(coverage.coveredT),
              planned: format.tons(plan.coverageInclSketches.coveredT),
              need: format.tons(coverage.needT),
            })}
          />
          <p className="small">{t("need.barText")}</p>
          <ul className="key">
            {stages
              .filter((stage) => amounts[stage] > 0)
              .map((stage) => (
                <li key={stage} {...figureMarks(of, { [`goal.${stage}`]: amounts[stage] })}>
                  <StageSwatch stage={stage} />
                  {t(`drawn.${stage}`)} <b>{format.tons(amounts[stage])}</b>
                </li>
              ))}
          </ul>
          <PaceLine goal={goal} />
        </div>
      )}
      <p
        className="small"
        {...figureMarks(of, {
          ...(plan.nitrogenReductionGoalT > 0 && {
            "plan.goalT": plan.nitrogenReductionGoalT,
            "plan.fieldRegulationT": plan.fieldRegulationT,
          }),
          "plan.extractionPotentialHa": plan.extractionPotentialHa,
        })}
      >
        {t(plan.nitrogenReductionGoalT > 0 ? "need.field" : "need.noGoal", {
          goal: format.tons(plan.nitrogenReductionGoalT),
          field: format.tons(plan.fieldRegulationT),
          potential: format.hectares(plan.extractionPotentialHa),
        })}
      </p>
      <PlanCounts page={page} plan={plan} />
      {coverage.needT > 0 && (
        <QuoteOpener
          about={t("need.title")}
          box={(close) => <NeedQuote page={page} onClose={close} />}
        />
      )}
      <ChartTools
        table={() => <NeedTable page={page} plan={plan} />}
        csv={`/status/tables/units/plan/${page.id}/sub-catchments.csv`}
        embedId="kvaelstof"
        source={source}
      />
    </StatusSection>
  );
}
