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
import { previewMapSize } from "./previewSvg.ts";
import { projectPreview } from "./projectPreview.ts";
import { unitPreview } from "./unitPreview.ts";

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
        const sheet = await sheetOf(snapshot, place);
        const page = pageOf(snapshot, place);
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
