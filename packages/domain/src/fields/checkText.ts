import { accept, refuse, type Result } from "../result.ts";

/** -1 means no limit. */
export const NO_LIMIT = -1;

export type TextRule = {
  readonly required: boolean;
  readonly maxLen: number;
  /** Names and titles: a line break is a blank. */
  readonly isOneLine?: boolean;
};

/** Control characters except tab and line break, what turns the direction of text, and what is
 * nothing at all: they hide what a text says, and come along when it is pasted. The joiners that
 * emoji are made with stay. */
const HIDDEN =
  /[\p{Cc}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
/** Blanks and marks of every kind, and the letters that are drawn as nothing. */
const VISIBLE = /[^\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** What is left of a text when no one can hide anything in it; '' where nothing can be seen. */
export function cleanText(value: string, isOneLine: boolean): string {
  const text = value
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replaceAll(HIDDEN, (sign) => (sign === "\n" || sign === "\t" ? sign : ""))
    .replaceAll(/[\n\t]+/g, (signs) => (isOneLine ? " " : signs))
    .trim();
  return VISIBLE.test(text) ? text : "";
}

/** How long a text is to people and to the database: characters, not the halves of an emoji. */
export function textLength(value: string): number {
  return Array.from(value).length;
}

/** A text as it is stored: trimmed, without anything hidden, there if it must be, and not too long. Callers put the field's
 * name to the code. */
export function checkText(value: string | null | undefined, rule: TextRule): Result<string> {
  const text = cleanText(value ?? "", rule.isOneLine ?? false);
  if (rule.required && text === "") return refuse("text.required");
  const length = textLength(text);
  if (rule.maxLen !== NO_LIMIT && length > rule.maxLen) {
    return refuse("text.too-long", { length, maxLen: rule.maxLen });
  }
  return accept(text);
}
