import { limitsOf } from "@mars/contracts/limitsOf";
import {
  WRITTEN_SKETCH_FIELDS,
  type WrittenSketchField,
  writtenSketchFields,
} from "@mars/domain/fields/sketchFields";
import { checkText } from "@mars/domain/fields/checkText";
import { textRuleOf } from "@mars/domain/fields/TextLimit";
import { sketchFieldText } from "@mars/wording/plans/sketchFieldText";
import { useText } from "../../../lib/language/text.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import type { SketchValues } from "./SketchValues.ts";

export type SketchFaults = Partial<Record<WrittenSketchField, string>>;

/** What is wrong with a sketch's texts by the server's own rules, told before anything is sent. */
export function useSketchFaults(values: SketchValues): SketchFaults {
  const words = useText(sketchFieldText);
  const limits = limitsOf(useSettings());
  return Object.fromEntries(
    writtenSketchFields.flatMap((field) => {
      const rule = textRuleOf(WRITTEN_SKETCH_FIELDS[field].text, limits);
      const checked = checkText(values[field], rule);
      if (checked.ok) return [];
      const fault = checked.refusal.code === "text.required" ? "required" : "tooLong";
      return [[field, words(`${field}.${fault}`, { max: rule.maxLen })]];
    }),
  );
}
