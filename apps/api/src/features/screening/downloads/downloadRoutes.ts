import {
  downloadFindingsCsv,
  downloadFindingsGeojson,
  downloadFindingsGeopackage,
  downloadScreeningPdf,
} from "@mars/contracts/screening/screeningDownloads";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { type ApplicantChoice, judgedFor } from "@mars/domain/schemes/judgedFor";
import { formats } from "@mars/wording/format/formats";
import { type Language, locales } from "@mars/wording/language/languages";
import type { FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import type { App } from "../../../platform/http/App.ts";
import { nameFile } from "../../../platform/http/answers/nameFile.ts";
import { route } from "../../../platform/http/route.ts";
import { readSchemes } from "../../../platform/schemes/readSchemes.ts";
import { municipalityOfScreening } from "./exportQueries.ts";
import { findingsCsv } from "./findingsCsv.ts";
import { FindingFiles } from "./FindingFiles.ts";
import type { Drawn } from "./findingFilesWorker.ts";
import { findingShapes } from "./findingShapes.ts";
import { findOutlines } from "./findOutlines.ts";
import { openScreening, openReceipt } from "../receipt/openScreening.ts";
import { mapBackground } from "../../../platform/pdf/mapBackground.ts";
import { mapBox } from "../../../platform/pdf/mapSvg.ts";
import { screeningDocument } from "./pdf/screeningDocument.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";
import type { StoredScreening } from "../receipt/StoredScreening.ts";
import { withEveryFeature } from "./withEveryFeature.ts";

/** Files of receipts that were asked for lately; people and their colleagues open a link together. */
const KEPT_BYTES = 64_000_000;
/** What the files are made of: the same for every format and language. */
const KEPT_OUTLINE_BYTES = 64_000_000;
const BYTES_PER_FEATURE = 1000;

type Asked = {
  params: { id: string };
  query: { language: Language; applicant?: ApplicantChoice | undefined };
  reply: FastifyReply;
};
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
  /** As the page shows it to whoever chose what they are. */
  const forApplicant = async (stored: StoredScreening, applicant: ApplicantChoice | undefined) => {
    if (applicant === undefined) return stored;
    const facts = await readSchemes(database.read);
    const { verdict } = stored.rest;
    const schemes = verdict.schemes.map((scheme) => {
      const known = facts.find(({ id }) => id === scheme.schemeId);
      return known ? judgedFor(scheme, known, { kind: applicant, areaHa: stored.areaHa }) : scheme;
    });
    return { ...stored, rest: { ...stored.rest, verdict: { ...verdict, schemes } } };
  };
  /** While a receipt stands, each file is made once, and what all are made of once, too. */
  const once = async (
    { params: { id }, query: { language, applicant }, reply }: Asked,
    ending: string,
    make: (drawn: Made) => Buffer | Promise<Buffer>,
  ): Promise<Buffer> => {
    const { name, areaHa, createdAt, version } = await openReceipt(database.read, id, now());
    const called = name ?? `${formats(locales[language]).amount(areaHa)} ha`;
    nameFile(reply, { parts: ["screening", called], at: createdAt, ending });
    const key = `${id}/${version}`;
    const context = async () =>
      make((await drawings.fetch(key, { context: id })) ?? (await draw(id)));
    return (
      (await files.fetch(`${key}/${language}/${applicant ?? ""}.${ending}`, { context })) ??
      (await context())
    );
  };

  route(app, downloadFindingsCsv, (asked) =>
    once(asked, "csv", async ({ all, municipality }) => {
      const { language, applicant } = asked.query;
      return Buffer.from(findingsCsv(await forApplicant(all, applicant), municipality, language));
    }),
  );
  route(app, downloadFindingsGeojson, (asked) =>
    once(asked, "geojson", (drawn) => writer.write(drawn, "geojson", asked.query.language)),
  );
  route(app, downloadFindingsGeopackage, (asked) =>
    once(asked, "gpkg", (drawn) => writer.write(drawn, "gpkg", asked.query.language)),
  );
  route(app, downloadScreeningPdf, (asked) =>
    once(asked, "pdf", async ({ all, outlines, municipality }) => {
      const { language, applicant } = asked.query;
      // The document tells of what a finding lists, not of every feature; parcels apart.
      const opened = await openScreening(database.read, asked.params.id, now());
      const stored = await forApplicant(opened, applicant);
      const dossier = {
        stored,
        shapes: findingShapes(stored, outlines, language),
        municipality,
        parcels:
          all.findings.find(({ finding }) => finding.datasetId === datasetIds.parcels)?.finding
            .features ?? [],
        background: await mapBackground(database.read, mapBox([stored.geometry])),
        address: `${publicUrl}/screening?analysis=${stored.id}`,
      };
      return pdf.write(screeningDocument(dossier, language));
    }),
  );
}

/** About what it takes; writing it all as text to count it would cost more than it saves. */
function bytesOf({ all, outlines }: Drawn): number {
  const drawn = [...outlines.values()].reduce((sum, wkb) => sum + (wkb?.length ?? 0), 0);
  const features = all.findings.reduce((sum, { finding }) => sum + finding.features.length, 0);
  return 1 + drawn + features * BYTES_PER_FEATURE;
}
