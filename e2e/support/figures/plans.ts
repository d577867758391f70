import { type DrawnStage, drawnStages, type Rows, sum } from "./Rows.ts";
import type { Figures } from "./units.ts";

const DROPOUT = 0.2;
/** Less than this is written 0,0 t. */
const SHOWN_T = 0.05;

type Stage =
  | "sketch_project"
  | "preliminary_examination_approval"
  | "establishment_approval"
  | "established";

/** A project or sketch of a plan, as its lists tell it to those who may see plans. */
type Item = {
  id: string;
  stage: Stage;
  included: boolean;
  isBeside?: boolean;
  shareOfPlan: number;
  planId?: string;
  effects: Record<
    "nitrogenReductionT" | "extractionEffortHa" | "afforestationEffortHa",
    number | null
  >;
  subCatchments: { opId: string; nitrogenReductionT: number }[];
};
type Sub = {
  opId: string;
  areaHa: number;
  nitrogenCounts: boolean;
  needSource: "official" | "edited" | "shared-by-area";
  needT: number;
  /** Of published sketches, which no list tells sub-catchment by sub-catchment. */
  sketchT: number;
};
type PlanPage = {
  subCatchments: Sub[];
  plan: { version: { number: number } | null };
};

async function itemsOf(rows: Rows, planId: string) {
  const [projects, sketches] = await Promise.all([
    rows.at<Item[]>(`/plans/${planId}/projects`),
    rows.at<Item[]>(`/plans/${planId}/sketch-projects`),
  ]);
  return { projects, sketches };
}

const pageOf = (rows: Rows, planId: string) =>
  rows.at<PlanPage>(`/status/pages/units/plan/${planId}`);

/** The need that regulation of fields leaves, by area over what has a need, unless it was given. */
async function needsOf(rows: Rows, planId: string): Promise<Map<string, number>> {
  const { subCatchments } = await pageOf(rows, planId);
  const plan = (await rows.plans()).find(({ id }) => id === planId)!;
  const given = subCatchments.filter(({ needSource }) => needSource !== "shared-by-area");
  const shared = subCatchments.filter(
    ({ needSource, nitrogenCounts }) => needSource === "shared-by-area" && nitrogenCounts,
  );
  const restT = Math.max(0, plan.otherExtractionEffortT - sum(given.map(({ needT }) => needT)));
  const sharedHa = sum(shared.map(({ areaHa }) => areaHa));
  return new Map(
    subCatchments.map((sub) => {
      if (given.includes(sub)) return [sub.opId, sub.needT];
      return [sub.opId, shared.includes(sub) ? (restT * sub.areaHa) / sharedHa : 0];
    }),
  );
}

const drawnOf: Record<Stage, DrawnStage | "sketch"> = {
  sketch_project: "sketch",
  preliminary_examination_approval: "preliminary",
  establishment_approval: "establishment",
  established: "established",
};

type ByStage = Record<DrawnStage | "sketch", number>;

function byStageIn(items: readonly Item[], opId: string): ByStage {
  const figures: ByStage = { established: 0, establishment: 0, preliminary: 0, sketch: 0 };
  for (const { stage, subCatchments } of items)
    for (const part of subCatchments)
      if (part.opId === opId) figures[drawnOf[stage]] += part.nitrogenReductionT;
  return figures;
}

const committedT = (by: ByStage) => sum(drawnStages.map((stage) => by[stage]));

/** The sub-catchments of a plan as the public sees them. */
async function publicSubs(rows: Rows, planId: string) {
  const { projects } = await itemsOf(rows, planId);
  const counted = projects.filter(({ included }) => included);
  const needs = await needsOf(rows, planId);
  const { subCatchments } = await pageOf(rows, planId);
  return subCatchments.map(({ opId, sketchT }) => {
    const byStage = { ...byStageIn(counted, opId), sketch: sketchT };
    return { opId, needT: needs.get(opId)!, byStage };
  });
}

export async function subFigures(rows: Rows, opId: string): Promise<Figures> {
  const { planId } = await planOfSub(rows, opId);
  const { needT, byStage } = (await publicSubs(rows, planId)).find((sub) => sub.opId === opId)!;
  const givenT = committedT(byStage);
  return {
    "sub.needT": needT,
    "sub.committedT": givenT,
    "sub.achievedT": byStage.established,
    "sub.establishmentT": byStage.establishment,
    "sub.preliminaryT": byStage.preliminary,
    "sub.coveredT": Math.min(needT, givenT),
    "sub.plannedT": givenT + byStage.sketch,
    "sub.missingInclSketchesT": Math.max(0, needT - givenT - byStage.sketch),
    "sub.sketchT": byStage.sketch,
    "sub.surplusT": needT > 0 ? Math.max(0, givenT - needT) : 0,
    "sub.missingT": Math.max(0, needT - givenT),
    "sub.coveredShare": needT > 0 ? Math.min(needT, givenT) / needT : 0,
  };
}

async function planOfSub(rows: Rows, opId: string): Promise<{ planId: string }> {
  for (const { id } of await rows.plans()) {
    const { subCatchments } = await pageOf(rows, id);
    if (subCatchments.some((sub) => sub.opId === opId)) return { planId: id };
  }
  throw new Error(`no plan has sub-catchment ${opId}`);
}

/** What is missing in the groups of a unit, or of the country, together. */
export async function groupsFigures(rows: Rows, unit: string): Promise<Figures> {
  type Page = { overlapping: { plans: { id: string }[] } };
  const groups =
    unit === "country"
      ? await rows.plans()
      : (await rows.at<Page>(`/status/pages/units/${unit}`)).overlapping.plans;
  const missing: number[] = [];
  for (const { id } of groups)
    missing.push((await coverageFigures(rows, id))["coverage.missingT"] ?? 0);
  const shown = missing.filter((tons) => tons >= SHOWN_T);
  return { "groups.missingT": sum(shown), "groups.missingCount": shown.length };
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
  const outsideSketchT =
    sum(plan.sketchProjects.map((row) => row.nitrogenReductionT)) - sketchInSubsT;
  const needing = subs.filter(({ needT }) => needT > 0);
  const needT = sum(needing.map((sub) => sub.needT));
  const figuresBy = (name: string, of: (by: ByStage) => number, restT: number): Figures => {
    const missing = (sub: (typeof subs)[number]) => Math.max(0, sub.needT - of(sub.byStage));
    const surplus = (sub: (typeof subs)[number]) => Math.max(0, of(sub.byStage) - sub.needT);
    const coveredT = sum(needing.map((sub) => Math.min(sub.needT, of(sub.byStage))));
    const noNeedT = sum(subs.filter((sub) => sub.needT <= 0).map(({ byStage }) => of(byStage)));
    return {
      [`${name}.needT`]: needT,
      [`${name}.contributedT`]: sum(subs.map(({ byStage }) => of(byStage))) + restT,
      [`${name}.coveredT`]: coveredT,
      [`${name}.missingT`]: sum(needing.map(missing)),
      [`${name}.missingCount`]: needing.filter((sub) => missing(sub) >= SHOWN_T).length,
      [`${name}.needCount`]: needing.length,
      [`${name}.surplusT`]: sum(needing.map(surplus)),
      [`${name}.surplusCount`]: needing.filter((sub) => surplus(sub) >= SHOWN_T).length,
      [`${name}.noNeedT`]: noNeedT + restT,
      [`${name}.noNeedInSubCatchmentsT`]: noNeedT,
      [`${name}.share`]: needT > 0 ? coveredT / needT : 0,
    };
  };
  const figures = figuresBy("coverage", committedT, outsideT);
  const withSketches = figuresBy(
    "coverageInclSketches",
    (by) => committedT(by) + by.sketch,
    outsideT + outsideSketchT,
  );
  return {
    ...figures,
    ...withSketches,
    ...coveredByStage(needing),
    ...(needT > 0 && {
      "goal.establishedShare":
        sum(needing.map((sub) => Math.min(sub.needT, sub.byStage.established))) / needT,
    }),
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
    "outside.achievedT": 0,
    "outside.surplusT": 0,
    "plan.sub.achievedT": sum(subs.map(({ byStage }) => byStage.established)),
    "plan.sub.sketchT": sketchInSubsT + outsideSketchT,
  };
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

export async function versionFigures(rows: Rows, planId: string, number: string): Promise<Figures> {
  type Version = {
    number: number;
    sketchCount: number;
    totals: { nitrogenReductionT: number | null };
    nitrogenTwiceT: number | null;
  };
  const versions = await rows.at<Version[]>(`/plans/${planId}/versions`);
  const version = versions.find((one) => String(one.number) === number);
  if (!version) return {};
  return {
    "version.sketchCount": version.sketchCount,
    "version.plannedT": version.totals.nitrogenReductionT ?? 0,
    ...(version.nitrogenTwiceT !== null && { "version.twiceT": version.nitrogenTwiceT }),
  };
}

/** What counts in the draft: what is included, lies in the plan at all, and is not beside it. */
async function countedOf(rows: Rows, planId: string) {
  const { projects, sketches } = await itemsOf(rows, planId);
  const counts = ({ included, isBeside, shareOfPlan }: Item) =>
    included && isBeside !== true && shareOfPlan > 0;
  return {
    projects: projects.filter(counts),
    sketches: sketches.filter(counts),
    beside: sketches.filter(({ isBeside }) => isBeside === true),
  };
}

async function draftSubs(rows: Rows, planId: string) {
  const { projects, sketches } = await countedOf(rows, planId);
  const needs = await needsOf(rows, planId);
  return [...needs].map(([opId, needT]) => ({
    opId,
    needT,
    byStage: byStageIn([...projects, ...sketches], opId),
  }));
}

function balanceOf({ needT, byStage }: { needT: number; byStage: ByStage }): Figures {
  const plannedT = committedT(byStage) + byStage.sketch;
  const keptT = plannedT - DROPOUT * byStage.establishment;
  return {
    "plan.needT": needT,
    "plan.plannedT": plannedT,
    "plan.achievedT": byStage.established,
    "plan.remainingT": Math.max(0, needT - plannedT),
    "plan.remainingAfterDropoutT": Math.max(0, needT - keptT),
  };
}

export async function draftSubFigures(rows: Rows, opId: string): Promise<Figures> {
  const { planId } = await planOfSub(rows, opId);
  return balanceOf((await draftSubs(rows, planId)).find((sub) => sub.opId === opId)!);
}

export async function draftFigures(rows: Rows, planId: string): Promise<Figures> {
  const { projects, sketches, beside } = await countedOf(rows, planId);
  const counted = [...projects, ...sketches];
  const amount = (items: readonly Item[], key: keyof Item["effects"]) =>
    sum(items.map(({ effects }) => effects[key]));
  const balances = (await draftSubs(rows, planId)).map(balanceOf);
  const all = (name: string) => sum(balances.map((balance) => balance[name]));
  const plan = (await rows.plans()).find(({ id }) => id === planId)!;
  const plannedT = amount(counted, "nitrogenReductionT");
  const extractionHa = amount(counted, "extractionEffortHa");
  const dropoutT =
    DROPOUT *
    amount(
      counted.filter(({ stage }) => drawnOf[stage] === "establishment"),
      "nitrogenReductionT",
    );
  const figures: Figures = {
    "plan.projectCount": projects.length,
    "plan.sketchCount": sketches.length,
    "plan.needT": all("plan.needT"),
    "plan.plannedT": plannedT,
    "plan.plannedExtractionHa": extractionHa,
    "plan.plannedAfforestationHa": amount(counted, "afforestationEffortHa"),
    "plan.plannedOfPotentialShare":
      plan.extractionPotentialHa > 0 ? extractionHa / plan.extractionPotentialHa : 0,
    "plan.missingT": all("plan.remainingT"),
    "plan.missingAfterDropoutT": all("plan.remainingAfterDropoutT"),
    "plan.plannedAfterDropoutT": plannedT - dropoutT,
    "plan.dropoutT": dropoutT,
    "plan.surplusAfterDropoutT":
      plannedT - dropoutT - all("plan.needT") + all("plan.remainingAfterDropoutT"),
    "plan.outsideT": plannedT - all("plan.plannedT"),
    "plan.besideCount": beside.length,
    "plan.besideT": amount(beside, "nitrogenReductionT"),
  };
  for (const [stage, drawn] of Object.entries(drawnOf))
    figures[`plan.${drawn}T`] = amount(
      counted.filter((item) => item.stage === stage),
      "nitrogenReductionT",
    );
  figures["plan.achievedT"] = figures["plan.establishedT"]!;
  return figures;
}

/** Land counted twice is measured on the map, which rows do not tell: what it leaves is the API's. */
export async function twiceFigures(rows: Rows, planId: string): Promise<Figures> {
  const { after } = await rows.at<{ after: Item["effects"] }>(`/plans/${planId}/overlaps`);
  const onceT = after.nitrogenReductionT ?? 0;
  const { "plan.plannedT": plannedT = 0 } = await draftFigures(rows, planId);
  return { "plan.plannedOnceT": onceT, "plan.twiceT": plannedT - onceT };
}

export async function itemFigures(rows: Rows, planId: string, itemId: string): Promise<Figures> {
  const { projects, sketches } = await itemsOf(rows, planId);
  const item = [...projects, ...sketches].find(({ id }) => id === itemId);
  const tons = item?.effects.nitrogenReductionT;
  return tons == null ? {} : { "item.nitrogenT": tons };
}

export async function draftTotals(rows: Rows, count: string): Promise<Figures> {
  const plans = await rows.plans();
  if (plans.length !== Number(count)) return {};
  const drafts = await Promise.all(plans.map(({ id }) => draftFigures(rows, id)));
  const names = [
    "plan.plannedT",
    "plan.plannedExtractionHa",
    "plan.plannedAfforestationHa",
    "plan.missingAfterDropoutT",
  ];
  return Object.fromEntries(names.map((name) => [name, sum(drafts.map((each) => each[name]))]));
}
