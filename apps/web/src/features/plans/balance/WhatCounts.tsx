import type { Plan } from "@mars/contracts/plans/planShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { planText } from "../text/planText.ts";

/** What the plan's figures hold, and what is next to them. */
export function WhatCounts({ plan }: { plan: Plan }) {
  const t = useText(planText);
  const f = useFormat();
  const { unpublishedNeighbours: beside, outsideSubCatchments } = plan;
  const outsideT = outsideSubCatchments.nitrogenReductionT ?? 0;
  const of = `plan/${plan.id}/draft`;
  return (
    <div className="plan-quiet">
      <p
        {...figureMarks(of, {
          "plan.projectCount": plan.projectCount,
          "plan.sketchCount": plan.sketchCount,
        })}
      >
        {t("counts.text", {
          projects: t("counts.projects", { count: plan.projectCount }),
          sketches: t("counts.sketches", { count: plan.sketchCount }),
        })}
      </p>
      {outsideT >= 0.05 && (
        <p {...figureMarks(of, { "plan.outsideT": outsideT })}>
          {t("counts.outside", { tons: f.tons(outsideT) })}
        </p>
      )}
      {beside.count > 0 && (
        <p
          {...figureMarks(of, {
            "plan.besideCount": beside.count,
            "plan.besideT": beside.nitrogenReductionT,
          })}
        >
          {t("counts.beside", {
            count: beside.count,
            tons: f.tons(beside.nitrogenReductionT),
          })}
        </p>
      )}
    </div>
  );
}
