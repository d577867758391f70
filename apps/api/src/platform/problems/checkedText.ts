import { checkText, type TextRule } from "@mars/domain/fields/checkText";
import { ProblemError } from "./ProblemError.ts";
import type { TextByLanguage } from "@mars/wording/language/languages";

/** What is wrong with a text that someone wrote. */
const checkedTexts = {
  required: { da: "Feltet skal udfyldes.", en: "This field is required." } satisfies TextByLanguage,
  tooLong: (most: number): TextByLanguage => ({
    da: `Teksten må højst være på ${most} tegn.`,
    en: `At most ${most} characters.`,
  }),
};

/** A text of a body as it is stored, or a problem that names its field. */
export function checkedText(
  field: string,
  value: string | null | undefined,
  rule: TextRule,
): string {
  const checked = checkText(value, rule);
  if (checked.ok) return checked.value;
  const { code, figures } = checked.refusal;
  const isMissing = code === "text.required";
  throw new ProblemError(code, {
    figures: { ...figures, field },
    fields: [
      {
        field: `body.${field}`,
        code,
        detail: isMissing ? checkedTexts.required : checkedTexts.tooLong(rule.maxLen),
        ...(!isMissing && { limit: rule.maxLen }),
      },
    ],
  });
}
