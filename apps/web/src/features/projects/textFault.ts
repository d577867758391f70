import { limitsOf } from "@mars/contracts/platform/limitsOf";
import { checkText, type TextRule } from "@mars/domain/fields/checkText";
import { type ProjectText, projectTextLimit } from "@mars/domain/fields/projectFields";
import { textRuleOf } from "@mars/domain/fields/TextLimit";
import { currentSettings } from "../../lib/settings/settings.ts";

export type TextFaultKey = `${ProjectText}.${"required" | "tooLong"}`;

function ruleOf(field: ProjectText): TextRule {
  return textRuleOf(projectTextLimit(field), limitsOf(currentSettings()));
}

export function maxLengthOf(field: ProjectText): number {
  return ruleOf(field).maxLen;
}

/** What is wrong with a text as it will be stored; the key of its sentence in `projectFieldText`. */
export function textFault(
  field: ProjectText,
  value: string,
  maxLen: number = maxLengthOf(field),
): TextFaultKey | null {
  const checked = checkText(value, { ...ruleOf(field), maxLen });
  if (checked.ok) return null;
  return `${field}.${checked.refusal.code === "text.required" ? "required" : "tooLong"}`;
}
