import type { RuleResult } from "@mars/domain/schemes/ruleResult";
import { standingWords } from "@mars/wording/rules/ruleStanding";
import { ruleWords } from "@mars/wording/rules/ruleWords";

type Reader = Parameters<typeof ruleWords>[1];

/** A rule as a row of a document: what is demanded, how it stands and what is missing, what was found. */
export function ruleRow(rule: RuleResult, reader: Reader): readonly [string, string, string] {
  const { requirement, value, missing, how } = ruleWords(rule, reader);
  const standing = standingWords(rule, reader.locale);
  const more = [missing, how].filter((sentence) => sentence !== undefined);
  return [
    requirement,
    more.length === 0 ? standing : [`${standing}.`, ...more].join(" "),
    value ?? "–",
  ];
}
