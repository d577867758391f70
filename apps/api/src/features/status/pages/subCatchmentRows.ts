import type { SubCatchmentRow } from "@mars/contracts/status/statusPages";
import { type Contribution, subCatchmentBalance } from "@mars/domain/plans/balance";
import { coverage } from "@mars/domain/plans/coverage";
import { shareNeed } from "@mars/domain/plans/shareNeed";
import type { Plan, Snapshot, SubCatchment } from "../snapshot/Snapshot.ts";
import { partsOf } from "../snapshot/unitParts.ts";
import { includedProjects } from "./includedProjects.ts";

const known = new WeakMap<Snapshot, Map<string, readonly SubCatchmentRow[]>>();

/** The sub-catchments of a coastal water group; computed once per snapshot. */
export function subCatchmentRows(snapshot: Snapshot, plan: Plan): readonly SubCatchmentRow[] {
  const plans = known.get(snapshot) ?? new Map<string, readonly SubCatchmentRow[]>();
  known.set(snapshot, plans);
  const rows = plans.get(plan.id) ?? workOut(snapshot, plan);
  plans.set(plan.id, rows);
  return rows;
}

/** Need, planned, achieved and remaining of each sub-catchment of a coastal water group. */
function workOut(snapshot: Snapshot, plan: Plan): readonly SubCatchmentRow[] {
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
  const lost = snapshot.lostShares.get(plan.id) ?? new Map<string, number>();
  return own.map((sub) => {
    const need = needOf.get(sub.opId);
    // Commitments as they were given; with sketches, land is counted once.
    const balance = subCatchmentBalance(need?.needT ?? 0, contributions(snapshot, plan, sub));
    const once = subCatchmentBalance(balance.needT, contributions(snapshot, plan, sub, lost));
    const { sketch_project: grossSketchT, ...byStage } = balance.byStage;
    const committedT = balance.plannedT - grossSketchT;
    const committed = coverage([{ needT: balance.needT, contributedT: committedT }]);
    return {
      opId: sub.opId,
      name: sub.name,
      areaHa: sub.areaHa,
      nitrogenCounts: sub.nitrogenCounts,
      needT: balance.needT,
      needSource: need?.source === "given" ? (sub.needSource ?? "edited") : "shared-by-area",
      hasNeed: balance.hasNeed,
      byStage,
      sketchT: once.byStage.sketch_project,
      committedT,
      plannedT: once.plannedT,
      achievedT: balance.achievedT,
      coveredT: committed.coveredT,
      missingT: committed.missingT,
      surplusT: committed.surplusT,
      coveredShare: committed.share,
      missingInclSketchesT: once.remainingT,
      dropoutT: once.dropoutT,
    };
  });
}

function contributions(
  snapshot: Snapshot,
  plan: Plan,
  sub: SubCatchment,
  lost: ReadonlyMap<string, number> = new Map(),
): Contribution[] {
  const parts = partsOf(snapshot, "subcatchment", sub.opId);
  const kept = (id: string, tons: number | null) => (tons ?? 0) * (1 - (lost.get(id) ?? 0));
  return [
    ...includedProjects(snapshot, plan.id, parts).map(({ item, effects }) => ({
      stage: item.stage,
      nitrogenReductionT: kept(item.id, effects.nitrogenReductionT),
      included: true,
    })),
    ...parts.sketches.map(({ item, effects }) => ({
      stage: "sketch_project" as const,
      nitrogenReductionT: kept(item.id, effects.nitrogenReductionT),
      included: true,
    })),
  ];
}
