import type { FlowType } from "../lifecycle/projectStatus.ts";
import type { SchemeRates } from "./schemeRates.ts";
import type { Time } from "../time/copenhagen.ts";

export type ApplicationPeriod = {
  readonly startDate: Time;
  /** null: open until further notice. */
  readonly endDate: Time | null;
  readonly extensionEndDate: Time | null;
};

/** A demand on how the area lies to a dataset. */
export type OverlapRule = {
  readonly datasetId: string;
  readonly mustOverlap: boolean;
  readonly mustNotOverlap: boolean;
  readonly attributeName: string | null;
  readonly attributeOperator: "=" | "<>" | null;
  readonly attributeValues: readonly string[] | null;
  readonly minOverlapAreaHa: number | null;
  readonly minNitrogenReductionT: number | null;
};

export type SupplementaryGeometryType = {
  readonly id: string;
  readonly title: string;
  /** Machine name, such as uroert_skov; automatic types have none. */
  readonly type: string | null;
  readonly automatic: boolean;
  readonly clipToProjectGeometry: boolean;
  readonly mustOverlapWithDatasets: readonly string[] | null;
  readonly mustNotOverlapWithDatasets: readonly string[] | null;
};

/** What a scheme is for: which land it has something to gain on. */
export const SCHEME_PURPOSES = [
  "nitrogen-wetland",
  "phosphorus-wetland",
  "carbon-rich-soil",
  "lowland-or-wetland",
  "river-valley",
  "afforestation",
  "extensification",
  "mini-wetland",
] as const;
export type SchemePurpose = (typeof SCHEME_PURPOSES)[number];

/** A subsidy scheme; facts come in as data. */
export type SubsidyScheme = {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly flowType: FlowType;
  readonly mitigationMeasureId: string;
  /** null: any land serves it. */
  readonly purpose: SchemePurpose | null;
  readonly rates: SchemeRates | null;
  readonly minAreaHa: number | null;
  /** 0–100. */
  readonly requiredCarbonOverlapPercentage: number | null;
  readonly allowPrivateUserApply: boolean;
  readonly allowPrivateCompanyApply: boolean;
  readonly allowMunicipalityApply: boolean;
  readonly allowOrganizationVatApply: readonly string[];
  readonly applicationPeriods: readonly ApplicationPeriod[];
  readonly overlapRules: readonly OverlapRule[];
  readonly supplementaryGeometryTypes: readonly SupplementaryGeometryType[];
};

/** The automatic type 'Tilskudsberettiget areal for urørt skov': it exists only where untouched forest is drawn. */
export const UNTOUCHED_FOREST_ELIGIBLE_TYPE_ID = "e7efc037-cda0-4262-9c95-39dd234b77ef";

/** Machine name of untouched forest, drawn by hand. */
export const UNTOUCHED_FOREST_TYPE = "uroert_skov";

/** Whether a scheme's supplementary areas depend on untouched forest. */
export function dependsOnUntouchedForest(
  scheme: Pick<SubsidyScheme, "supplementaryGeometryTypes">,
): boolean {
  return scheme.supplementaryGeometryTypes.some(
    ({ id }) => id === UNTOUCHED_FOREST_ELIGIBLE_TYPE_ID,
  );
}

/** Lowercased name with spaces turned into hyphens. */
export function className(scheme: Pick<SubsidyScheme, "name">): string {
  return scheme.name.toLowerCase().replaceAll(" ", "-");
}
