import type { ScreenedScheme } from "@mars/contracts/screeningVerdict";
import { formats } from "@mars/wording/format/formats";
import type { Locale } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import { rulesText } from "./text.ts";

export type SchemeVerdict = { tone: "good" | "missing" | "bad" | "unknown"; words: string };

/** The land's verdict in words. One demand that lacks hectares says how many; the rest is below. */
export function schemeVerdict(scheme: ScreenedScheme, locale: Locale): SchemeVerdict {
  const t = translator(rulesText, locale);
  if (scheme.areaFits === true) return { tone: "good", words: t("verdict.fits") };
  if (scheme.areaFits === null) return { tone: "unknown", words: t("verdict.unknown") };
  const failing = scheme.rules.filter(
    ({ rule, passed, severity }) =>
      passed === false && severity === "blocking" && rule !== "period" && rule !== "applicant",
  );
  const haMore = failing.length === 1 ? (failing[0]?.missing?.haMore ?? 0) : 0;
  if (haMore > 0) {
    const ha = formats(locale).hectares(Math.ceil(haMore * 10 - 1e-6) / 10, 1);
    return { tone: "missing", words: t("verdict.missing", { ha }) };
  }
  return { tone: "bad", words: t("verdict.no") };
}
