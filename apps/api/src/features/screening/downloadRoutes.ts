import { createHash } from "node:crypto";
import {
  downloadFindingsCsv,
  downloadFindingsGeojson,
  downloadFindingsGeopackage,
  downloadScreeningPdf,
} from "@mars/contracts/screening";
import type { FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { findingsCsv } from "./findingsCsv.ts";
import { findingsGeojson } from "./findingsGeojson.ts";
import { findingsGeopackage } from "./findingsGeopackage.ts";
import { findingShapes } from "./findingShapes.ts";
import { openScreening } from "./openScreening.ts";
import { screeningDocument } from "./pdf/screeningDocument.ts";
import type { ScreeningParts } from "./ScreeningParts.ts";
import type { StoredScreening } from "./StoredScreening.ts";
import { withEveryFeature } from "./withEveryFeature.ts";

/** Files of receipts that were asked for lately; people and their colleagues open a link together. */
const KEPT_BYTES = 64_000_000;

export function downloadRoutes(app: App, { database, now, pdf }: ScreeningParts): void {
  const made = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: (_key, _old, { context: make }) => make(),
  });
  /** While a receipt stands, its file is made once, also for those who ask at the same time. */
  const once = async (
    { id, findings, rest }: StoredScreening,
    file: string,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> => {
    // A dataset that is asked again changes what was found.
    const content = createHash("sha256").update(JSON.stringify([findings, rest]));
    const key = `${id}/${content.digest("base64url")}/${file}`;
    return (await made.fetch(key, { context: make })) ?? (await make());
  };
  const opened = (id: string) => openScreening(database.read, id, now());
  const whole = (stored: StoredScreening) => withEveryFeature(database.read, stored);

  route(app, downloadFindingsCsv, async ({ params, query: { language }, reply }) => {
    const stored = await opened(params.id);
    nameFile(reply, "screening.csv");
    return once(stored, `${language}.csv`, async () =>
      Buffer.from(findingsCsv(await whole(stored), language)),
    );
  });
  route(app, downloadFindingsGeojson, async ({ params, query: { language }, reply }) => {
    const stored = await opened(params.id);
    nameFile(reply, "screening.geojson");
    return once(stored, `${language}.geojson`, async () => {
      const all = await whole(stored);
      const shapes = await findingShapes(database.read, all, language);
      return Buffer.from(findingsGeojson(all, shapes));
    });
  });
  route(app, downloadFindingsGeopackage, async ({ params, query: { language }, reply }) => {
    const stored = await opened(params.id);
    nameFile(reply, "screening.gpkg");
    return once(stored, `${language}.gpkg`, async () => {
      const all = await whole(stored);
      const shapes = await findingShapes(database.read, all, language);
      return findingsGeopackage(all, shapes, language);
    });
  });
  route(app, downloadScreeningPdf, async ({ params, query: { language }, reply }) => {
    const stored = await opened(params.id);
    nameFile(reply, "screening.pdf");
    return once(stored, `${language}.pdf`, async () => {
      const shapes = await findingShapes(database.read, stored, language);
      return pdf.write(screeningDocument(stored, shapes, language));
    });
  });
}

function nameFile(reply: FastifyReply, name: string): void {
  void reply.header("content-disposition", `attachment; filename="${name}"`);
}
