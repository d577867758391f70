import {
  drawStatusSheetMap,
  readStatusSheet,
  writeStatusSheet,
} from "@mars/contracts/status/statusSheet";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import type { Services } from "../../../services.ts";
import type { StatusDocuments } from "../StatusDocuments.ts";
import { sheetDocument } from "./sheetDocument.ts";
import { sheetMap } from "./sheetMap.ts";
import { sheetReader } from "./sheetReader.ts";

/** One page on the country or a unit: for the screen, and as a PDF made of the same words. */
export function sheetRoutes(app: App, services: Services, documents: StatusDocuments): void {
  const { database, now, pdf } = services;

  const { pageOf, sheetOf } = sheetReader(services);

  route(app, readStatusSheet, ({ request, reply, query: { place, asOf } }) =>
    documents.send(request, reply, {
      key: `sheet ${place ?? ""}`,
      asOf,
      make: (snapshot) => sheetOf(snapshot, pageOf(snapshot, place)),
    }),
  );
  route(app, drawStatusSheetMap, ({ request, reply, query: { place, asOf } }) =>
    documents.send(request, reply, {
      key: `sheet svg ${place ?? ""}`,
      asOf,
      mediaType: "image/svg+xml",
      make: (snapshot) => sheetMap(database.read, snapshot, pageOf(snapshot, place)),
    }),
  );
  route(app, writeStatusSheet, async ({ reply, query: { place, asOf } }) => {
    const snapshot = await documents.snapshot(asOf);
    const page = pageOf(snapshot, place);
    const [sheet, mapSvg] = await Promise.all([
      sheetOf(snapshot, page),
      sheetMap(database.read, snapshot, page),
    ]);
    const name = `mars-${sheet.place?.slug ?? "danmark"}-${sheet.day}.pdf`;
    void reply.header("content-disposition", `inline; filename="${name}"`);
    return pdf.write(sheetDocument(sheet, { mapSvg, at: now() }));
  });
}
