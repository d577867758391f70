import type { Limits } from "@mars/domain/areas/limits";
import { type ProjectText, projectTextLimit } from "@mars/domain/fields/projectFields";
import { textRuleOf } from "@mars/domain/fields/TextLimit";
import { checkedText } from "../../../platform/problems/checkedText.ts";

/** A text of a project as it is stored, or a problem that names the field. */
export function checkField(
  text: ProjectText,
  value: string | null | undefined,
  limits: Limits,
  { field = text, isOptional = false }: { field?: string; isOptional?: boolean } = {},
): string {
  const usual = textRuleOf(projectTextLimit(text), limits);
  return checkedText(field, value, { ...usual, required: usual.required && !isOptional });
}
