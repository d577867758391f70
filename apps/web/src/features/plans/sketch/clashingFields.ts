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

/** The sketch as it stood when one began to change it; its area by name, not by every corner. */
export type SketchBase = Pick<
  SketchProject,
  "version" | "geoLocationId" | Exclude<ClashField, "geometry">
>;

export function baseOf(sketch: SketchProject): SketchBase {
  const { version, geoLocationId, name, description } = sketch;
  const { subsidySchemeId, mitigationMeasureId, enteredEffects } = sketch;
  return {
    version,
    geoLocationId,
    name,
    description,
    subsidySchemeId,
    mitigationMeasureId,
    enteredEffects,
  };
}

/** Where somebody else changed what I changed too, and not to the same. */
export function clashingFields(
  mine: SketchEdit,
  current: SketchProject,
  base: SketchBase,
): ClashField[] {
  const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  return clashFields.filter((field) => {
    if (mine[field] === undefined || !differ(mine[field], current[field])) return false;
    return field === "geometry"
      ? base.geoLocationId !== current.geoLocationId
      : differ(base[field], current[field]);
  });
}

/** My edit without the fields that shall stay as they stand. */
export function keptEdit(mine: SketchEdit, given: ReadonlySet<ClashField>): SketchEdit {
  const kept: SketchEdit = { ...mine };
  for (const field of given) delete kept[field];
  if (given.has("geometry")) delete kept.geometrySource;
  return kept;
}
