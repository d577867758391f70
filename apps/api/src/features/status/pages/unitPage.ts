import type { UnitListItem, UnitPage } from "@mars/contracts/status/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/status/statusShapes";
import type { Plan, Snapshot, Unit } from "../snapshot/Snapshot.ts";
import { partsOf, wholeParts } from "../snapshot/unitParts.ts";
import { developmentOf, historyOfUnit } from "./developmentOf.ts";
import { amountsOf, domainTotals, effectNames, medianOf, perEffect } from "./figures.ts";
import { latestChanges } from "./latestChanges.ts";
import { needGoal } from "./needGoal.ts";
import { ownShareOf } from "./ownShareOf.ts";
import { overlappingUnits } from "./overlappingUnits.ts";
import { pageBasis } from "./pageBasis.ts";
import { measureRows, projectRows, sketchRows } from "./rows.ts";
import { subCatchmentRows } from "./subCatchmentRows.ts";
import { findUnit, isPlan } from "./units.ts";
import { unitSummaries, unitSummary } from "./unitSummaries.ts";

const changesShown = 10;

/** One unit, or undefined where there is none by that id. */
export function unitPage(snapshot: Snapshot, kind: UnitKind, id: string): UnitPage | undefined {
  const unit = findUnit(snapshot, kind, id);
  const summaries = unitSummaries(snapshot, kind);
  if (!unit) return undefined;
  const summary = unitSummary(snapshot, kind, unit);
  const parts = partsOf(snapshot, kind, unit.key);
  const rows = historyOfUnit(snapshot, kind, unit.key);
  const overlapping = (otherKind: UnitKind) => overlappingUnits(snapshot, kind, unit, otherKind);
  return {
    ...pageBasis(snapshot),
    kind,
    ...summary,
    extent: unit.extent && [...unit.extent],
    goals: isPlan(unit) ? { nitrogen: needGoal(snapshot, unit) } : null,
    ownShare: isPlan(unit) ? null : ownShareOf(snapshot, kind, unit),
    report: reportOf(snapshot, unit),
    nationalGoals: perEffect((effect) => snapshot.goals[effectNames[effect]].amount),
    countryTotals: amountsOf(domainTotals(wholeParts(snapshot)).total),
    standing: perEffect((effect) => standingOf(summary, summaries, effect)),
    overlapping: {
      municipalities: overlapping("municipality"),
      tripartites: overlapping("tripartite"),
      plans: overlapping("plan"),
    },
    subCatchments: subCatchmentsOf(snapshot, unit),
    projects: projectRows(snapshot, parts.projects),
    sketches: sketchRows(snapshot, parts.sketches),
    byMeasure: measureRows(snapshot, parts.projects),
    development: developmentOf(rows, snapshot),
    latestChanges: latestChanges(
      snapshot,
      parts.projects.map(({ item }) => item),
      changesShown,
    ),
  };
}

const subCatchmentsOf = (snapshot: Snapshot, unit: Unit | Plan) =>
  isPlan(unit) ? [...subCatchmentRows(snapshot, unit)] : [];

function reportOf(snapshot: Snapshot, unit: Unit | Plan): UnitPage["report"] {
  const version = isPlan(unit) && snapshot.versions.get(unit.id);
  // Its figures were public that day; what was written is restored with it.
  if (!version || version.isWithdrawn) return null;
  const { title, description, isTextInvented } = version;
  return { title, description, isTextInvented };
}

/** Where a unit is among all of its kind. */
function standingOf(own: UnitListItem, all: readonly UnitListItem[], effect: EffectKey) {
  const value = ({ totals }: UnitListItem) => totals.total[effect];
  const values = all.map(value).toSorted((a, b) => a - b);
  const highest = all.reduce((best, each) => (value(each) > value(best) ? each : best), own);
  return {
    rank: own.rank[effect],
    of: all.length,
    value: value(own),
    median: medianOf(values),
    highest: { id: highest.id, slug: highest.slug, name: highest.name, value: value(highest) },
    values,
  };
}
