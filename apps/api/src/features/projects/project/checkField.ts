import type { Limits } from "@mars/domain/areas/limits";
import { checkText } from "@mars/domain/fields/checkText";
import { type ProjectText, projectTextLimit } from "@mars/domain/fields/projectFields";
import { textRuleOf } from "@mars/domain/fields/TextLimit";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import { fieldTexts } from "./fieldTexts.ts";

/** A text of a project as it is stored, or a problem that names the field. */
export function checkField(
  text: ProjectText,
  value: string | null | undefined,
  limits: Limits,
  { field = text, isOptional = false }: { field?: string; isOptional?: boolean } = {},
): string {
  const usual = textRuleOf(projectTextLimit(text), limits);
  const rule = { ...usual, required: usual.required && !isOptional };
  const checked = checkText(value, rule);
  if (checked.ok) return checked.value;
  const { code, figures } = checked.refusal;
  throw new ProblemError(code, {
    figures: { ...figures, field },
    fields: [
      {
        field: `body.${field}`,
        code,
        detail: code === "text.required" ? fieldTexts.required : fieldTexts.tooLong(rule.maxLen),
        ...(code === "text.too-long" && { limit: rule.maxLen }),
      },
    ],
  });
}
