import type { UnitPage } from "@mars/contracts/statusPages";
import { lazy } from "react";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { Figure } from "../../../ui/Figure.tsx";
import { GoalBarDrawing } from "../../../ui/GoalBarDrawing.tsx";
import { stages } from "../../../ui/stages.ts";
import { StageSwatch } from "../../../ui/StageSwatch.tsx";
import { ChartTools } from "../frame/ChartTools.tsx";
import { drawnAmounts } from "../effects/effects.ts";
import { PaceLine } from "../goals/PaceLine.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";

const NeedTable = lazy(() =>
  import("./NeedTable.tsx").then((module) => ({ default: module.NeedTable })),
);

/** T8: planned nitrogen effort against the need, with and without sketches. */
export function NeedSection({ page, source }: { page: UnitPage; source?: string | undefined }) {
  const t = useText(detailText);
  const format = useFormat();
  const { plan, totals } = page;
  if (!plan) return null;
  const need = plan.needT;
  const amounts = drawnAmounts(
    {
      established: totals.byStage.established.nitrogen,
      establishment_approval: totals.byStage.establishment_approval.nitrogen,
      preliminary_examination_approval: totals.byStage.preliminary_examination_approval.nitrogen,
    },
    totals.sketches.nitrogen,
  );
  const goal = page.goals?.nitrogen;
  const dropout = goal?.expectedDropout ?? 0;
  const facts = [
    { key: "need", value: need, share: null },
    { key: "total", value: totals.total.nitrogen, share: totals.total.nitrogen },
    {
      key: "inclSketches",
      value: totals.totalInclSketches.nitrogen,
      share: totals.totalInclSketches.nitrogen,
    },
    { key: "established", value: amounts.established, share: amounts.established },
  ] as const;
  return (
    <StatusSection
      id="kvaelstof"
      title={t("need.title")}
      intro={t("need.intro")}
      figures={["plan-goal", "dropout"]}
    >
      <dl className="key-figures key-figures-4">
        {facts.map(({ key, value, share }) => (
          <div key={key}>
            <dt>{t(`need.${key}`)}</dt>
            <dd>
              <Figure value={format.number(value, 1)} unit="t" />
            </dd>
            <dd>
              {share === null
                ? t(need > 0 ? "need.needText" : "noNeed")
                : need > 0
                  ? t("need.share", { share: format.percent(share / need, 0) })
                  : ""}
            </dd>
          </div>
        ))}
      </dl>
      {need > 0 && (
        <div className="need-bar">
          <GoalBarDrawing
            name={t("effect.nitrogen")}
            unit="t"
            goal={need}
            amounts={amounts}
            dropout={dropout}
            label={t("need.bar", {
              total: format.tons(totals.total.nitrogen, 1),
              planned: format.tons(totals.totalInclSketches.nitrogen, 1),
              need: format.tons(need, 1),
            })}
          />
          <ul className="key">
            {stages
              .filter((stage) => amounts[stage] > 0)
              .map((stage) => (
                <li key={stage}>
                  <StageSwatch stage={stage} />
                  {t(`drawn.${stage}`)} <b>{format.tons(amounts[stage], 1)}</b>
                </li>
              ))}
          </ul>
          {goal && <PaceLine pace={goal.pace} unit="t" byYear={null} isNeed />}
        </div>
      )}
      <p className="small">
        {t("need.field", {
          goal: format.tons(plan.nitrogenReductionGoalT, 1),
          field: format.tons(plan.fieldRegulationT, 1),
          potential: format.hectares(plan.extractionPotentialHa, 0),
        })}
      </p>
      <ChartTools
        table={() => <NeedTable page={page} needT={need} />}
        csv={`/status/tables/units/plan/${page.id}/totals.csv`}
        embedId="kvaelstof"
        source={source}
      />
    </StatusSection>
  );
}
