import { checkText } from "@mars/domain/fields/checkText";
import { ProblemError } from "../../platform/problems/ProblemError.ts";

/** A text as it is stored, or a problem that names the field. */
export function checkField(
  field: string,
  value: string | null | undefined,
  rule: { required: boolean; maxLen: number },
): string {
  const checked = checkText(value, rule);
  if (checked.ok) return checked.value;
  const { code, figures } = checked.refusal;
  throw new ProblemError(code, {
    figures: { ...figures, field },
    fields: [
      {
        field: `body.${field}`,
        code,
        detail:
          code === "text.required" ? "A text is needed." : `At most ${rule.maxLen} characters.`,
        ...(code === "text.too-long" && { limit: rule.maxLen }),
      },
    ],
  });
}
