import { accept, refuse, type Result } from "../result.ts";

/** -1 means no limit. */
export const NO_LIMIT = -1;

export type TextRule = { readonly required: boolean; readonly maxLen: number };

/** How long a text is to people and to the database: characters, not the halves of an emoji. */
export function textLength(value: string): number {
  return Array.from(value).length;
}

/** A text as it is stored: trimmed, there if it must be, and not too long. Callers put the field's
 * name to the code. */
export function checkText(value: string | null | undefined, rule: TextRule): Result<string> {
  const text = (value ?? "").trim();
  if (rule.required && text === "") return refuse("text.required");
  const length = textLength(text);
  if (rule.maxLen !== NO_LIMIT && length > rule.maxLen) {
    return refuse("text.too-long", { length, maxLen: rule.maxLen });
  }
  return accept(text);
}
