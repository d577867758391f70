import type { AfforestationPage } from "@mars/contracts/status/statusPages";
import { forestSplit } from "@mars/domain/status/forestSplit";
import { UNTOUCHED_FOREST_TYPE } from "@mars/domain/schemes/subsidyScheme";
import type { Project, Sketch, Snapshot } from "../snapshot/Snapshot.ts";
import { type Part, partsOf, wholeParts } from "../snapshot/unitParts.ts";
import { developmentOf } from "./developmentOf.ts";
import { domainTotals, perStage } from "./figures.ts";
import { nationalGoalOf } from "./goalOf.ts";
import { pageBasis } from "./pageBasis.ts";
import { projectRows } from "./rows.ts";
import { retiredUnitsOf, unitsOf } from "./units.ts";

/** The afforestation effort: untouched forest is what is drawn as such within a project. */
export function afforestationPage(snapshot: Snapshot): AfforestationPage {
  const parts = wholeParts(snapshot);
  const split = (projects: readonly Part<Project>[]) => {
    const areas = projects.map(({ item, effects, share }) => ({
      afforestationEffortHa: effects.afforestationEffortHa,
      untouchedForestHa: (snapshot.untouchedForestHa.get(item.id) ?? 0) * share,
    }));
    return { count: projects.length, ...forestSplit(areas) };
  };
  const forests = parts.projects.filter(isForest);
  return {
    ...pageBasis(snapshot),
    goal: nationalGoalOf("afforestation", {
      totals: domainTotals(parts),
      rows: snapshot.history,
      snapshot,
    }),
    untouchedGoalHa: snapshot.untouchedGoalHa,
    byStage: perStage((stage) => split(forests.filter(({ item }) => item.stage === stage))),
    total: split(forests),
    sketches: sketchSplit(parts.sketches.filter(isForest)),
    development: developmentOf(snapshot.history, snapshot).map(({ day, effects }) => ({
      day,
      byStageHa: perStage((stage) => effects[stage].afforestation),
    })),
    byMunicipality: [
      ...unitsOf(snapshot, "municipality"),
      ...retiredUnitsOf(snapshot, "municipality"),
    ].map((unit) => {
      const own = partsOf(snapshot, "municipality", unit.key).projects.filter(isForest);
      const { totalHa, untouchedHa } = split(own);
      const ofStage = (stage: string) => split(own.filter(({ item }) => item.stage === stage));
      return {
        id: unit.id,
        slug: unit.slug,
        name: unit.name,
        retiredOn: unit.retiredOn,
        totalHa,
        untouchedHa,
        byStageHa: perStage((stage) => ofStage(stage).totalHa),
      };
    }),
    projects: projectRows(snapshot, forests),
  };
}

const isForest = ({ item }: Part<Project> | Part<Sketch>) =>
  (item.effects.afforestationEffortHa ?? 0) > 0;

/** A sketch is untouched forest as a whole or not at all. */
function sketchSplit(sketches: readonly Part<Sketch>[]) {
  const areas = sketches.map(({ item, effects }) => ({
    afforestationEffortHa: effects.afforestationEffortHa,
    untouchedForestHa: item.kind === UNTOUCHED_FOREST_TYPE ? effects.afforestationEffortHa : 0,
  }));
  return { count: sketches.length, ...forestSplit(areas) };
}
