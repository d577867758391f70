import type { RuleResult } from "@mars/domain/schemes/ruleResult";
import { formats } from "../format/formats.ts";
import type { Locale } from "../language/languages.ts";
import { translator } from "../language/text.ts";
import { roundedUp } from "../format/roundedUp.ts";
import { rulesText } from "./rulesText.ts";

type JudgedScheme = { readonly areaFits: boolean | null; readonly rules: readonly RuleResult[] };
export type SchemeVerdict = { tone: "good" | "missing" | "bad" | "unknown"; words: string };

/** The land's verdict in words. One demand that lacks hectares says how many; the rest is below. */
export function schemeVerdict(scheme: JudgedScheme, locale: Locale): SchemeVerdict {
  const t = translator(rulesText, locale);
  if (scheme.areaFits === true) return { tone: "good", words: t("verdict.fits") };
  if (scheme.areaFits === null) return { tone: "unknown", words: t("verdict.unknown") };
  const failing = scheme.rules.filter(
    ({ rule, passed, severity }) =>
      passed === false && severity === "blocking" && rule !== "period" && rule !== "applicant",
  );
  const haMore = failing.length === 1 ? (failing[0]?.missing?.haMore ?? 0) : 0;
  if (haMore > 0) {
    const ha = formats(locale).hectares(roundedUp(haMore));
    return { tone: "missing", words: t("verdict.missing", { ha }) };
  }
  return { tone: "bad", words: t("verdict.no") };
}
