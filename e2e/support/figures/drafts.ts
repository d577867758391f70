import { type Rows, sum } from "./Rows.ts";
import {
  byStageIn,
  type ByStage,
  committedT,
  DROPOUT,
  drawnOf,
  type Item,
  itemsOf,
  keptOnce,
  needsOf,
  planOfSub,
} from "./planRows.ts";
import type { Figures } from "./units.ts";

/** What counts in the draft: what is included, lies in the plan at all, and is not next to it. */
async function countedOf(rows: Rows, planId: string) {
  const { projects, sketches } = await itemsOf(rows, planId);
  const once = await keptOnce(rows, planId);
  const counts = ({ included, isBeside, shareOfPlan }: Item) =>
    included && isBeside !== true && shareOfPlan > 0;
  return {
    projects: projects.filter(counts).map(once),
    sketches: sketches.filter(counts).map(once),
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
    "plan.dropoutT": plannedT - keptT,
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

export async function itemFigures(rows: Rows, planId: string, itemId: string): Promise<Figures> {
  const { projects, sketches } = await itemsOf(rows, planId);
  const item = [...projects, ...sketches].find(({ id }) => id === itemId);
  const tons = item?.effects.nitrogenReductionT;
  if (item === undefined || tons == null) return {};
  const once = await keptOnce(rows, planId);
  return { "item.nitrogenT": tons, "item.onceT": once(item).effects.nitrogenReductionT! };
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
