import type { Plan } from "@mars/contracts/plans/planShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { planText } from "../text/planText.ts";

/** What the plan's figures hold, and what is next to them. */
export function WhatCounts({ plan }: { plan: Plan }) {
  const t = useText(planText);
  const f = useFormat();
  const { unpublishedNeighbours: beside, outsideSubCatchments } = plan;
  const outsideT = outsideSubCatchments.nitrogenReductionT ?? 0;
  return (
    <div className="plan-quiet">
      <p>
        {t("counts.text", {
          projects: t("counts.projects", { count: plan.projectCount }),
          sketches: t("counts.sketches", { count: plan.sketchCount }),
        })}
      </p>
      {outsideT >= 0.05 && <p>{t("counts.outside", { tons: f.tons(outsideT) })}</p>}
      {beside.count > 0 && (
        <p>
          {t("counts.beside", {
            count: beside.count,
            tons: f.tons(beside.nitrogenReductionT),
          })}
        </p>
      )}
    </div>
  );
}
