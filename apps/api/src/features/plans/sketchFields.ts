import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import { checkText } from "@mars/domain/fields/checkText";
import type { Queryable } from "../../platform/database/Database.ts";
import { ProblemError, valueOrProblem } from "../../platform/problems/ProblemError.ts";
import {
  isMeasureOffered,
  isSchemeRetired,
  readSchemes,
} from "../../platform/schemes/readSchemes.ts";

export function checkedName(name: string): string {
  return valueOrProblem(
    checkText(name, { required: true, maxLen: DEFAULT_LIMITS.sketchProjectNameMaxLen }),
  );
}

export function checkedDescription(description: string): string {
  return valueOrProblem(
    checkText(description, { required: false, maxLen: DEFAULT_LIMITS.descriptionMaxLen }),
  );
}

export type SchemeChoice = { schemeId: string | null; measureId: string | null };

/**
 * A scheme brings its own measure; without a scheme any measure may be sketched. What has been
 * retired since it was chosen may stay.
 */
export async function checkedChoice(
  database: Queryable,
  { schemeId, measureId }: SchemeChoice,
  before: SchemeChoice = { schemeId: null, measureId: null },
): Promise<SchemeChoice> {
  if (schemeId !== null) {
    const scheme = (await readSchemes(database, [schemeId]))[0];
    const isNew = schemeId !== before.schemeId;
    if (!scheme || (isNew && (await isSchemeRetired(database, schemeId))))
      throw new ProblemError("sketch.scheme-unknown");
    if (measureId !== null && measureId !== scheme.mitigationMeasureId)
      throw new ProblemError("sketch.measure-not-of-scheme", {
        figures: { scheme: scheme.name, measureId: scheme.mitigationMeasureId },
      });
    return { schemeId, measureId: scheme.mitigationMeasureId };
  }
  const isNew = measureId !== null && measureId !== before.measureId;
  if (isNew && !(await isMeasureOffered(database, measureId)))
    throw new ProblemError("sketch.measure-unknown");
  return { schemeId, measureId };
}
