import { projectPagePath } from "@mars/contracts/projectPageHead";
import type { StatusChange } from "@mars/contracts/statusChanges";
import { unitPagePath } from "@mars/contracts/unitPageHeads";
import { formats } from "@mars/wording/format/formats";
import { type Language, locales } from "@mars/wording/language/languages";
import { feedText } from "./feedText.ts";

export const changesPath = "/status/aendringer";

/** A change as people read it in a feed or a mail, and where it leads. */
export function changeWords(
  { kind, project, plan, municipality, measure, effects }: StatusChange,
  { siteUrl, language }: { siteUrl: string; language: Language },
): { title: string; summary: string; url: string } {
  const text = feedText[language];
  const what = plan ? text.report(plan.name, plan.version) : (project?.name ?? text.unnamed);
  const where = municipality ? ` (${municipality.name})` : "";
  const { tons, hectares } = formats(locales[language]);
  const summary = [
    measure,
    effects &&
      text.effects(
        tons(effects.nitrogen),
        hectares(effects.extraction),
        hectares(effects.afforestation),
      ),
  ].filter(Boolean);
  return {
    title: `${text.kinds[kind]}: ${what}${where}`,
    summary: summary.join(". "),
    url: plan
      ? siteUrl + unitPagePath("/status/kystvandgrupper/:planId", plan.slug)
      : project
        ? siteUrl + projectPagePath(project.id)
        : siteUrl + changesPath,
  };
}
