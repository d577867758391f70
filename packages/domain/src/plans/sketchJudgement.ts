import { recordOf } from "../fields/recordOf.ts";

/** What planners judge a sketch by next to its figures. Never public, and null until someone says. */
export const JUDGEMENT_LEVELS = ["low", "medium", "high"] as const;
export type JudgementLevel = (typeof JUDGEMENT_LEVELS)[number];

/** How willing those who own the land are, and what nature gains. */
export const levelFields = ["willingness", "natureValue"] as const;
type LevelField = (typeof levelFields)[number];

export type SketchJudgement = Readonly<Record<LevelField, JudgementLevel | null>> & {
  /** What the land is expected to cost, in kroner per hectare. */
  readonly costPerHaDkk: number | null;
};

export const MAX_COST_PER_HA_DKK = 10_000_000;

/** By the columns of `sketch_project`. */
export const JUDGEMENT_COLUMNS = {
  costPerHaDkk: "cost_per_ha_dkk",
  willingness: "willingness",
  natureValue: "nature_value",
} as const satisfies Record<keyof SketchJudgement, string>;

export const judgementFields = Object.keys(JUDGEMENT_COLUMNS) as (keyof SketchJudgement)[];

/** The judgement alone, of a sketch that carries more. */
export function judgementOf(sketch: SketchJudgement): SketchJudgement {
  return recordOf(judgementFields, (field) => sketch[field]) as SketchJudgement;
}
