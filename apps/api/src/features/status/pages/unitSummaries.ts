import type { UnitListItem } from "@mars/contracts/status/statusPages";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { type PlanAssumptions, USUAL_ASSUMPTIONS } from "@mars/domain/plans/probability";
import { type Effects, sumEffects } from "@mars/domain/effects/effects";
import { type Coverage, coverage, needVerdict } from "@mars/domain/plans/coverage";
import { shareOfGoal } from "@mars/domain/status/goals";
import { rankUnits } from "@mars/domain/status/rankUnits";
import type { Plan, Snapshot, Unit } from "../snapshot/Snapshot.ts";
import { partsOf, sharesOf, wholeParts } from "../snapshot/unitParts.ts";
import { countsOf, domainTotals, effectNames, perEffect, stageTotalsOf } from "./figures.ts";
import { includedProjects } from "./includedProjects.ts";
import { subCatchmentRows } from "./subCatchmentRows.ts";
import { isPlan, unitsOf } from "./units.ts";

const known = new WeakMap<Snapshot, Map<UnitKind, readonly UnitListItem[]>>();

/** Every unit of a kind with its figures and ranks; computed once per snapshot. */
export function unitSummaries(snapshot: Snapshot, kind: UnitKind): readonly UnitListItem[] {
  const kinds = known.get(snapshot) ?? new Map<UnitKind, readonly UnitListItem[]>();
  known.set(snapshot, kinds);
  const summaries = kinds.get(kind) ?? summarize(snapshot, kind, unitsOf(snapshot, kind));
  kinds.set(kind, summaries);
  return summaries;
}

/** One unit with its figures: of the list, or a retired one by where it would be in it. */
export function unitSummary(snapshot: Snapshot, kind: UnitKind, unit: Unit | Plan): UnitListItem {
  const listed = unitSummaries(snapshot, kind).find(({ id }) => id === unit.id);
  if (listed) return listed;
  const others = unitsOf(snapshot, kind);
  return summarize(snapshot, kind, [...others, unit]).find(({ id }) => id === unit.id)!;
}

function summarize(
  snapshot: Snapshot,
  kind: UnitKind,
  units: readonly (Unit | Plan)[],
): readonly UnitListItem[] {
  const country = domainTotals(wholeParts(snapshot)).total;
  const figures = units.map((unit) => {
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
    slug: unit.slug,
    name: unit.name,
    geoLocationId: unit.geoLocationId,
    areaHa: unit.areaHa,
    retiredOn: unit.retiredOn,
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
  const outside = outsideSubCatchments(snapshot, plan);
  const version = snapshot.versions.get(plan.id);
  const committed = coverage([
    ...rows.map(({ needT, committedT }) => ({ needT, contributedT: committedT })),
    { needT: 0, contributedT: outside.committedT },
  ]);
  return {
    status: plan.status,
    lastPublishedAt: plan.lastPublishedAt?.toISOString() ?? null,
    nitrogenReductionGoalT: plan.nitrogenGoalT,
    fieldRegulationT: plan.fieldRegulationT,
    needT: committed.needT,
    extractionPotentialHa: plan.extractionPotentialHa,
    verdict: needVerdict({ goalT: plan.nitrogenGoalT, planNeedT: plan.needT }, committed),
    coverage: committed,
    coverageInclSketches: coverage([
      ...rows.map(({ needT, plannedT }) => ({ needT, contributedT: plannedT })),
      { needT: 0, contributedT: outside.committedT + outside.sketchT },
    ]),
    inclSketchesAfterDropout: missingOf(
      coverage(
        rows.map(({ needT, plannedT, dropoutT }) => ({ needT, contributedT: plannedT - dropoutT })),
      ),
    ),
    outside,
    version: version
      ? {
          number: version.number,
          publishedAt: version.publishedAt.toISOString(),
          plannedT: version.plannedT,
          twiceT: version.twiceT,
          reason: version.reason,
          ...(version.probability !== null && {
            certainty: certaintyOf(version.probability, version.assumptions),
          }),
        }
      : null,
  };
}

/** The sub-catchments; a plan whose geography is not loaded yet stands for itself. */
function needyParts(snapshot: Snapshot, plan: Plan & Unit) {
  const rows = subCatchmentRows(snapshot, plan);
  if (rows.length > 0) return rows;
  return [{ needT: plan.needT, committedT: 0, plannedT: 0, dropoutT: 0 }];
}

const missingOf = ({ missingT, missingCount, needCount, isCovered }: Coverage) => ({
  missingT,
  missingCount,
  needCount,
  isCovered,
});

/** Nitrogen of the plan's totals that its sub-catchments do not have: what lies in none of them, and
 * projects that the plan leaves out. */
function outsideSubCatchments(snapshot: Snapshot, plan: Plan & Unit) {
  const own = new Set(
    snapshot.subCatchments.filter(({ planId }) => planId === plan.id).map(({ opId }) => opId),
  );
  const parts = partsOf(snapshot, "plan", plan.key);
  const included = includedProjects(snapshot, plan.id, parts);
  const isOutside = ({ item }: { item: { geoLocationId: string | null } }) =>
    !sharesOf(snapshot, item.geoLocationId, "subcatchment").some(({ unitKey }) => own.has(unitKey));
  const tons = (some: readonly { effects: Effects }[]) =>
    sumEffects(some.map(({ effects }) => effects)).nitrogenReductionT;
  const counted = new Set(included);
  const committed = included.filter(isOutside);
  return {
    committedT: tons(committed),
    achievedT: tons(committed.filter(({ item }) => item.stage === "established")),
    sketchT: tons(parts.sketches.filter(isOutside)),
    leftOutT: tons(parts.projects.filter((part) => !counted.has(part))),
  };
}

function certaintyOf(probability: number, assumptions: Partial<PlanAssumptions>) {
  const { sketchDropout, preliminaryDropout, source } = { ...USUAL_ASSUMPTIONS, ...assumptions };
  return { probability, sketchDropout, preliminaryDropout, source };
}
