import type { ScreenedRule } from "@mars/contracts/screeningVerdict";
import type { RuleWords, Voice } from "./RuleWording.ts";

export function periodWords(rule: ScreenedRule, { t, f }: Voice): RuleWords {
  const day = (name: "closes" | "opens") => {
    const moment = rule.figures?.[name];
    return typeof moment === "string" ? f.date(moment) : null;
  };
  const [closes, opens] = [day("closes"), day("opens")];
  if (rule.passed) {
    const isExtended = rule.figures?.["isExtended"] === true;
    return {
      requirement: t("period.open"),
      value: closes
        ? t(isExtended ? "period.extended" : "period.until", { day: closes })
        : t("period.untilFurther"),
    };
  }
  return {
    requirement: t("period.notOpen"),
    value: opens
      ? t("period.opens", { day: opens })
      : closes
        ? t("period.closed", { day: closes })
        : t("period.never"),
  };
}
