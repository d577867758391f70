import { recordOf } from "@mars/domain/fields/recordOf";
import * as z from "zod/mini";
import { shortText, text } from "./projectInput.ts";

/** A text for each of the fields, as an answer has them. */
export function textsOf<Field extends string>(
  fields: readonly Field[],
): Record<Field, z.ZodMiniString> {
  return recordOf(fields, () => z.string());
}

/** The same as a change has them: those that are sent are changed. */
export function givenTextsOf<Field extends string>(
  fields: Readonly<Record<Field, { readonly text: { readonly lines: number } }>>,
): Record<Field, z.ZodMiniOptional<typeof text>> {
  return recordOf(Object.keys(fields) as Field[], (field) =>
    z.optional(fields[field].text.lines === 1 ? shortText : text),
  );
}
