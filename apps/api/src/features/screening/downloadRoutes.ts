import {
  downloadFindingsCsv,
  downloadFindingsGeojson,
  downloadFindingsGeopackage,
  downloadScreeningPdf,
} from "@mars/contracts/screening";
import type { FastifyReply } from "fastify";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { findingsCsv } from "./findingsCsv.ts";
import { findingsGeojson } from "./findingsGeojson.ts";
import { findingsGeopackage } from "./findingsGeopackage.ts";
import { findingShapes } from "./findingShapes.ts";
import { openScreening } from "./openScreening.ts";
import { screeningDocument } from "./pdf/screeningDocument.ts";
import type { ScreeningParts } from "./ScreeningParts.ts";
import { withEveryFeature } from "./withEveryFeature.ts";

export function downloadRoutes(app: App, { database, now, pdf }: ScreeningParts): void {
  const opened = async (id: string) =>
    withEveryFeature(database.read, await openScreening(database.read, id, now()));

  route(app, downloadFindingsCsv, async ({ params, query, reply }) => {
    const stored = await opened(params.id);
    nameFile(reply, "screening.csv");
    return Buffer.from(findingsCsv(stored, query.language));
  });
  route(app, downloadFindingsGeojson, async ({ params, query, reply }) => {
    const stored = await opened(params.id);
    const shapes = await findingShapes(database.read, stored, query.language);
    nameFile(reply, "screening.geojson");
    return Buffer.from(findingsGeojson(stored, shapes));
  });
  route(app, downloadFindingsGeopackage, async ({ params, query, reply }) => {
    const stored = await opened(params.id);
    const shapes = await findingShapes(database.read, stored, query.language);
    nameFile(reply, "screening.gpkg");
    return findingsGeopackage(stored, shapes, query.language);
  });
  route(app, downloadScreeningPdf, async ({ params, query, reply }) => {
    const stored = await openScreening(database.read, params.id, now());
    const shapes = await findingShapes(database.read, stored, query.language);
    nameFile(reply, "screening.pdf");
    return pdf.write(screeningDocument(stored, shapes, query.language));
  });
}

function nameFile(reply: FastifyReply, name: string): void {
  void reply.header("content-disposition", `attachment; filename="${name}"`);
}
