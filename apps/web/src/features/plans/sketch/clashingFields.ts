import type { SketchProject } from "@mars/contracts/planShapes";
import type { SketchEdit } from "./useSketchSave.ts";

export const clashFields = [
  "name",
  "description",
  "subsidySchemeId",
  "mitigationMeasureId",
  "geometry",
  "enteredEffects",
] as const;
export type ClashField = (typeof clashFields)[number];

/** Where what I sent is not what stands. */
export function clashingFields(mine: SketchEdit, current: SketchProject): ClashField[] {
  return clashFields.filter(
    (field) =>
      mine[field] !== undefined && JSON.stringify(mine[field]) !== JSON.stringify(current[field]),
  );
}

/** My edit without the fields that shall stay as they stand. */
export function keptEdit(mine: SketchEdit, given: ReadonlySet<ClashField>): SketchEdit {
  const kept: SketchEdit = { ...mine };
  for (const field of given) delete kept[field];
  if (given.has("geometry")) delete kept.geometrySource;
  return kept;
}
