import type { StatusProjectPage } from "@mars/contracts/statusProject";
import { formatDate } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { stageText } from "@mars/wording/stages/stageText";
import { previewSvg, type PreviewRow } from "./previewSvg.ts";

const f = formats("da-DK");

type More = { mapSvg: string | null; demonstration: string | null };

/** A public project in a link preview. */
export function projectPreview(
  { project, day }: StatusProjectPage,
  { mapSvg, demonstration }: More,
): string {
  const { effects, municipality } = project;
  const rows: (PreviewRow | null)[] = [
    { label: "Stadie", value: stageText.texts.da[project.stage] },
    municipality && { label: "Kommune", value: municipality.name },
    { label: "Areal", value: f.hectares(project.areaHa) },
    effects.nitrogen > 0
      ? { label: "Kvælstof", value: `${f.tons(effects.nitrogen)} om året` }
      : null,
    effects.extraction > 0 ? { label: "Lavbund", value: f.hectares(effects.extraction) } : null,
    effects.afforestation > 0 ? { label: "Skov", value: f.hectares(effects.afforestation) } : null,
  ];
  return previewSvg({
    title: project.name || "Uden navn",
    kicker: `Projekt pr. ${formatDate(day)}`,
    rows: rows.filter((row) => row !== null),
    demonstration,
    mapSvg,
  });
}
