/** What planners judge a sketch by beside its figures. Never public, and null until somebody says. */
export const JUDGEMENT_LEVELS = ["low", "medium", "high"] as const;
export type JudgementLevel = (typeof JUDGEMENT_LEVELS)[number];

export type SketchJudgement = {
  /** What the land is expected to cost, in kroner per hectare. */
  readonly costPerHaDkk: number | null;
  /** How willing those who own the land are. */
  readonly willingness: JudgementLevel | null;
  /** What nature gains. */
  readonly natureValue: JudgementLevel | null;
};

export const MOST_COST_PER_HA_DKK = 10_000_000;

/** By the columns of `sketch_project`. */
export const JUDGEMENT_COLUMNS = {
  costPerHaDkk: "cost_per_ha_dkk",
  willingness: "willingness",
  natureValue: "nature_value",
} as const satisfies Record<keyof SketchJudgement, string>;

export const judgementFields = Object.keys(JUDGEMENT_COLUMNS) as (keyof SketchJudgement)[];
