import type { Limits } from "../areas/limits.ts";
import type { TextRule } from "./checkText.ts";

type LengthLimit = Extract<keyof Limits, `${string}MaxLen`>;

/** What a text must keep to; how long it may be is the deployment's to say. */
export type TextLimit = {
  readonly isRequired: boolean;
  readonly limit: LengthLimit;
  /** How many the form shows; 1 unless told. */
  readonly lines?: number;
};

export function textRuleOf({ isRequired, limit, lines = 1 }: TextLimit, limits: Limits): TextRule {
  return { required: isRequired, maxLen: limits[limit], isOneLine: lines === 1 };
}
