import { drawnStages, inStage, type Rows, sum, type UnitKind } from "./Rows.ts";
import {
  byStageIn,
  type ByStage,
  committedT,
  DROPOUT,
  itemsOf,
  keptOnce,
  needsOf,
  pageOf,
  planOfSub,
} from "./planRows.ts";
import type { Figures } from "./units.ts";

/** Less than this is written 0,0 t. */
const SHOWN_T = 0.05;

/** The sub-catchments of a plan as the public sees them. */
async function publicSubs(rows: Rows, planId: string) {
  const { projects } = await itemsOf(rows, planId);
  const counted = projects.filter(({ included }) => included);
  const needs = await needsOf(rows, planId);
  const { subCatchments } = await pageOf(rows, planId);
  const countedOnce = counted.map(await keptOnce(rows, planId));
  return subCatchments.map(({ opId, sketchT }) => ({
    opId,
    needT: needs.get(opId)!,
    byStage: { ...byStageIn(counted, opId), sketch: sketchT },
    /** As counted together with sketches: land once. */
    once: { ...byStageIn(countedOnce, opId), sketch: sketchT },
  }));
}

export async function subFigures(rows: Rows, opId: string): Promise<Figures> {
  const { planId } = await planOfSub(rows, opId);
  const sub = (await publicSubs(rows, planId)).find((one) => one.opId === opId)!;
  const { needT, byStage } = sub;
  const givenT = committedT(byStage);
  const plannedT = committedT(sub.once) + sub.once.sketch;
  return {
    "sub.needT": needT,
    "sub.committedT": givenT,
    "sub.achievedT": byStage.established,
    "sub.establishmentT": byStage.establishment,
    "sub.preliminaryT": byStage.preliminary,
    "sub.coveredT": Math.min(needT, givenT),
    "sub.plannedT": plannedT,
    "sub.missingInclSketchesT": Math.max(0, needT - plannedT),
    "sub.sketchT": byStage.sketch,
    "sub.surplusT": needT > 0 ? Math.max(0, givenT - needT) : 0,
    "sub.missingT": Math.max(0, needT - givenT),
    "sub.coveredShare": needT > 0 ? Math.min(needT, givenT) / needT : 0,
  };
}

type NeedPart = { needT: number; byStage: ByStage };

/** What falls on a unit of one group by area, and what its own projects give there. */
async function ownPart(rows: Rows, unit: string, planId: string): Promise<NeedPart> {
  type Page = { overlapping: { plans: { id: string; shareOfOther: number }[] } };
  const [kind, id] = unit.split("/") as [UnitKind, string];
  const { overlapping } = await rows.at<Page>(`/status/pages/units/${unit}`);
  const share = overlapping.plans.find((plan) => plan.id === planId)!.shareOfOther;
  const needT = (await coverageFigures(rows, planId))["coverage.needT"]!;
  const plans = await rows.plans();
  const overlapHa = new Map<string, number>();
  for (const { projects } of plans)
    for (const { projectId, overlappingAreaHa } of projects)
      overlapHa.set(projectId, (overlapHa.get(projectId) ?? 0) + (overlappingAreaHa ?? 0));
  const inPlan = new Map(
    plans
      .find((plan) => plan.id === planId)!
      .projects.map(({ projectId, overlappingAreaHa }) => [
        projectId,
        (overlappingAreaHa ?? 0) / (overlapHa.get(projectId) ?? 1),
      ]),
  );
  const { projects } = await rows.unit(kind, id);
  const tons = (some: typeof projects) =>
    sum(some.map((row) => (row.nitrogenReductionT ?? 0) * (inPlan.get(row.projectId) ?? 0)));
  return {
    needT: needT * share,
    byStage: {
      established: tons(inStage(projects, "established")),
      establishment: tons(inStage(projects, "establishment")),
      preliminary: tons(inStage(projects, "preliminary")),
      sketch: 0,
    },
  };
}

function tonsOf({ needT, byStage }: NeedPart) {
  const givenT = committedT(byStage);
  return {
    needT,
    committedT: givenT,
    coveredT: Math.min(needT, givenT),
    missingT: Math.max(0, needT - givenT),
  };
}

/** The needs that a sheet lists: a group's sub-catchments, a unit's own shares, the country's groups. */
export async function groupsFigures(rows: Rows, unit: string): Promise<Figures> {
  const all = await needParts(rows, unit);
  const needing = all.filter(({ needT }) => needT > 0);
  const byStage = coveredByStage(needing);
  const total = (key: "needT" | "coveredT" | "missingT") =>
    sum(needing.map((part) => tonsOf(part)[key]));
  const missing = needing.filter((part) => tonsOf(part).missingT >= SHOWN_T);
  return {
    "groups.needCount": needing.length,
    "groups.missingCount": missing.length,
    "groups.share": total("coveredT") / total("needT"),
    "groups.needT": total("needT"),
    "groups.coveredT": total("coveredT"),
    "groups.missingT": total("missingT"),
    ...byStage,
    "goal.missingAfterDropout": total("missingT") + byStage["goal.dropout"]!,
  };
}

async function needParts(rows: Rows, unit: string): Promise<NeedPart[]> {
  const [kind, id] = unit.split("/");
  if (kind === "plan") return publicSubs(rows, id!);
  if (unit === "country")
    return Promise.all(
      (await rows.plans()).map(async (plan) => {
        const figures = (await coverageFigures(rows, plan.id)) as Record<string, number>;
        // A group's own sum: surplus in one sub-catchment covers nothing in another.
        return {
          needT: figures["coverage.needT"]!,
          byStage: {
            established: 0,
            establishment: 0,
            preliminary: figures["coverage.coveredT"]!,
            sketch: 0,
          },
        };
      }),
    );
  type Page = { overlapping: { plans: { id: string }[] } };
  const { overlapping } = await rows.at<Page>(`/status/pages/units/${unit}`);
  return Promise.all(overlapping.plans.map((plan) => ownPart(rows, unit, plan.id)));
}

/** Coverage, sub-catchment by sub-catchment: what one has too much of is of no use to another. */
export async function coverageFigures(rows: Rows, planId: string): Promise<Figures> {
  const plan = (await rows.plans()).find(({ id }) => id === planId)!;
  const subs = await publicSubs(rows, planId);
  const { projects } = await itemsOf(rows, planId);
  const leftOutT = sum(
    projects.filter(({ included }) => !included).map(({ effects }) => effects.nitrogenReductionT),
  );
  const inSubsT = sum(subs.map(({ byStage }) => committedT(byStage)));
  const sketchInSubsT = sum(subs.map(({ byStage }) => byStage.sketch));
  const outsideT = sum(plan.projects.map((row) => row.nitrogenReductionT)) - inSubsT - leftOutT;
  const achievedInSubsT = sum(subs.map(({ byStage }) => byStage.established));
  const achieved = projects.filter(({ included, stage }) => included && stage === "established");
  const achievedT = sum(achieved.map(({ effects }) => effects.nitrogenReductionT));
  const { sketchT: outsideSketchT } = (await pageOf(rows, planId)).plan.outside;
  const needing = subs.filter(({ needT }) => needT > 0);
  const needT = sum(needing.map((sub) => sub.needT));
  type Sub = (typeof subs)[number];
  const figuresBy = (name: string, of: (sub: Sub) => number, restT: number): Figures => {
    const missing = (sub: Sub) => Math.max(0, sub.needT - of(sub));
    const surplus = (sub: Sub) => Math.max(0, of(sub) - sub.needT);
    const coveredT = sum(needing.map((sub) => Math.min(sub.needT, of(sub))));
    const noNeedT = sum(subs.filter((sub) => sub.needT <= 0).map(of));
    return {
      [`${name}.needT`]: needT,
      [`${name}.contributedT`]: sum(subs.map(of)) + restT,
      [`${name}.coveredT`]: coveredT,
      [`${name}.missingT`]: sum(needing.map(missing)),
      [`${name}.missingCount`]: countMissing(needing.map(missing)),
      [`${name}.needCount`]: needing.length,
      [`${name}.surplusT`]: sum(needing.map(surplus)),
      [`${name}.surplusCount`]: needing.filter((sub) => surplus(sub) >= SHOWN_T).length,
      [`${name}.noNeedT`]: noNeedT + restT,
      [`${name}.noNeedInSubCatchmentsT`]: noNeedT,
      [`${name}.share`]: needT > 0 ? coveredT / needT : 0,
      [`${name}.missingShare`]: needT > 0 ? sum(needing.map(missing)) / needT : 0,
    };
  };
  const figures = figuresBy("coverage", ({ byStage }) => committedT(byStage), outsideT);
  const withSketches = figuresBy(
    "coverageInclSketches",
    ({ once }) => committedT(once) + once.sketch,
    outsideT + outsideSketchT,
  );
  const afterDropout = figuresBy(
    "inclSketchesAfterDropout",
    ({ once }) => committedT(once) + once.sketch - DROPOUT * once.establishment,
    0,
  );
  const byStage = coveredByStage(needing);
  const afterDropoutT = figures["coverage.missingT"]! + byStage["goal.dropout"]!;
  return {
    ...figures,
    ...withSketches,
    ...afterDropout,
    ...byStage,
    ...(needT > 0 && {
      "goal.establishedShare":
        sum(needing.map((sub) => Math.min(sub.needT, sub.byStage.established))) / needT,
    }),
    "coverage.besideT": figures["coverage.contributedT"]! - figures["coverage.coveredT"]!,
    "goal.missingAfterDropout": afterDropoutT,
    "goal.sketchesCoverT": afterDropoutT - afterDropout["inclSketchesAfterDropout.missingT"]!,
    "goal.sketch": withSketches["coverageInclSketches.coveredT"]! - figures["coverage.coveredT"]!,
    "unit.need": needT,
    "plan.goalT": plan.nitrogenReductionGoalT,
    "plan.fieldRegulationT": plan.fieldRegulationT,
    "plan.otherT": plan.otherExtractionEffortT,
    "plan.extractionPotentialHa": plan.extractionPotentialHa,
    "plan.outsideT": outsideT + outsideSketchT,
    "plan.leftOutT": leftOutT,
    "outside.committedT": outsideT,
    "outside.sketchT": outsideSketchT,
    "outside.achievedT": achievedT - achievedInSubsT,
    "outside.surplusT": 0,
    "plan.sub.achievedT": achievedT,
    "plan.sub.sketchT": sketchInSubsT + outsideSketchT,
  };
}

/** Those that miss what can be written; where each misses less and all together more, all of them. */
function countMissing(missingT: readonly number[]): number {
  if (sum(missingT) < SHOWN_T) return 0;
  const shown = missingT.filter((tons) => tons >= SHOWN_T).length;
  return shown > 0 ? shown : missingT.filter((tons) => tons > 0).length;
}

/** What covers the needs, the most certain first; and what the expected dropout takes of it. */
function coveredByStage(needing: readonly { needT: number; byStage: ByStage }[]): Figures {
  const figures: Figures = {};
  for (const [index, stage] of drawnStages.entries()) {
    const before = drawnStages.slice(0, index);
    figures[`goal.${stage}`] = sum(
      needing.map(({ needT, byStage }) => {
        const leftT = Math.max(0, needT - sum(before.map((one) => byStage[one])));
        return Math.min(leftT, byStage[stage]);
      }),
    );
  }
  figures["goal.dropout"] = sum(
    needing.map(({ needT, byStage }) => {
      const givenT = committedT(byStage);
      const keptT = givenT - DROPOUT * byStage.establishment;
      return Math.min(needT, givenT) - Math.min(needT, keptT);
    }),
  );
  return figures;
}
