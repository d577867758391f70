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
import { municipalityOfScreening } from "./exportQueries.ts";
import { findingsCsv } from "./findingsCsv.ts";
import { FindingFiles } from "./FindingFiles.ts";
import type { Drawn } from "./findingFilesWorker.ts";
import { findingShapes } from "./findingShapes.ts";
import { findOutlines } from "./findOutlines.ts";
import { openScreening, versionOfScreening } from "./openScreening.ts";
import { mapBackground } from "./pdf/mapBackground.ts";
import { screeningDocument } from "./pdf/screeningDocument.ts";
import type { ScreeningParts } from "./ScreeningParts.ts";
import { withEveryFeature } from "./withEveryFeature.ts";

/** Files of receipts that were asked for lately; people and their colleagues open a link together. */
const KEPT_BYTES = 64_000_000;
/** What the files are made of: the same for every format and language. */
const KEPT_OUTLINE_BYTES = 64_000_000;
const BYTES_PER_FEATURE = 1000;

type Made = Drawn & { municipality: string | null };

export function downloadRoutes(app: App, { config, database, now, pdf }: ScreeningParts): void {
  const { publicUrl } = config.server;
  const files = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: (_key, _old, { context: make }) => make(),
  });
  const writer = new FindingFiles();
  app.addHook("onClose", () => writer.close());
  const drawings = new LRUCache<string, Made, string>({
    maxSize: KEPT_OUTLINE_BYTES,
    sizeCalculation: bytesOf,
    fetchMethod: (_key, _old, { context: id }) => draw(id),
  });
  const draw = async (id: string): Promise<Made> => {
    const stored = await openScreening(database.read, id, now());
    const all = await withEveryFeature(database.read, stored);
    return {
      all,
      outlines: await findOutlines(database.read, all),
      municipality: await municipalityOfScreening(database.read, id),
    };
  };
  /** While a receipt stands, each file is made once, and what all are made of once, too. */
  const once = async (
    id: string,
    file: string,
    make: (drawn: Made) => Buffer | Promise<Buffer>,
  ): Promise<Buffer> => {
    const key = `${id}/${await versionOfScreening(database.read, id, now())}`;
    const context = async () =>
      make((await drawings.fetch(key, { context: id })) ?? (await draw(id)));
    return (await files.fetch(`${key}/${file}`, { context })) ?? (await context());
  };

  route(app, downloadFindingsCsv, async ({ params, query: { language }, reply }) => {
    nameFile(reply, "screening.csv");
    return once(params.id, `${language}.csv`, ({ all, municipality }) =>
      Buffer.from(findingsCsv(all, municipality, language)),
    );
  });
  route(app, downloadFindingsGeojson, async ({ params, query: { language }, reply }) => {
    nameFile(reply, "screening.geojson");
    return once(params.id, `${language}.geojson`, (drawn) =>
      writer.write(drawn, "geojson", language),
    );
  });
  route(app, downloadFindingsGeopackage, async ({ params, query: { language }, reply }) => {
    nameFile(reply, "screening.gpkg");
    return once(params.id, `${language}.gpkg`, (drawn) => writer.write(drawn, "gpkg", language));
  });
  route(app, downloadScreeningPdf, async ({ params, query: { language }, reply }) => {
    nameFile(reply, "screening.pdf");
    return once(params.id, `${language}.pdf`, async ({ outlines, municipality }) => {
      // The document tells of what a finding lists, not of every feature.
      const stored = await openScreening(database.read, params.id, now());
      const dossier = {
        stored,
        shapes: findingShapes(stored, outlines, language),
        municipality,
        background: await mapBackground(database.read, stored),
        address: `${publicUrl}/screening?analysis=${stored.id}`,
      };
      return pdf.write(screeningDocument(dossier, language));
    });
  });
}

/** About what it takes; writing it all as text to count it would cost more than it saves. */
function bytesOf({ all, outlines }: Drawn): number {
  const drawn = [...outlines.values()].reduce((sum, wkb) => sum + (wkb?.length ?? 0), 0);
  const features = all.findings.reduce((sum, { finding }) => sum + finding.features.length, 0);
  return 1 + drawn + features * BYTES_PER_FEATURE;
}

function nameFile(reply: FastifyReply, name: string): void {
  void reply.header("content-disposition", `attachment; filename="${name}"`);
}
