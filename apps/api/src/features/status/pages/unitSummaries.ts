import type { UnitListItem } from "@mars/contracts/statusPages";
import type { UnitKind } from "@mars/contracts/statusShapes";
import { coverage, needVerdict } from "@mars/domain/plans/coverage";
import { shareOfGoal } from "@mars/domain/status/goals";
import { rankUnits } from "@mars/domain/status/rankUnits";
import type { Plan, Snapshot, Unit } from "../snapshot/Snapshot.ts";
import { partsOf, wholeParts } from "../snapshot/unitParts.ts";
import { countsOf, domainTotals, effectNames, perEffect, stageTotalsOf } from "./figures.ts";
import { subCatchmentRows } from "./subCatchmentRows.ts";
import { isPlan, unitsOf } from "./units.ts";

const known = new WeakMap<Snapshot, Map<UnitKind, readonly UnitListItem[]>>();

/** Every unit of a kind with its figures and ranks; worked out once per snapshot. */
export function unitSummaries(snapshot: Snapshot, kind: UnitKind): readonly UnitListItem[] {
  const kinds = known.get(snapshot) ?? new Map<UnitKind, readonly UnitListItem[]>();
  known.set(snapshot, kinds);
  const summaries = kinds.get(kind) ?? summarize(snapshot, kind);
  kinds.set(kind, summaries);
  return summaries;
}

function summarize(snapshot: Snapshot, kind: UnitKind): readonly UnitListItem[] {
  const country = domainTotals(wholeParts(snapshot)).total;
  const figures = unitsOf(snapshot, kind).map((unit) => {
    const parts = partsOf(snapshot, kind, unit.key);
    return { unit, parts, name: unit.name, totals: stageTotalsOf(parts) };
  });
  const ranks = perEffect(
    (effect) =>
      new Map(
        rankUnits(figures, ({ totals }) => totals.total[effect]).map(({ unit, rank }) => [
          unit.unit.id,
          rank,
        ]),
      ),
  );
  return figures.map(({ unit, parts, totals }) => ({
    id: unit.id,
    code: unit.code,
    name: unit.name,
    geoLocationId: unit.geoLocationId,
    areaHa: unit.areaHa,
    counts: countsOf(parts),
    totals,
    shareOfCountry: perEffect((effect) =>
      shareOfGoal(totals.total[effect], country[effectNames[effect]]),
    ),
    rank: perEffect((effect) => ranks[effect].get(unit.id) ?? figures.length),
    plan: isPlan(unit) ? planFigures(snapshot, unit) : null,
  }));
}

function planFigures(snapshot: Snapshot, plan: Plan & Unit) {
  const rows = needyParts(snapshot, plan);
  const committed = coverage(
    rows.map(({ needT, committedT }) => ({ needT, contributedT: committedT })),
  );
  return {
    status: plan.status,
    lastPublishedAt: plan.lastPublishedAt?.toISOString() ?? null,
    nitrogenReductionGoalT: plan.nitrogenGoalT,
    fieldRegulationT: plan.fieldRegulationT,
    needT: committed.needT,
    extractionPotentialHa: plan.extractionPotentialHa,
    verdict: needVerdict(plan.nitrogenGoalT, committed),
    coverage: committed,
    coverageInclSketches: coverage(
      rows.map(({ needT, plannedT }) => ({ needT, contributedT: plannedT })),
    ),
  };
}

/** The sub-catchments; a plan whose geography is not loaded yet stands for itself. */
function needyParts(snapshot: Snapshot, plan: Plan & Unit) {
  const rows = subCatchmentRows(snapshot, plan);
  if (rows.length > 0) return rows;
  const { total, totalInclSketches } = stageTotalsOf(partsOf(snapshot, "plan", plan.key));
  const { needT } = plan;
  return [{ needT, committedT: total.nitrogen, plannedT: totalInclSketches.nitrogen }];
}
