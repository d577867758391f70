import * as z from "zod/mini";
import { contract } from "./contract.ts";
import { datasetAttribute, datasetKind, multiPolygon } from "./layers.ts";
import { screeningNeighbours, screeningVerdict } from "./screeningVerdict.ts";

/** Longer positions (height, measure) are accepted; what follows the second number is dropped. */
const anyPosition = z.array(z.number()).check(z.minLength(2), z.maxLength(4));
const anyRings = z.array(z.array(anyPosition));

/** An area as a client hands it over: GeoJSON Polygon or MultiPolygon. */
export const askedGeometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: anyRings }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(anyRings) }),
]);
export type AskedGeometry = z.infer<typeof askedGeometry>;

/** Which system the coordinates are in: metres of EPSG:25832, or degrees with longitude first. */
export const askedCrs = z._default(z.enum(["25832", "wgs84"]), "25832");

/** Stages of projects, and sketch projects of published plans. */
export const neighbourStage = z.enum([
  "sketch_project",
  "preliminary_examination_approval",
  "establishment_approval",
  "established",
]);
export type NeighbourStage = z.infer<typeof neighbourStage>;

export const screeningVersion = z.object({
  /** Null for a dataset that is asked at its owner's service. */
  id: z.nullable(z.int()),
  label: z.string(),
  /** The day the source says its data are from. */
  updatedOn: z.nullable(z.string()),
  /** When it was loaded here, or asked at its owner's service. */
  loadedAt: z.string(),
  origin: z.enum(["demo", "imported", "live"]),
});
export type ScreeningVersion = z.infer<typeof screeningVersion>;

/** A dataset as it stood when the area was screened. */
export const screenedDataset = z.object({
  id: z.string(),
  groupId: z.string(),
  kind: datasetKind,
  titleDa: z.string(),
  titleEn: z.string(),
  storage: z.enum(["stored", "wfs"]),
  source: z.string(),
  sourceUrl: z.nullable(z.string()),
  licence: z.string(),
  attributes: z.array(datasetAttribute),
});
export type ScreenedDataset = z.infer<typeof screenedDataset>;

export const attributeValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const touchedAttribute = z.object({
  name: z.string(),
  titleDa: z.string(),
  titleEn: z.string(),
  value: attributeValue,
});

/** A feature the area overlaps by more than a square metre. */
export const touchedFeature = z.object({
  id: z.string(),
  overlapHa: z.number(),
  featureHa: z.number(),
  /** What the source calls it. Absent until the line `attributes` has come. */
  key: z.optional(z.nullable(z.string())),
  attributes: z.optional(z.array(touchedAttribute)),
  /** Of a feature that its owner's service alone holds; stored ones are asked for by their id. */
  outline: z.optional(multiPolygon),
});
export type TouchedFeature = z.infer<typeof touchedFeature>;

export const screeningFinding = z.object({
  datasetId: z.string(),
  groupId: z.string(),
  datasetKind: datasetKind,
  /** Land that several features cover is counted once. */
  overlapHa: z.number(),
  /** Of the asked area, 0–1. */
  share: z.number(),
  touchedCount: z.int(),
  /** The largest overlaps first, at most `shownFeaturesMax`. */
  features: z.array(touchedFeature),
  version: screeningVersion,
  source: z.string(),
  /** Taken from an earlier screening of the same area and version. */
  reused: z.boolean(),
});
export type ScreeningFinding = z.infer<typeof screeningFinding>;

export const shownFeaturesMax = 50;

/** `dataset.no-answer`, `dataset.too-slow`, `dataset.broken-answer`, `dataset.not-loaded`, `dataset.not-measured`. */
export const screeningFailure = z.object({ datasetId: z.string(), code: z.string() });
export type ScreeningFailure = z.infer<typeof screeningFailure>;

/** One line of the stream. Unknown kinds must be passed over. */
export const screeningLine = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("started"),
    id: z.string(),
    areaHa: z.number(),
    vertexCount: z.int(),
    geometryHash: z.string(),
    datasets: z.array(screenedDataset),
  }),
  z.object({ kind: z.literal("finding"), ...screeningFinding.shape }),
  z.object({
    kind: z.literal("attributes"),
    datasetId: z.string(),
    features: z.array(
      z.object({
        id: z.string(),
        key: z.nullable(z.string()),
        attributes: z.array(touchedAttribute),
      }),
    ),
  }),
  z.object({ kind: z.literal("failed"), ...screeningFailure.shape }),
  z.object({
    kind: z.literal("verdict"),
    id: z.string(),
    ...screeningVerdict.shape,
    /** False while a live dataset still keeps its answer back; the last line is final and stored. */
    final: z.boolean(),
    expiresAt: z.nullable(z.string()),
  }),
  /** The screening as a whole broke off; findings that came stand, nothing is stored. */
  z.object({ kind: z.literal("broken"), code: z.string() }),
]);
export type ScreeningLine = z.infer<typeof screeningLine>;

export const screeningResult = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  geometry: multiPolygon,
  geometryHash: z.string(),
  areaHa: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
  datasets: z.array(screenedDataset),
  findings: z.array(screeningFinding),
  failures: z.array(screeningFailure),
  verdict: screeningVerdict,
});
export type ScreeningResult = z.infer<typeof screeningResult>;

const geometryProblems = [
  "geometry.empty",
  "geometry.not-closed",
  "geometry.not-a-number",
  "geometry.self-crossing",
  "geometry.hole-outside",
  "geometry.polygons-overlap",
  "geometry.too-large",
  "geometry.too-many-vertices",
  "geometry.outside-denmark",
];

const screeningId = z.object({ id: z.string().check(z.minLength(20), z.maxLength(64)) });
const screeningProblems = ["screening.unknown", "screening.expired"];

export const startScreening = contract({
  method: "POST",
  path: "/screening/analyses",
  tag: "Screening",
  summary: "Screen an area: one line per dataset as it is ready, the verdict last",
  description:
    "The answer is newline-delimited JSON; each line is one of the kinds started, finding, attributes, failed, verdict, broken. A signed-in caller's verdict also judges who may apply; what is stored does not.",
  access: "optional",
  heavy: true,
  body: z.object({
    geometry: askedGeometry,
    crs: askedCrs,
    name: z.optional(z.string().check(z.trim(), z.maxLength(50))),
    /** Only existing projects of these stages give a demarcation warning; all when absent. */
    neighbourStages: z.optional(z.array(neighbourStage)),
    /** Also tell of projects within this distance. The buffer check ignores `neighbourStages`. */
    bufferM: z._default(z.number().check(z.minimum(0), z.maximum(1000)), 0),
  }),
  response: screeningLine,
  produces: "application/x-ndjson",
  problems: geometryProblems,
});

export const retryDataset = contract({
  method: "POST",
  path: "/screening/analyses/:id/datasets/:datasetId",
  tag: "Screening",
  summary: "Ask one dataset again and judge anew",
  access: "optional",
  heavy: true,
  params: z.object({
    ...screeningId.shape,
    datasetId: z.string().check(z.maxLength(200)),
  }),
  response: z.object({
    finding: z.nullable(screeningFinding),
    failure: z.nullable(screeningFailure),
    verdict: screeningVerdict,
  }),
  problems: [...screeningProblems, "dataset.unknown"],
});

export const readScreening = contract({
  method: "GET",
  path: "/screening/analyses/:id",
  tag: "Screening",
  summary: "A stored screening with the dataset versions it was made with",
  /** Who is signed in has it judged whether they may apply; the rest is as it was stored. */
  access: "optional",
  params: screeningId,
  response: screeningResult,
  problems: screeningProblems,
});

const effectChange = z.object({
  nitrogenReductionT: z.number(),
  extractionEffortHa: z.number(),
  afforestationEffortHa: z.number(),
});

export const screeningChanges = z.object({
  id: z.string(),
  createdAt: z.string(),
  comparedAt: z.string(),
  /** Nothing differs: same versions, or new ones with the same figures. */
  unchanged: z.boolean(),
  datasets: z.array(
    z.object({
      datasetId: z.string(),
      titleDa: z.string(),
      titleEn: z.string(),
      change: z.enum(["same", "new-version", "added", "removed", "failed"]),
      before: z.nullable(
        z.object({ overlapHa: z.number(), touchedCount: z.int(), version: screeningVersion }),
      ),
      after: z.nullable(
        z.object({ overlapHa: z.number(), touchedCount: z.int(), version: screeningVersion }),
      ),
    }),
  ),
  effects: z.array(
    z.object({
      measureId: z.string(),
      measureName: z.string(),
      before: effectChange,
      after: effectChange,
    }),
  ),
  schemes: z.array(
    z.object({
      schemeId: z.string(),
      schemeName: z.string(),
      before: z.nullable(z.object({ areaFits: z.nullable(z.boolean()), isOpen: z.boolean() })),
      after: z.nullable(z.object({ areaFits: z.nullable(z.boolean()), isOpen: z.boolean() })),
    }),
  ),
  neighbours: screeningNeighbours,
});
export type ScreeningChanges = z.infer<typeof screeningChanges>;

export const compareScreening = contract({
  method: "GET",
  path: "/screening/analyses/:id/changes",
  tag: "Screening",
  summary: "What has changed since: the stored screening against today's data",
  access: "public",
  heavy: true,
  params: screeningId,
  response: screeningChanges,
  problems: screeningProblems,
});

const download = (path: `/${string}`, produces: string, summary: string) =>
  contract({
    method: "GET",
    path,
    tag: "Screening",
    summary,
    access: "public",
    params: screeningId,
    query: z.object({ language: z._default(z.enum(["da", "en"]), "da") }),
    produces,
    problems: screeningProblems,
  });

export const downloadFindingsCsv = download(
  "/screening/analyses/:id/findings.csv",
  "text/csv; charset=utf-8",
  "The findings as a table (semicolons, Danish numbers)",
);
export const downloadFindingsGeojson = download(
  "/screening/analyses/:id/findings.geojson",
  "application/geo+json",
  "The area and the touched features with figures (EPSG:25832)",
);
export const downloadFindingsGeopackage = download(
  "/screening/analyses/:id/findings.gpkg",
  "application/geopackage+sqlite3",
  "The area and the touched features as a GeoPackage (EPSG:25832)",
);
export const downloadScreeningPdf = download(
  "/screening/analyses/:id/pdf",
  "application/pdf",
  "The screening as a document",
);

export const liveFigures = contract({
  method: "POST",
  path: "/screening/live",
  tag: "Screening",
  summary: "Area and effects per measure while an area is drawn",
  description:
    "Measured in memory and not stored. The geometry is not searched for self-crossings: the drawing tool refuses those.",
  access: "public",
  body: z.object({ geometry: askedGeometry, crs: askedCrs }),
  response: z.object({
    areaHa: z.number(),
    carbonRichHa: z.nullable(z.number()),
    measures: z.array(
      z.object({
        measureId: z.string(),
        nitrogenReductionT: z.nullable(z.number()),
        extractionEffortHa: z.nullable(z.number()),
        afforestationEffortHa: z.number(),
      }),
    ),
  }),
  problems: geometryProblems,
});
