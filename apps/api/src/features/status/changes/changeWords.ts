import { projectPagePath } from "@mars/contracts/pages/projectPageHead";
import type { StatusChange } from "@mars/contracts/status/statusChanges";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { unitPagePath } from "@mars/contracts/pages/unitPageHeads";
import { factName } from "@mars/wording/facts/factName";
import { formats } from "@mars/wording/format/formats";
import { type Language, locales } from "@mars/wording/language/languages";
import { feedText } from "./feedText.ts";

export const changesPath = "/status/aendringer";

/** A change as people read it in a feed or a mail, and where it leads. */
export function changeWords(
  change: StatusChange,
  { siteUrl, language }: { siteUrl: string; language: Language },
): { title: string; summary: string; url: string } {
  const { kind, project, plan, municipality, measure, effects } = change;
  const text = feedText[language];
  const what = plan ? text.report(plan.name, plan.version) : (project?.name ?? text.unnamed);
  const where = municipality ? ` (${municipality.name})` : "";
  return {
    title: `${text.kinds[kind]}: ${what}${where}`,
    summary: [
      measure && factName(measure, locales[language]),
      effects && effectWords(effects, language),
    ]
      .filter(Boolean)
      .join(". "),
    url: plan
      ? siteUrl + unitPagePath("/status/kystvandgrupper/:planId", plan.slug)
      : project
        ? siteUrl + projectPagePath(project.id)
        : siteUrl + dayPath(change),
  };
}

/** What it changed; a goal it has no part in is not told, nor one it moves by less than is written. */
function effectWords(
  { nitrogen, extraction, afforestation }: NonNullable<StatusChange["effects"]>,
  language: Language,
): string {
  const { tons, hectares } = formats(locales[language]);
  const { effects } = feedText[language];
  const told = [
    tons(nitrogen) !== tons(0) && effects.nitrogen(tons(nitrogen)),
    hectares(extraction) !== hectares(0) && effects.extraction(hectares(extraction)),
    hectares(afforestation) !== hectares(0) && effects.afforestation(hectares(afforestation)),
  ];
  const words = told.filter((each) => each !== false).join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A project that is no longer public has no page: the changes of its kind and place on its day. */
function dayPath({ kind, municipality, at }: StatusChange): string {
  const day = copenhagenDay(at);
  const search = new URLSearchParams({
    fra: day,
    til: day,
    slags: kind,
    ...(municipality && { sted: `municipality/${municipality.slug}` }),
  });
  return `${changesPath}?${search.toString()}`;
}
