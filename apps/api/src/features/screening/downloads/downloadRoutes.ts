import {
  downloadFindingsCsv,
  downloadFindingsGeojson,
  downloadFindingsGeopackage,
  downloadScreeningPdf,
} from "@mars/contracts/screening/screeningDownloads";
import type { MunicipalityContact } from "@mars/contracts/datasets/masterData";
import type { TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { type ApplicantChoice, judgedFor } from "@mars/domain/schemes/judgedFor";
import { formats } from "@mars/wording/format/formats";
import { type Language, locales } from "@mars/wording/language/languages";
import type { FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { App } from "../../../platform/http/App.ts";
import { nameFile } from "../../../platform/http/answers/nameFile.ts";
import { route } from "../../../platform/http/route.ts";
import { overlapsInDatabase } from "../../../platform/layers/overlapQueries.ts";
import { areaRings, multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import { mapBackground } from "../../../platform/pdf/mapBackground.ts";
import { mapBox } from "../../../platform/pdf/mapSvg.ts";
import { readSchemes } from "../../../platform/schemes/readSchemes.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";
import { municipalitiesOf } from "../area/municipalitiesOf.ts";
import { featureAttributes } from "../catalogue/catalogueQueries.ts";
import type { KnownFinding } from "../findings/Screened.ts";
import { titledAttributes } from "../findings/titledAttributes.ts";
import type { StoredScreening } from "../receipt/StoredScreening.ts";
import { openReceipt, openScreening } from "../receipt/openScreening.ts";
import { comparisonRoutes } from "./comparisonRoutes.ts";
import { FindingFiles } from "./FindingFiles.ts";
import { outlinesInArea, overlapGeometries } from "./exportQueries.ts";
import type { Drawn } from "./findingFilesWorker.ts";
import { type FindingRow, findingRows } from "./findingRows.ts";
import { findingShapes, type Outlines, shapeKey } from "./findingShapes.ts";
import { findingsCsv } from "./findingsCsv.ts";
import { screeningDocument } from "./pdf/screeningDocument.ts";

const M2_PER_HA = 10_000;

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
type Made = Drawn & { municipalities: readonly MunicipalityContact[] };

export function downloadRoutes(app: App, parts: ScreeningParts): void {
  const { config, database, now, pdf } = parts;
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
      municipalities: await municipalitiesOf(
        database.read,
        multiPolygonWkb(areaRings(stored.geometry)),
      ),
    };
  };
  const drawn = async (id: string, key: string): Promise<Made> =>
    (await drawings.fetch(key, { context: id })) ?? (await draw(id));
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
    const context = async () => make(await drawn(id, key));
    return (
      (await files.fetch(`${key}/${language}/${applicant ?? ""}.${ending}`, { context })) ??
      (await context())
    );
  };

  route(app, downloadFindingsCsv, (asked) =>
    once(asked, "csv", async ({ all, municipalities }) => {
      const { language, applicant } = asked.query;
      const municipality = municipalities[0]?.municipality ?? null;
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
    once(asked, "pdf", async ({ all, outlines, municipalities }) => {
      const { language, applicant } = asked.query;
      // The document tells of what a finding lists, not of every feature; parcels apart.
      const opened = await openScreening(database.read, asked.params.id, now());
      const stored = await forApplicant(opened, applicant);
      const dossier = {
        stored,
        shapes: findingShapes(stored, outlines, language),
        municipalities,
        parcels:
          all.findings.find(({ finding }) => finding.datasetId === datasetIds.parcels)?.finding
            .features ?? [],
        background: await mapBackground(database.read, mapBox([stored.geometry])),
        address: `${publicUrl}/screening?analysis=${stored.id}`,
      };
      return pdf.write(screeningDocument(dossier, language));
    }),
  );
  comparisonRoutes(app, parts, {
    drawn: async (id) => {
      const { version } = await openReceipt(database.read, id, now());
      return drawn(id, `${id}/${version}`);
    },
    forApplicant,
  });
}

/** About what it takes; writing it all as text to count it would cost more than it saves. */
function bytesOf({ all, outlines }: Drawn): number {
  const drawn = [...outlines.values()].reduce((sum, wkb) => sum + (wkb?.length ?? 0), 0);
  const features = all.findings.reduce((sum, { finding }) => sum + finding.features.length, 0);
  return 1 + drawn + features * BYTES_PER_FEATURE;
}

/** What takes PostGIS long: every outline of a screening, cut to its area. */
async function findOutlines(database: Queryable, stored: StoredScreening): Promise<Outlines> {
  const rows = findingRows(stored, "da");
  const [kept, live] = await Promise.all([
    shapesOfKept(database, stored.id, rows),
    shapesOfLive(database, stored.id, rows),
  ]);
  return new Map(
    rows.flatMap((row) =>
      row.feature === null
        ? []
        : [[shapeKey(row), live.get(row.feature) ?? kept.get(keptKey(row)) ?? null] as const],
    ),
  );
}

function keptKey({ finding, feature }: FindingRow): string {
  return `${finding?.version.id}/${feature?.id}`;
}

async function shapesOfKept(
  database: Queryable,
  id: string,
  rows: readonly FindingRow[],
): Promise<Map<string, Buffer | null>> {
  const wanted = rows.flatMap(({ finding, feature }) =>
    feature && finding?.version.id
      ? [{ versionId: finding.version.id, id: Number(feature.id) }]
      : [],
  );
  const shapes = await overlapGeometries(database, id, wanted);
  return new Map(shapes.map((one) => [`${one.versionId}/${one.id}`, one.wkb]));
}

/** What only its owner holds is drawn by the outline that the receipt keeps. */
async function shapesOfLive(
  database: Queryable,
  id: string,
  rows: readonly FindingRow[],
): Promise<Map<TouchedFeature, Buffer | null>> {
  const drawn = rows.flatMap(({ feature }) =>
    feature?.outline ? [{ feature, wkb: multiPolygonWkb(areaRings(feature.outline)) }] : [],
  );
  if (drawn.length === 0) return new Map();
  const inside = await outlinesInArea(
    database,
    id,
    drawn.map(({ wkb }) => wkb),
  );
  return new Map(drawn.map(({ feature }, place) => [feature, inside[place] ?? null]));
}

/**
 * The screening with every touched feature: a finding tells of the largest only, a download of all.
 * Of live sources, and of versions that are gone, no more is known than was told.
 */
async function withEveryFeature(
  database: Queryable,
  stored: StoredScreening,
): Promise<StoredScreening> {
  const cut = stored.findings.flatMap(({ finding: { version, features, touchedCount } }) =>
    version.id !== null && features.length < touchedCount ? [version.id] : [],
  );
  if (cut.length === 0) return stored;
  const area = multiPolygonWkb(areaRings(stored.geometry));
  const told = new Set(
    stored.findings.flatMap(({ finding }) =>
      finding.features.map(({ id }) => `${finding.version.id}/${id}`),
    ),
  );
  const untold = (await overlapsInDatabase(database, area, cut)).flatMap((row) =>
    row.id === null || told.has(`${row.versionId}/${row.id}`) ? [] : [{ ...row, id: row.id }],
  );
  const facts = new Map(
    (
      await featureAttributes(
        database,
        cut.map((versionId) => ({
          versionId,
          ids: untold.flatMap((row) => (row.versionId === versionId ? [row.id] : [])),
        })),
      )
    ).map((row) => [`${row.versionId}/${row.id}`, row]),
  );
  return { ...stored, findings: stored.findings.map(completed) };

  function completed(known: KnownFinding): KnownFinding {
    const { finding } = known;
    const dataset = stored.rest.datasets.find(({ id }) => id === finding.datasetId);
    const more = untold.filter(({ versionId }) => versionId === finding.version.id);
    const features = more.map(({ versionId, id, overlapM2, featureM2 }) => {
      const row = facts.get(`${versionId}/${id}`);
      return {
        id: String(id),
        overlapHa: overlapM2 / M2_PER_HA,
        featureHa: featureM2 / M2_PER_HA,
        key: row?.key ?? null,
        attributes: dataset ? titledAttributes(dataset, row?.attributes ?? {}) : [],
      };
    });
    return { ...known, finding: { ...finding, features: [...finding.features, ...features] } };
  }
}
