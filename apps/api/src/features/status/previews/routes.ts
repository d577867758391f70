import { drawStatusPreview, drawStatusProjectPreview } from "@mars/contracts/status/statusPreviews";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import { contentOrigins } from "../../../platform/sources/contentOrigins.ts";
import type { Services } from "../../../services.ts";
import { projectMap } from "../project/projectMap.ts";
import { projectPage } from "../project/projectPage.ts";
import { demonstrationNote } from "../sheet/demonstrationNote.ts";
import { sheetMap } from "../sheet/sheetMap.ts";
import { sheetReader } from "../sheet/sheetReader.ts";
import type { StatusDocuments } from "../StatusDocuments.ts";
import { previewMapSize, type PreviewRow, previewSvg } from "./previewSvg.ts";
import { unitPreview } from "./unitPreview.ts";
import type { StatusProjectPage } from "@mars/contracts/status/statusProject";
import { formatDate } from "@mars/wording/format/dates";
import { formats } from "@mars/wording/format/formats";
import { translator } from "@mars/wording/language/text";
import { stageText } from "@mars/wording/stages/stageText";
import { previewText } from "./previewText.ts";

const f = formats("da-DK");
const t = translator(previewText, "da-DK");
const stageName = translator(stageText, "da-DK");

type More = { mapSvg: string | null; demonstration: string | null };

/** A public project in a link preview. */
function projectPreview(
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

const mediaType = "image/png";

/** Pictures for link previews, drawn once per change and day. */
export function previewRoutes(app: App, services: Services, documents: StatusDocuments): void {
  const { database, pdf } = services;
  const { pageOf, sheetOf } = sheetReader(services);

  route(app, drawStatusPreview, ({ request, reply, query: { place, asOf } }) =>
    documents.send(request, reply, {
      key: `preview ${place ?? ""}`,
      asOf,
      mediaType,
      make: async (snapshot) => {
        const page = pageOf(snapshot, place);
        const sheet = await sheetOf(snapshot, page);
        const mapSvg = await sheetMap(database.read, snapshot, page, previewMapSize);
        return pdf.paint(unitPreview(sheet, mapSvg));
      },
    }),
  );
  route(app, drawStatusProjectPreview, ({ request, reply, params: { id }, query: { asOf } }) =>
    documents.send(request, reply, {
      key: `project preview ${id}`,
      asOf,
      mediaType,
      make: async (snapshot) => {
        const page = foundOrProblem(await projectPage(database.read, snapshot, id));
        const mapSvg = (await projectMap(database.read, snapshot, id, previewMapSize)) ?? null;
        const demonstration = demonstrationNote(await contentOrigins(database.read));
        return pdf.paint(projectPreview(page, { mapSvg, demonstration }));
      },
    }),
  );
}
