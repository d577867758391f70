import type { MitigationMeasure } from "../effects/mitigationMeasure.ts";
import type { Refusal } from "../result.ts";
import type { Applicant } from "../rights/applicantKind.ts";
import type { Instant } from "../time/copenhagen.ts";
import type { LandPart } from "./landPart.ts";

/** One feature of a dataset that the area touches. */
export type TouchedFeature = {
  readonly overlapHa: number;
  readonly attributes: Readonly<Record<string, unknown>>;
};

/** How the area lies to one dataset; "failed": it did not answer. */
export type DatasetOverlap =
  | {
      readonly state: "done";
      readonly overlapHa: number;
      readonly features: readonly TouchedFeature[];
    }
  | { readonly state: "failed" };

/** What an applicant must have filled in. */
export type RequiredInfo = {
  readonly name: string | null;
  readonly hasScheme: boolean;
  readonly hasGeometry: boolean;
};

/** The area in pieces that are alike; maps that are not loaded are missing. */
export type MeasuredLand = {
  readonly parts: readonly LandPart[];
  readonly missingMaps: readonly string[];
};

/** Everything rules are judged by, measured beforehand. null: not known (yet). */
export type SchemeCase = {
  readonly at: Instant;
  /** null: no one signed in. */
  readonly applicant: Applicant | null;
  readonly areaHa: number | null;
  /** null: the carbon-rich soil map did not answer. */
  readonly carbonRichHa: number | null;
  /** Nitrogen reduction under the scheme's own measure. */
  readonly nitrogenReductionT: number | null;
  readonly overlaps: Readonly<Record<string, DatasetOverlap>>;
  /** Why the geometry is refused, if it is. */
  readonly geometryFault: Refusal | null;
  /** null while screening: nothing is filled in yet. */
  readonly info: RequiredInfo | null;
  /** null: not measured. */
  readonly land: MeasuredLand | null;
  /** What the scheme does to the land. */
  readonly measure: MitigationMeasure | null;
};
