import type { SubCatchmentRow } from "@mars/contracts/statusPages";
import { type Contribution, subCatchmentBalance } from "@mars/domain/plans/balance";
import { shareNeed } from "@mars/domain/plans/shareNeed";
import type { Plan, Snapshot, SubCatchment } from "../snapshot/Snapshot.ts";
import { partsOf } from "../snapshot/unitParts.ts";
import { includedProjects } from "./unitSummaries.ts";

/** Need, planned, achieved and remaining of each sub-catchment of a coastal water group. */
export function subCatchmentRows(snapshot: Snapshot, plan: Plan): SubCatchmentRow[] {
  const own = snapshot.subCatchments.filter(({ planId }) => planId === plan.id);
  const needs = shareNeed(
    plan.needT,
    own.map(({ opId, areaHa, nitrogenCounts, needT }) => ({
      id: opId,
      areaHa,
      hasNeed: nitrogenCounts,
      givenNeedT: needT,
    })),
  );
  const needOf = new Map(needs.map((need) => [need.id, need]));
  return own.map((sub) => {
    const need = needOf.get(sub.opId);
    const balance = subCatchmentBalance(need?.needT ?? 0, contributions(snapshot, plan, sub));
    const { sketch_project: sketchT, ...byStage } = balance.byStage;
    return {
      opId: sub.opId,
      name: sub.name,
      areaHa: sub.areaHa,
      nitrogenCounts: sub.nitrogenCounts,
      needT: balance.needT,
      needSource: need?.source === "given" ? (sub.needSource ?? "edited") : "shared-by-area",
      hasNeed: balance.hasNeed,
      byStage,
      sketchT,
      plannedT: balance.plannedT,
      achievedT: balance.achievedT,
      remainingT: balance.remainingT,
      surplusT: balance.surplusT,
      dropoutT: balance.dropoutT,
      plannedShare: balance.plannedShare,
    };
  });
}

function contributions(snapshot: Snapshot, plan: Plan, sub: SubCatchment): Contribution[] {
  const parts = partsOf(snapshot, "subcatchment", sub.opId);
  return [
    ...includedProjects(snapshot, plan.id, parts).map(({ item, effects }) => ({
      stage: item.stage,
      nitrogenReductionT: effects.nitrogenReductionT,
      included: true,
    })),
    ...parts.sketches.map(({ effects }) => ({
      stage: "sketch_project" as const,
      nitrogenReductionT: effects.nitrogenReductionT,
      included: true,
    })),
  ];
}
