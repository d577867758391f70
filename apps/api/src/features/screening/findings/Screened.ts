import type { ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import type { RetentionOverlap } from "@mars/domain/effects/areaOverlaps";

/** A touched feature with the attributes that rules ask for, and no others. */
export type RuledFeature = { overlapHa: number; attributes: Record<string, unknown> };

/** A finding and what rules need beyond what is shown of it. */
export type KnownFinding = {
  finding: ScreeningFinding;
  /** Every touched feature, where a rule asks for an attribute of the dataset. */
  ruled: readonly RuledFeature[] | null;
  /** The attributes `ruled` was made for. */
  ruledBy: readonly string[];
};

/** All that was found out about an area. */
export type Screened = {
  known: Map<string, KnownFinding>;
  /** Dataset → why it gave no answer. */
  failed: Map<string, string>;
  /** Null: the retention map could not be asked. */
  retention: readonly RetentionOverlap[] | null;
};
