import type { OverviewPage } from "@mars/contracts/status/statusPages";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { wholeParts } from "../snapshot/unitParts.ts";
import { developmentOf } from "./developmentOf.ts";
import { countsOf, domainTotals, perEffect, stageTotalsOf } from "./figures.ts";
import { nationalGoalOf } from "./goalOf.ts";
import { latestChanges } from "./latestChanges.ts";
import { pageBasis } from "./pageBasis.ts";
import { measureRows } from "./rows.ts";

const changesShown = 30;

export function overviewPage(snapshot: Snapshot): OverviewPage {
  const parts = wholeParts(snapshot);
  const basis = { totals: domainTotals(parts), rows: snapshot.history, snapshot };
  const { land } = snapshot;
  return {
    ...pageBasis(snapshot),
    goals: perEffect((effect) => nationalGoalOf(effect, basis)),
    sumOfPlanGoalsT: snapshot.plans.reduce(
      (sum, { nitrogenGoalT, retiredOn }) => sum + (retiredOn === null ? nitrogenGoalT : 0),
      0,
    ),
    counts: countsOf(parts),
    totals: stageTotalsOf(parts),
    development: developmentOf(snapshot.history, snapshot),
    byMeasure: measureRows(snapshot, parts.projects),
    latestChanges: latestChanges(snapshot, snapshot.projects, changesShown),
    land: land && {
      ...land,
      inventoryHa: land.projectLandHa + land.compensationLandHa + land.bindingAgreementsHa,
    },
  };
}
