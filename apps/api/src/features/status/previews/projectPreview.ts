import type { StatusProjectPage } from "@mars/contracts/status/statusProject";
import { formatDate } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { translator } from "@mars/wording/language/text";
import { stageText } from "@mars/wording/stages/stageText";
import { previewSvg, type PreviewRow } from "./previewSvg.ts";
import { previewText } from "./previewText.ts";

const f = formats("da-DK");
const t = translator(previewText, "da-DK");
const stageName = translator(stageText, "da-DK");

type More = { mapSvg: string | null; demonstration: string | null };

/** A public project in a link preview. */
export function projectPreview(
  { project, day }: StatusProjectPage,
  { mapSvg, demonstration }: More,
): string {
  const { effects, municipality } = project;
  const rows: (PreviewRow | null)[] = [
    { label: t("stage"), value: stageName(project.stage) },
    municipality && { label: t("municipality"), value: municipality.name },
    { label: t("area"), value: f.hectares(project.areaHa) },
    effects.nitrogen > 0
      ? { label: t("nitrogen"), value: t("perYear", { amount: f.tons(effects.nitrogen) }) }
      : null,
    effects.extraction > 0
      ? { label: t("extraction"), value: f.hectares(effects.extraction) }
      : null,
    effects.afforestation > 0
      ? { label: t("afforestation"), value: f.hectares(effects.afforestation) }
      : null,
  ];
  return previewSvg({
    title: project.name || t("unnamed"),
    kicker: t("project", { date: formatDate(day) }),
    rows: rows.filter((row) => row !== null),
    demonstration,
    mapSvg,
  });
}
