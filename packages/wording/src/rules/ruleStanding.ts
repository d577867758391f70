import type { RuleResult } from "@mars/domain/schemes/ruleResult";
import type { Locale } from "../language/languages.ts";
import { translator } from "../language/text.ts";
import { rulesText } from "./rulesText.ts";

export type RuleStanding = "met" | "notMet" | "warning" | "unknown";
type Judged = Pick<RuleResult, "passed" | "severity"> & { readonly rule: string };

/** Where a rule stands. A closed round and a small area are warnings, not failed rules. */
export function ruleStanding({ rule, passed, severity }: Judged): RuleStanding {
  if (passed === null) return "unknown";
  if (passed) return "met";
  return severity === "warning" || rule === "period" ? "warning" : "notMet";
}

/** The standing in words, as a document tells it to a reader who may not be signed in. */
export function standingWords(judged: Judged, locale: Locale): string {
  const t = translator(rulesText, locale);
  const standing = ruleStanding(judged);
  if (judged.rule === "applicant" && standing === "unknown") return t("state.signIn");
  if (judged.rule === "period" && standing === "warning") return t("state.notOpen");
  return t(`state.${standing}`);
}
