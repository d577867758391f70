import type { GapAnswer, PlanProject, PlanSketch } from "@mars/contracts/planShapes";
import { sumEffects } from "@mars/domain/effects/effects";
import { planBalance } from "@mars/domain/plans/balance";
import { evaluateScenario, type ScenarioProject } from "@mars/domain/plans/evaluateScenario";
import { type CoveringProblem, gapProblem, type GapCandidate } from "@mars/domain/plans/gapProblem";
import { solveCovering } from "../../platform/solver/solveCovering.ts";

export type GapQuestion = {
  planId: string;
  /** Sub-catchments of the plan with their needs, in tons. */
  needs: ReadonlyMap<string, number>;
  sketches: readonly PlanSketch[];
  projects: readonly PlanProject[];
  pinned: readonly string[];
  barred: readonly string[];
  projectChoices: Readonly<Record<string, boolean>>;
  dropoutShare: number;
  extractionGoalHa: number;
  smallest: "area" | "count";
  maxSeconds: number;
};

/**
 * Applied projects stand, as a trial counts them, and so do sketches of other plans, which are theirs
 * to count; the plan's own sketches are up for choice. Finds the smallest set that meets the need.
 */
export async function closeGap(question: GapQuestion, signal: AbortSignal): Promise<GapAnswer> {
  const startedMs = performance.now();
  const { needs, dropoutShare } = question;
  const sketches = question.sketches.filter(({ kind }) => kind === "sketch_project");
  const standing = [
    ...question.projects.filter(({ id, included }) => question.projectChoices[id] ?? included),
    ...sketches.filter(({ planId, included }) => planId !== question.planId && included),
  ];
  const subCatchments = [...needs].map(([id, needT]) => ({ id, needT }));
  const base = evaluateScenario(subCatchments, standing.map(asScenario), {
    included: new Set(standing.map(({ id }) => id)),
    dropoutShare,
  });
  const eligible = sketches.filter(
    ({ id, planId }) => planId === question.planId && !question.barred.includes(id),
  );
  const extractionStandingHa = base.effects.extractionEffortHa;
  const problem = gapProblem(
    eligible.map((sketch) => asCandidate(sketch, question.pinned.includes(sketch.id))),
    {
      nitrogen: [...base.balances].map(([opId, balance]) => ({
        opId,
        tons: balance.remainingAfterDropoutT,
      })),
      extractionHa: Math.max(0, question.extractionGoalHa - extractionStandingHa),
    },
    question.smallest,
  );
  const solution = await solveCovering(problem, { maxSeconds: question.maxSeconds, signal });
  const chosenIds = new Set([...problem.fixed, ...solution.chosen]);
  const chosen = eligible.filter(({ id }) => chosenIds.has(id));
  const outcome = evaluateScenario(subCatchments, [...standing, ...chosen].map(asScenario), {
    included: new Set([...standing, ...chosen].map(({ id }) => id)),
    dropoutShare,
  });
  return {
    outcome: nameOutcome(problem, chosen.length, solution.timedOut),
    provenGap: solution.provenGap,
    seconds: (performance.now() - startedMs) / 1000,
    chosen: chosen
      .toSorted((a, b) => (b.effects.nitrogenReductionT ?? 0) - (a.effects.nitrogenReductionT ?? 0))
      .map((sketch) => ({
        id: sketch.id,
        name: sketch.name,
        alreadyIncluded: sketch.included,
        pinned: question.pinned.includes(sketch.id),
        areaHa: sketch.areaHa,
        effects: sketch.effects,
        closes: sketch.subCatchments
          .filter(({ opId }) => (base.balances.get(opId)?.remainingAfterDropoutT ?? 0) > 0)
          .map(({ opId, nitrogenReductionT }) => ({ opId, tons: nitrogenReductionT })),
      })),
    areaHa: chosen.reduce((sum, { areaHa }) => sum + areaHa, 0),
    balance: planBalance([...outcome.balances.values()]),
    subCatchments: [...outcome.balances].map(([opId, balance]) => ({ opId, balance })),
    unclosed: [...outcome.balances].flatMap(([opId, { remainingAfterDropoutT }]) =>
      remainingAfterDropoutT > 1e-6 ? [{ opId, tonsLeft: remainingAfterDropoutT }] : [],
    ),
    extractionHa:
      extractionStandingHa + sumEffects(chosen.map(({ effects }) => effects)).extractionEffortHa,
    extractionShortHa: problem.extractionShortHa,
  };
}

function nameOutcome(
  { unmet, extractionShortHa }: CoveringProblem,
  chosen: number,
  timedOut: boolean,
): GapAnswer["outcome"] {
  if (timedOut) return "time-limit";
  if (unmet.length > 0 || extractionShortHa > 0) return "infeasible-closest";
  return chosen === 0 ? "nothing-needed" : "optimal";
}

function asScenario(item: PlanSketch | PlanProject): ScenarioProject {
  return {
    id: item.id,
    stage: item.stage,
    effects: item.effects,
    shares: item.subCatchments.map(({ opId, nitrogenReductionT }) => ({
      subCatchmentId: opId,
      nitrogenReductionT,
    })),
  };
}

function asCandidate(sketch: PlanSketch, pinned: boolean): GapCandidate {
  return {
    id: sketch.id,
    areaHa: sketch.areaHa,
    extractionHa: sketch.effects.extractionEffortHa ?? 0,
    nitrogen: sketch.subCatchments.map(({ opId, nitrogenReductionT }) => ({
      opId,
      tons: nitrogenReductionT,
    })),
    pinned,
  };
}
