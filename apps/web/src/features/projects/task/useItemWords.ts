import type { Project } from "@mars/contracts/projects/projectShapes";
import type { DraftItem } from "@mars/domain/lifecycle/draftItems";
import { neededChange } from "@mars/domain/schemes/neededChange";
import { areaText } from "@mars/wording/format/areaText";
import { cutText } from "@mars/wording/rules/cutText";
import { loggedValueWords } from "@mars/wording/projects/loggedValueWords";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { projectText } from "../text/projectText.ts";
import { taskPageText } from "./text.ts";
import type { CaseTask } from "./useTask.ts";
import { factName } from "@mars/wording/facts/factName";

export type ItemWords = { value: string; line: string | null };

/** What stands in each row of the draft: what is there, or what to do. */
export function useItemWords(
  project: Project,
  { judgement, scheme }: Pick<CaseTask, "judgement" | "scheme">,
) {
  const t = useText(taskPageText);
  const p = useText(projectText);
  const locale = useLocale();
  const f = useFormat();
  // Whoever may only read is told how it stands, not what to do.
  const absent = project.rights.edit ? "missing" : "none";
  const waiting = project.rights.edit ? "waiting" : "later";
  const partyName = (party: Project["owner"]) => party?.name ?? p("privatePerson");
  return (item: DraftItem): ItemWords => {
    switch (item.name) {
      case "name":
        return item.state === "missing"
          ? { value: t(`name.${absent}`), line: null }
          : { value: project.name, line: t("name.hint") };
      case "area": {
        if (project.areaHa === null) return { value: t(`area.${absent}`), line: null };
        const where = project.units.municipalities.map(({ name }) => name).join(", ");
        const ha = f.hectares(project.areaHa);
        return {
          value: where ? t("area.where", { ha, where }) : ha,
          line: item.state === "fix" ? t("area.fix") : null,
        };
      }
      case "scheme":
        if (!scheme) return { value: t(`scheme.${absent}`), line: null };
        return { value: factName(scheme.name, locale), line: schemeLine(item) };
      case "effect":
        if (item.state === "waiting") return { value: t(`effect.${waiting}`), line: null };
        return { value: effectValue(), line: effectLine() };
      case "parties":
        return {
          value: t("parties.owner", { name: partyName(project.owner) }),
          line:
            item.state === "fix"
              ? t("parties.fix")
              : project.delegate
                ? t("parties.delegate", { name: partyName(project.delegate) })
                : t("parties.noDelegate"),
        };
      case "attachments":
        if (item.state === "waiting") return { value: t(`attachments.${waiting}`), line: null };
        return { value: t("attachments.made"), line: t("attachments.form") };
    }
  };

  function schemeLine({ failed }: DraftItem): string | null {
    const about = judgement?.rules.filter(
      ({ rule }) => !["required-info", "period", "applicant"].includes(rule),
    );
    if (!about || project.geometry === null) return null;
    const met = about.filter(({ passed, severity }) => passed === true || severity === "warning");
    const needed = neededChange({ rules: failed }, project.areaHa ?? 0);
    const more = failed.find(({ missing }) => (missing?.haMore ?? 0) > 0)?.missing?.haMore;
    return [
      t("scheme.rules", { met: met.length, all: about.length }),
      needed?.haToCut
        ? t("scheme.cut", { ha: cutText(f, needed) })
        : more !== undefined
          ? t("scheme.more", { ha: areaText(f, more) })
          : null,
    ]
      .filter(Boolean)
      .join(". ");
  }

  function effectLine(): string {
    const { source } = project.effects;
    return source === "entered" || source === "imported"
      ? p(`effect.source.${source}`)
      : t("effect.auto");
  }

  function effectValue(): string {
    const given = Object.entries(project.effects.counting).filter(([, value]) => (value ?? 0) > 0);
    // Told as a whole: an object without figures would read as a private person.
    if (given.length === 0) return t("effect.none");
    const told = { nitrogenReductionT: null, ...Object.fromEntries(given) };
    return loggedValueWords(told, "effects", locale) ?? t("effect.none");
  }
}
