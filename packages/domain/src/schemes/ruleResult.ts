export type RuleName =
  | "geometry"
  | "required-info"
  | "min-area"
  | "carbon-share"
  | "must-overlap"
  | "min-nitrogen"
  | "must-not-overlap"
  | "applicant"
  | "period";

/** What it would take. Hectares are exact; rounding is for those who show them. */
export type Missing = {
  /** More of the demanded land within the same area, or more area. */
  readonly haMore?: number;
  /** Alternatively: land to cut away. */
  readonly haToCut?: number;
  readonly tonsMore?: number;
  readonly fields?: readonly string[];
};

/** The verdict of one rule. Screening, applying and the PDF all show this one. */
export type RuleResult = {
  readonly rule: RuleName;
  /** null: cannot be judged yet (no one signed in, a dataset did not answer). */
  readonly passed: boolean | null;
  readonly severity: "blocking" | "warning";
  /** Measured, in the unit of the limit: ha, t, or a share 0–1. */
  readonly figure: number | string | null;
  readonly limit: number | string | null;
  readonly missing: Missing | null;
  readonly textCode: string;
  readonly datasetId?: string;
  /** Further figures the sentence needs. */
  readonly figures?: Readonly<Record<string, unknown>>;
};

/** Below a square metre two areas only touch; that is how the maps were drawn, not an overlap. */
export const TOUCH_HA = 1e-4;

/** Figures come from floating point sums: exactly 60 % must pass as 60 %. */
export const ROUNDING = 1e-9;
