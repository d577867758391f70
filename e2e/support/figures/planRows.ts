import { type DrawnStage, drawnStages, type Rows, sum } from "./Rows.ts";

/** The part of an establishment approval's effect that is expected to drop out. */
export const DROPOUT = 0.2;

type Stage =
  | "sketch_project"
  | "preliminary_examination_approval"
  | "establishment_approval"
  | "established";

/** A project or sketch of a plan, as its lists tell it to those who may see plans. */
export type Item = {
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
  plan: {
    version: { number: number } | null;
    /** Of published sketches in none of the sub-catchments, likewise. */
    outside: { sketchT: number };
  };
};

export async function itemsOf(rows: Rows, planId: string) {
  const [projects, sketches] = await Promise.all([
    rows.at<Item[]>(`/plans/${planId}/projects`),
    rows.at<Item[]>(`/plans/${planId}/sketch-projects`),
  ]);
  return { projects, sketches };
}

/** Land that is drawn twice is measured on the map, which rows do not tell: the part of each that
 * counts with another is the API's. */
export async function keptOnce(rows: Rows, planId: string): Promise<(item: Item) => Item> {
  const { lost } = await rows.at<{ lost: { id: string; share: number }[] }>(
    `/plans/${planId}/overlaps`,
  );
  const lostOf = new Map(lost.map(({ id, share }) => [id, share]));
  return (item) => {
    const kept = 1 - (lostOf.get(item.id) ?? 0);
    const scaled = Object.entries(item.effects).map(([name, amount]) => [
      name,
      (amount ?? 0) * kept,
    ]);
    return {
      ...item,
      effects: Object.fromEntries(scaled) as Item["effects"],
      subCatchments: item.subCatchments.map((part) => ({
        ...part,
        nitrogenReductionT: (part.nitrogenReductionT ?? 0) * kept,
      })),
    };
  };
}

export const pageOf = (rows: Rows, planId: string) =>
  rows.at<PlanPage>(`/status/pages/units/plan/${planId}`);

/** The need that regulation of fields leaves, by area over what has a need, unless it was given. */
export async function needsOf(rows: Rows, planId: string): Promise<Map<string, number>> {
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

export const drawnOf: Record<Stage, DrawnStage | "sketch"> = {
  sketch_project: "sketch",
  preliminary_examination_approval: "preliminary",
  establishment_approval: "establishment",
  established: "established",
};

export type ByStage = Record<DrawnStage | "sketch", number>;

export function byStageIn(items: readonly Item[], opId: string): ByStage {
  const figures: ByStage = { established: 0, establishment: 0, preliminary: 0, sketch: 0 };
  for (const { stage, subCatchments } of items)
    for (const part of subCatchments)
      if (part.opId === opId) figures[drawnOf[stage]] += part.nitrogenReductionT;
  return figures;
}

export const committedT = (by: ByStage) => sum(drawnStages.map((stage) => by[stage]));

export async function planOfSub(rows: Rows, opId: string): Promise<{ planId: string }> {
  for (const { id } of await rows.plans()) {
    const { subCatchments } = await pageOf(rows, id);
    if (subCatchments.some((sub) => sub.opId === opId)) return { planId: id };
  }
  throw new Error(`no plan has sub-catchment ${opId}`);
}
