import type {
  GapAlternatives,
  GapAnswer,
  PlanProject,
  PlanSketch,
} from "@mars/contracts/plans/planShapes";
import { sumEffects } from "@mars/domain/effects/effects";
import { planBalance } from "@mars/domain/plans/balance";
import { givesSomething, keepers, type SharedLand } from "@mars/domain/plans/countedOnce";
import { evaluateScenario } from "@mars/domain/plans/evaluateScenario";
import {
  type CoveringProblem,
  type GapCandidate,
  type GapOverlap,
  gapProblem,
  reachedIn,
} from "@mars/domain/plans/gapProblem";
import { gapProof, provenToCost } from "@mars/domain/plans/gapProof";
import { type GapWeights, unwantedLand, weighted } from "@mars/domain/plans/gapWeights";
import { asScenario } from "../plan/probabilityOf.ts";
import { otherCovers } from "../../../platform/solver/otherCovers.ts";
import {
  type CoveringSolution,
  PROVEN_GAP,
  reachable,
  solveCovering,
} from "../../../platform/solver/solveCovering.ts";

export type GapQuestion = {
  planId: string;
  /** Sub-catchments of the plan with their needs, in tons. */
  needs: ReadonlyMap<string, number>;
  sketches: readonly PlanSketch[];
  projects: readonly PlanProject[];
  land: readonly SharedLand[];
  pinned: readonly string[];
  barred: readonly string[];
  /** Lost: only what it gave next to the pinned is looked for. */
  replaces?: string | undefined;
  projectChoices: Readonly<Record<string, boolean>>;
  dropoutShare: number;
  extractionGoalHa: number;
  smallest: "area" | "count";
  weights: GapWeights;
  /** Hectares of protected nature by sketch; empty where that does not count. */
  protectedHa: ReadonlyMap<string, number>;
  maxSeconds: number;
};

/** The question as a covering problem, and what it was made of. */
function poseGap(question: GapQuestion) {
  const { needs, dropoutShare, weights } = question;
  const own = question.sketches.filter(
    ({ kind, planId }) => kind === "sketch_project" && planId === question.planId,
  );
  // Untouched forest gives what it gives and is nothing to choose, as are sketches of other plans.
  const others = question.sketches.filter((sketch) => !own.includes(sketch));
  const standing = [...question.projects, ...others].filter(
    ({ id, included }) => question.projectChoices[id] ?? included,
  );
  const pinned = new Set(question.pinned);
  const reached = reachedWith(question, standing, own);
  const subCatchments = [...needs].map(([id, needT]) => ({
    id,
    needT: Math.min(needT, reached?.get(id) ?? needT),
  }));
  const base = evaluateScenario(subCatchments, standing.map(asScenario), {
    included: new Set(standing.map(({ id }) => id)),
    dropoutShare,
    land: question.land,
  });
  const eligible = own.filter(
    ({ id }) => !question.barred.includes(id) && id !== question.replaces,
  );
  const mapped = unwantedLand(
    eligible.map((sketch) => ({
      ...sketch,
      protectedHa: question.protectedHa.get(sketch.id) ?? null,
    })),
    question.projects.flatMap(({ point }) => (point ? [point] : [])),
  );
  const countsAs = weighted(eligible, weights, mapped);
  const { overlaps, lost } = overlapsOf(standing, eligible, question.land);
  const problem = gapProblem(
    eligible.map((sketch, i) =>
      asCandidate(sketch, {
        pinned: pinned.has(sketch.id),
        countsAs: countsAs[i]!,
        kept: 1 - (lost.get(sketch.id) ?? 0),
      }),
    ),
    {
      nitrogen: [...base.balances].map(([opId, balance]) => ({
        opId,
        tons: balance.remainingAfterDropoutT,
      })),
      extractionHa: Math.max(0, question.extractionGoalHa - base.effects.extractionEffortHa),
    },
    question.smallest,
    overlaps,
  );
  return { subCatchments, standing, base, eligible, pinned, problem };
}

/** Tons that each sub-catchment had with the sketch that is lost; null where none is. */
function reachedWith(
  { needs, pinned, replaces, dropoutShare, land }: GapQuestion,
  standing: readonly (PlanSketch | PlanProject)[],
  own: readonly PlanSketch[],
): ReadonlyMap<string, number> | null {
  if (replaces === undefined) return null;
  const before = [...standing, ...own.filter(({ id }) => id === replaces || pinned.includes(id))];
  const { balances } = evaluateScenario(
    [...needs].map(([id, needT]) => ({ id, needT })),
    before.map(asScenario),
    { included: new Set(before.map(({ id }) => id)), dropoutShare, land },
  );
  return new Map([...balances].map(([id, one]) => [id, one.plannedAfterDropoutT - MISSED_T]));
}

/** A kilogram less is as much as before: no one draws a sketch for what sums are rounded by. */
const MISSED_T = 1e-3;

/** Land that is drawn twice: what a sketch loses to what stands is lost whatever is chosen; the rest
 * depends on the choice. */
function overlapsOf(
  standing: readonly (PlanSketch | PlanProject)[],
  eligible: readonly PlanSketch[],
  land: readonly SharedLand[],
): { overlaps: GapOverlap[]; lost: ReadonlyMap<string, number> } {
  const stands = new Set(standing.map(({ id }) => id));
  const byId = new Map([...standing, ...eligible].filter(givesSomething).map((i) => [i.id, i]));
  const lost = new Map<string, number>();
  const overlaps: GapOverlap[] = [];
  for (const piece of land) {
    const claims = keepers(piece, byId);
    for (const [place, { item, share }] of claims.entries()) {
      const before = claims.slice(0, place).map((claim) => claim.item.id);
      const isSure = before.some((id) => stands.has(id));
      // Among what stands it is counted once already.
      if (before.length === 0 || (isSure && stands.has(item.id))) continue;
      if (isSure) lost.set(item.id, (lost.get(item.id) ?? 0) + share);
      else
        overlaps.push({
          loserId: stands.has(item.id) ? null : item.id,
          keeperIds: before,
          ...givesOf(item, share),
        });
    }
  }
  return { overlaps, lost };
}

function givesOf(item: PlanSketch | PlanProject, share: number) {
  return {
    extractionHa: (item.effects.extractionEffortHa ?? 0) * share,
    nitrogen: item.subCatchments.map(({ opId, nitrogenReductionT }) => ({
      opId,
      tons: (nitrogenReductionT ?? 0) * share,
    })),
  };
}

/**
 * Applied projects and untouched forest stand, as a trial counts them, and so do sketches of other
 * plans, which are theirs to count; the plan's own sketches are up for choice. Finds the smallest set that meets the need.
 */
export async function closeGap(question: GapQuestion, signal: AbortSignal): Promise<GapAnswer> {
  const startedMs = performance.now();
  const { dropoutShare } = question;
  const { subCatchments, standing, base, eligible, pinned, problem: posed } = poseGap(question);
  const { problem, short } = await reachable(posed, { maxSeconds: question.maxSeconds, signal });
  const solution = await solveCovering(problem, {
    maxSeconds: question.maxSeconds - (performance.now() - startedMs) / 1000,
    provenToCost: provenToCost(question),
    signal,
  });
  const shortOf = (isExtraction: boolean) =>
    problem.rows.reduce(
      (sum, { opId }, i) => sum + ((opId === null) === isExtraction ? short[i]! : 0),
      0,
    );
  const chosenIds = new Set([...problem.fixed, ...solution.chosen]);
  const chosen = eligible.filter(({ id }) => chosenIds.has(id));
  const outcome = evaluateScenario(subCatchments, [...standing, ...chosen].map(asScenario), {
    included: new Set([...standing, ...chosen].map(({ id }) => id)),
    dropoutShare,
    land: question.land,
  });
  return {
    outcome: nameOutcome(
      {
        isUnmet:
          problem.unmet.length > 0 ||
          problem.extractionShortHa > 0 ||
          shortOf(true) + shortOf(false) > 1e-4,
        chosen: chosen.length,
      },
      solution,
    ),
    provenGap: solution.provenGap,
    proof: gapProof(question, {
      cost: costOf(problem, solution.chosen),
      provenGap: solution.provenGap,
      closeGap: PROVEN_GAP,
    }),
    seconds: (performance.now() - startedMs) / 1000,
    chosen: chosen
      .toSorted((a, b) => (b.effects.nitrogenReductionT ?? 0) - (a.effects.nitrogenReductionT ?? 0))
      .map((sketch) => ({
        id: sketch.id,
        name: sketch.name,
        alreadyIncluded: sketch.included,
        pinned: pinned.has(sketch.id),
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
    extractionHa: outcome.effects.extractionEffortHa,
    extractionShortHa: problem.extractionShortHa + shortOf(true),
  };
}

/** Others that meet what the answer met, and are not much larger. */
export async function otherWays(
  question: GapQuestion & { chosen: readonly string[] },
  signal: AbortSignal,
): Promise<GapAlternatives> {
  const { eligible, problem: posed } = poseGap(question);
  const columnOf = new Map(posed.columns.map(({ id }, column) => [id, column]));
  const best = question.chosen.filter((id) => columnOf.has(id));
  const columns = new Set(best.map((id) => columnOf.get(id)!));
  const byId = new Map(eligible.map((sketch) => [sketch.id, sketch]));
  const { losses = [] } = posed;
  const problem = {
    ...posed,
    // Where land is drawn twice the answer may fall short; another need not do better.
    rows: posed.rows.map((row) => ({
      ...row,
      atLeast: Math.min(row.atLeast, reachedIn(row, losses, columns)),
    })),
  };
  const { covers, end } = await otherCovers(problem, best, {
    most: ALTERNATIVES,
    // Whoever has lost an owner asks for what there is.
    maxCost:
      question.replaces === undefined
        ? nearlyAs(costOf(problem, best), question.smallest)
        : Number.POSITIVE_INFINITY,
    differBy: { sizeOf: (id) => byId.get(id)!.areaHa, share: DIFFERENCE },
    maxSeconds: question.maxSeconds,
    signal,
  });
  return {
    alternatives: covers.map((cover) => {
      const ids = [...problem.fixed, ...cover];
      const sketches = ids.map((id) => byId.get(id)!);
      return {
        ids,
        areaHa: sketches.reduce((sum, { areaHa }) => sum + areaHa, 0),
        nitrogenReductionT: sumEffects(sketches.map(({ effects }) => effects)).nitrogenReductionT,
        size: costOf(problem, cover),
      };
    }),
    answerSize: costOf(problem, best),
    end,
  };
}

/** More would not be compared. */
const ALTERNATIVES = 3;

/** Of its hectares: less is the same answer with another name. */
const DIFFERENCE = 0.2;

/** A quarter more, or one sketch more where there are few. */
function nearlyAs(cost: number, smallest: GapQuestion["smallest"]): number {
  return Math.max(1.25 * cost, smallest === "count" ? cost + 1 : 0);
}

function costOf({ columns }: CoveringProblem, chosen: readonly string[]): number {
  const taken = new Set(chosen);
  return columns.reduce((sum, { id, cost }) => sum + (taken.has(id) ? cost : 0), 0);
}

function nameOutcome(
  { isUnmet, chosen }: { isUnmet: boolean; chosen: number },
  { timedOut, provenGap }: CoveringSolution,
): GapAnswer["outcome"] {
  // The time may be up while the last hectare is being proven.
  if (timedOut && (provenGap === null || provenGap > PROVEN_GAP)) return "time-limit";
  if (isUnmet) return "infeasible-closest";
  return chosen === 0 ? "nothing-needed" : "optimal";
}

function asCandidate(
  sketch: PlanSketch,
  { pinned, countsAs, kept }: { pinned: boolean; countsAs: number; kept: number },
): GapCandidate {
  return { id: sketch.id, areaHa: sketch.areaHa, pinned, countsAs, ...givesOf(sketch, kept) };
}
