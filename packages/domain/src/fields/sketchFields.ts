import type { TextLimit } from "./TextLimit.ts";

type SketchFieldRow = {
  /** Of the tables `sketch_project` and `plan_version_sketch`. */
  readonly column: string;
};
type WrittenField = SketchFieldRow & { readonly text: TextLimit & { readonly lines: number } };

/** Texts that are written in a sketch's form. Whoever may edit the sketch may edit each of them. */
export const WRITTEN_SKETCH_FIELDS = {
  name: {
    column: "name",
    text: { isRequired: true, limit: "sketchProjectNameMaxLen", lines: 1 },
  },
  description: {
    column: "description",
    text: { isRequired: false, limit: "descriptionMaxLen", lines: 3 },
  },
} as const satisfies Record<string, WrittenField>;

/**
 * Everything that makes one state of a sketch differ from another, by the name that the log and the
 * comparison of versions give it. Contract, form, saving, log, versions and tables read it here; the
 * words are in `wording/plans`.
 */
export const SKETCH_FIELDS = {
  ...WRITTEN_SKETCH_FIELDS,
  subsidySchemeId: { column: "subsidy_scheme_id" },
  mitigationMeasureId: { column: "mitigation_measure_id" },
  included: { column: "included_in_plan" },
  geoLocationId: { column: "geo_location_id" },
  areaHa: { column: "area_ha" },
  nitrogenReductionT: { column: "nitrogen_tons" },
  extractionEffortHa: { column: "extraction_ha" },
  afforestationEffortHa: { column: "afforestation_ha" },
} as const satisfies Record<string, SketchFieldRow | WrittenField>;

export type SketchField = keyof typeof SKETCH_FIELDS;
export type WrittenSketchField = keyof typeof WRITTEN_SKETCH_FIELDS;

type SketchTextColumn = (typeof WRITTEN_SKETCH_FIELDS)[WrittenSketchField]["column"];

/** Texts by their columns. */
export type SketchTextColumns = Record<SketchTextColumn, string>;

export const writtenSketchFields = Object.keys(WRITTEN_SKETCH_FIELDS) as WrittenSketchField[];

/** By column the text that is in it: statements that compare or copy texts name them from here. */
export const SKETCH_TEXT_COLUMNS = Object.fromEntries(
  writtenSketchFields.map((field) => [WRITTEN_SKETCH_FIELDS[field].column, field]),
) as Record<SketchTextColumn, WrittenSketchField>;
