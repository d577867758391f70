import { limitsOf } from "@mars/contracts/platform/limitsOf";
import {
  WRITTEN_SKETCH_FIELDS,
  type WrittenSketchField,
  writtenSketchFields,
} from "@mars/domain/fields/sketchFields";
import { checkText } from "@mars/domain/fields/checkText";
import { textRuleOf } from "@mars/domain/fields/TextLimit";
import { MAX_COST_PER_HA_DKK } from "@mars/domain/plans/sketchJudgement";
import { sketchFieldText } from "@mars/wording/plans/sketchFieldText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { gapText } from "../text/gapText.ts";
import type { JudgedValues, SketchValues } from "./SketchValues.ts";

export type SketchFaults = Partial<Record<WrittenSketchField | "costPerHaDkk", string>>;

/** What is wrong with a sketch's texts and cost by the server's own rules, told before anything is sent. */
export function useSketchFaults(
  values: SketchValues & Partial<Pick<JudgedValues, "costPerHaDkk">>,
): SketchFaults {
  const words = useText(sketchFieldText);
  const limits = limitsOf(useSettings());
  const judged = useText(gapText);
  const f = useFormat();
  const costPerHaDkk = values.costPerHaDkk ?? 0;
  const most = MAX_COST_PER_HA_DKK;
  const texts: SketchFaults = Object.fromEntries(
    writtenSketchFields.flatMap((field) => {
      const rule = textRuleOf(WRITTEN_SKETCH_FIELDS[field].text, limits);
      const checked = checkText(values[field], rule);
      if (checked.ok) return [];
      const fault = checked.refusal.code === "text.required" ? "required" : "tooLong";
      return [[field, words(`${field}.${fault}`, { max: rule.maxLen })]];
    }),
  );
  if (costPerHaDkk < 0) return { ...texts, costPerHaDkk: judged("costNegative") };
  if (costPerHaDkk <= most) return texts;
  return { ...texts, costPerHaDkk: judged("tooDear", { most: f.integer(most) }) };
}
