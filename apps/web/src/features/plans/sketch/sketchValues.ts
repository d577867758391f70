import type { SketchProject } from "@mars/contracts/planShapes";
import type { SketchValues } from "./SketchFields.tsx";

export function valuesOf(sketch: SketchProject): SketchValues {
  const { name, description, subsidySchemeId, mitigationMeasureId } = sketch;
  return { name, description, subsidySchemeId, mitigationMeasureId };
}

/** Only what differs is sent, so that two people in different fields do not meet. */
export function changedValues(sketch: SketchProject, values: SketchValues): Partial<SketchValues> {
  const stands = valuesOf(sketch);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => value !== stands[field as keyof SketchValues],
    ),
  );
}
