import type { Limits } from "@mars/domain/areas/limits";
import {
  type SketchTextColumns,
  WRITTEN_SKETCH_FIELDS,
  type WrittenSketchField,
} from "@mars/domain/fields/sketchFields";
import { textRuleOf } from "@mars/domain/fields/TextLimit";
import type { Queryable } from "../../../platform/database/Database.ts";
import { checkedText } from "../../../platform/problems/checkedText.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { AuditContext } from "../plan/logChange.ts";
import {
  isMeasureOffered,
  isSchemeRetired,
  readSchemes,
} from "../../../platform/schemes/readSchemes.ts";

/** Who changes sketches, when, and within which limits. */
export type SketchAuditContext = AuditContext & { limits: Limits };

/** Texts by their fields; what is not given is left as it is, or empty in a new sketch. */
export type GivenTexts = { readonly [Field in WrittenSketchField]?: string | undefined };

/** The given texts as they are stored, by their columns. */
export function checkedTexts(
  given: GivenTexts,
  fields: readonly WrittenSketchField[],
  limits: Limits,
): Partial<SketchTextColumns> {
  return Object.fromEntries(
    fields.map((field) => {
      const { column, text } = WRITTEN_SKETCH_FIELDS[field];
      return [column, checkedText(field, given[field], textRuleOf(text, limits))];
    }),
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
