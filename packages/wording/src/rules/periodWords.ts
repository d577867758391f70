import type { RuleResult } from "@mars/domain/schemes/ruleResult";
import type { RuleWords, WordingContext } from "./RuleWording.ts";

type Period = {
  isOpen: boolean;
  isExtended: boolean;
  closes: string | null;
  opens: string | null;
};

export function periodWords(rule: RuleResult, context: WordingContext): RuleWords {
  const moment = (name: "closes" | "opens") => {
    const value = rule.figures?.[name];
    return typeof value === "string" ? value : null;
  };
  return sayPeriod(
    {
      isOpen: rule.passed === true,
      isExtended: rule.figures?.["isExtended"] === true,
      closes: moment("closes"),
      opens: moment("opens"),
    },
    context,
  );
}

/** Whether a scheme takes applications now, and until or from when. */
export function sayPeriod(
  { isOpen, isExtended, closes, opens }: Period,
  { t, f }: Pick<WordingContext, "t" | "f">,
): { requirement: string; value: string } {
  if (isOpen) {
    return {
      requirement: t("period.open"),
      value: closes
        ? t(isExtended ? "period.extended" : "period.until", { day: f.date(closes) })
        : t("period.untilFurther"),
    };
  }
  return {
    requirement: t("period.notOpen"),
    value: opens
      ? t("period.opens", { day: f.date(opens) })
      : closes
        ? t("period.closed", { day: f.date(closes) })
        : t("period.never"),
  };
}
