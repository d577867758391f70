import type { WrittenSketchField } from "@mars/domain/fields/sketchFields";

/** What is written or chosen in a sketch's form. */
export type SketchValues = Record<WrittenSketchField, string> & {
  subsidySchemeId: string | null;
  mitigationMeasureId: string | null;
};
