import type { RuleResult } from "@mars/domain/schemes/ruleResult";
import type { WhoMayApply } from "@mars/domain/schemes/whoMayApply";
import type { RuleWords, WordingContext } from "./RuleWording.ts";

export function applicantWords(rule: RuleResult, { t, isSignedIn }: WordingContext): RuleWords {
  const who = rule.figures?.["who"] as WhoMayApply | undefined;
  const kind = typeof rule.figure === "string" ? rule.figure : null;
  return {
    requirement: who ? whoText(who, t) : t("applicant.none"),
    value: kind
      ? t(`kind.${kind}` as "kind.private")
      : rule.passed === null
        ? t(isSignedIn ? "applicant.later" : "applicant.unknown")
        : null,
    ...(rule.passed === false && kind && { how: t("applicant.notOffered") }),
  };
}

function whoText(who: WhoMayApply, t: WordingContext["t"]): string {
  if (who.kind !== "combination") return t(`applicant.${who.kind}`);
  const names = who.groups.map((group) => t(`group.${group}`));
  if (names.length === 1) return t("applicant.one", { groups: names[0]! });
  const joined = `${names.slice(0, -1).join(", ")} ${t("and")} ${names.at(-1)}`;
  return t("applicant.several", { groups: joined[0]!.toUpperCase() + joined.slice(1) });
}
