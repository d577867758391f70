import type { WrittenSketchField } from "@mars/domain/fields/sketchFields";
import type { SketchJudgement } from "@mars/domain/plans/sketchJudgement";

/** What is written or chosen in a sketch's form. */
export type SketchValues = Record<WrittenSketchField, string> & {
  subsidySchemeId: string | null;
  mitigationMeasureId: string | null;
};

/** The same of a sketch that exists, with what planners judge it by. */
export type JudgedValues = SketchValues & SketchJudgement;
