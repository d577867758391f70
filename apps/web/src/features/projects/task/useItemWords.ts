import type { Project } from "@mars/contracts/projects/projectShapes";
import type { DraftItem } from "@mars/domain/lifecycle/draftItems";
import { neededChange } from "@mars/domain/schemes/neededChange";
import { areaText } from "@mars/wording/format/areaText";
import { cutText } from "@mars/wording/rules/cutText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAttachments } from "../attachments/attachmentQueries.ts";
import { useMoveName } from "../moves/useMoveName.ts";
import { projectText } from "../text/projectText.ts";
import { taskPageText } from "./text.ts";
import type { CaseTask } from "./useTask.ts";
import { factName } from "@mars/wording/facts/factName";

export type ItemWords = { value: string; line: string | null };

/** What is in each row of the draft: what is there, or what to do. */
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
  const files = useAttachments(project).data ?? [];
  const nameOf = useMoveName();
  const send = project.transitions.find(({ corrects, to }) => corrects || to === "applied");
  const partyName = (party: Project["owner"]) => party?.name ?? p("privatePerson");
  return (item: DraftItem): ItemWords => {
    switch (item.name) {
      case "name":
        return item.state === "missing"
          ? { value: t(`name.${absent}`), line: null }
          : { value: project.name, line: project.description || null };
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
        return {
          value:
            files.length > 0
              ? t("attachments.count", { count: files.length })
              : t("attachments.none"),
          line: t("attachments.made"),
        };
      case "send":
        return {
          value: send ? nameOf(project, send) : t("send.byOwner"),
          line: item.state === "ready" ? null : t("send.notReady"),
        };
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
}
