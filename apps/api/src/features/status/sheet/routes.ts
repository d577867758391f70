import { changeKinds } from "@mars/contracts/statusChanges";
import { drawStatusSheetMap, readStatusSheet, writeStatusSheet } from "@mars/contracts/statusSheet";
import { unitKind } from "@mars/contracts/statusShapes";
import { addDays, endMs, startMs } from "@mars/domain/time/copenhagen";
import { parse } from "zod/v4/core";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { changesOf } from "../changes/changesOf.ts";
import { publications } from "../changes/queries.ts";
import { unitPage } from "../pages/unitPage.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import type { StatusDocuments } from "../StatusDocuments.ts";
import { sheetDocument } from "./sheetDocument.ts";
import { sheetMap } from "./sheetMap.ts";
import { statusSheet } from "./statusSheet.ts";

const QUARTER_DAYS = 91;

/** One page on the country or a unit: for the screen, and as a PDF made of the same words. */
export function sheetRoutes(app: App, services: Services, documents: StatusDocuments): void {
  const { config, database, now, pdf } = services;

  const pageOf = (snapshot: Snapshot, place: string | undefined) => {
    if (place === undefined) return null;
    const [kind = "", id = ""] = place.split("/");
    return foundOrProblem(unitPage(snapshot, parse(unitKind, kind), id));
  };
  const sheetOf = async (snapshot: Snapshot, place: string | undefined) => {
    const page = pageOf(snapshot, place);
    const period = { from: addDays(snapshot.day, -QUARTER_DAYS), to: snapshot.day };
    const published = await publications(database.read, {
      from: new Date(startMs(period.from)),
      to: new Date(endMs(period.to)),
    });
    const changes = changesOf(snapshot, published, {
      ...period,
      place: page && { kind: page.kind, id: page.id },
      kinds: changeKinds,
    });
    const isDemonstration = config.server.demo || snapshot.geographySource === "demo";
    return statusSheet({
      snapshot,
      page,
      changes: foundOrProblem(changes),
      isDemonstration,
      siteUrl: config.server.publicUrl.replace(/\/$/, ""),
    });
  };

  route(app, readStatusSheet, ({ request, reply, query: { place, asOf } }) =>
    documents.send(request, reply, {
      key: `sheet ${place ?? ""}`,
      asOf,
      make: (snapshot) => sheetOf(snapshot, place),
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
    const [sheet, mapSvg] = await Promise.all([
      sheetOf(snapshot, place),
      sheetMap(database.read, snapshot, pageOf(snapshot, place)),
    ]);
    const name = `mars-${sheet.place?.slug ?? "danmark"}-${sheet.day}.pdf`;
    void reply.header("content-disposition", `inline; filename="${name}"`);
    return pdf.write(sheetDocument(sheet, { mapSvg, at: now() }));
  });
}
