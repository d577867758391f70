import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import { checkText } from "@mars/domain/fields/checkText";
import { currentSettings } from "../../lib/settings/settings.ts";

export type TextField = "name" | "description" | "remark" | "caseId" | "supplementaryName";
export type TextFaultKey = `fault.${TextField}.${"required" | "tooLong"}`;

const supplementaryNameLength = DEFAULT_LIMITS.supplementaryGeometryNameMaxLen;

export function maxLengthOf(field: TextField): number {
  const { limits } = currentSettings();
  switch (field) {
    case "name":
      return limits.projectNameLength;
    case "description":
      return limits.descriptionLength;
    case "remark":
      return limits.remarkLength;
    case "caseId":
      return limits.caseIdLength;
    default:
      return supplementaryNameLength;
  }
}

/** What is wrong with a text as it will be stored; the key of its sentence. */
export function textFault(field: TextField, value: string): TextFaultKey | null {
  const checked = checkText(value, {
    required: field !== "description",
    maxLen: maxLengthOf(field),
  });
  if (checked.ok) return null;
  return `fault.${field}.${checked.refusal.code === "text.required" ? "required" : "tooLong"}`;
}
