import type { EffectKey, GoalPart, StatusGoal } from "@mars/contracts/status/statusShapes";
import { dayReached } from "@mars/domain/status/dayReached";
import { development, type StageRow } from "@mars/domain/status/development";
import { forecast, forecastWindowStart } from "@mars/domain/status/forecast";
import { deadlineOf, type GoalFigure, goalFigure, goalProgress } from "@mars/domain/status/goals";
import type { UnitTotals } from "@mars/domain/status/unitTotals";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { effectNames, perStage } from "./figures.ts";

/** Where the reference facts keep each part that the agreement names within a goal. */
const factOfPart: Record<EffectKey, readonly (readonly [GoalPart["key"], string])[]> = {
  nitrogen: [
    ["rounded-goal", "nitrogenReductionRoundedTons"],
    ["agricultural-policy", "nitrogenThroughAgriculturalPolicyTons"],
    ["collective-measures", "nitrogenThroughCollectiveMeasuresTons"],
    ["field-regulation", "fieldRegulationTons"],
  ],
  extraction: [["edge-areas", "extractionEdgeAreasHa"]],
  afforestation: [
    ["grant-scheme", "afforestationGrantSchemeHa"],
    ["grant-scheme-untouched", "afforestationGrantSchemeUntouchedHa"],
    ["urban-untouched", "afforestationUrbanNatureAgencyHa"],
    ["untouched", "afforestationUntouchedHa"],
  ],
};

/** The parts of a national goal, as the reference facts have them. */
function goalParts(facts: Readonly<Record<string, number>>, effect: EffectKey): GoalPart[] {
  return factOfPart[effect].flatMap(([key, fact]) => {
    const amount = facts[fact];
    return amount === undefined ? [] : [{ key, amount }];
  });
}

type Basis = {
  totals: UnitTotals;
  rows: readonly StageRow[];
  snapshot: Pick<Snapshot, "day" | "historyFrom">;
};
type Wanted = { amount: number; byYear: number | null; parts?: readonly GoalPart[] };

/** How far a goal is reached, what is expected to drop out, and when it is met at today's pace. */
export function goalOf(
  effect: EffectKey,
  { amount, byYear, parts = [] }: Wanted,
  { totals, rows, snapshot }: Basis,
): StatusGoal {
  const name = effectNames[effect];
  const deadline = byYear === null ? null : deadlineOf(byYear);
  const { goal, ...progress } = goalProgress(totals, name, amount);
  const start = forecastWindowStart(snapshot.day);
  const [then] = development(rows, [start]);
  const byStage = perStage((stage) => totals.byStage[stage][name]);
  const byStageThen = perStage((stage) => then?.effects[stage][name] ?? 0);
  const ahead = (figure: GoalFigure) =>
    forecast({
      goal,
      deadline,
      historyFrom: snapshot.historyFrom,
      from: { day: start, reached: goalFigure(figure, byStageThen) },
      to: { day: snapshot.day, reached: goalFigure(figure, byStage) },
      metOn: dayReached(rows, { effect: name, figure, goal }),
    });
  return {
    goal,
    byYear,
    deadline,
    ...progress,
    byStage,
    sketch: totals.sketches[name],
    parts: [...parts],
    forecasts: {
      established: ahead("established"),
      committed: ahead("committed"),
      committedAfterDropout: ahead("committedAfterDropout"),
    },
  };
}

/** One of the country's goals, with the parts that the agreement names. */
export function nationalGoalOf(
  effect: EffectKey,
  basis: Basis & { snapshot: Pick<Snapshot, "day" | "historyFrom" | "goals" | "goalFacts"> },
): StatusGoal {
  const { goals, goalFacts } = basis.snapshot;
  const parts = goalParts(goalFacts, effect);
  return goalOf(effect, { ...goals[effectNames[effect]], parts }, basis);
}
