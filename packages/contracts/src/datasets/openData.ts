import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { language } from "../platform/language.ts";

const open = { method: "GET", tag: "Open data", access: "public", heavy: "queued" } as const;

/** In the words of JSON:API; what is in them is the national catalogue's business, not ours. */
const jsonApiDocument = z.object({
  jsonapi: z.object({ version: z.string() }),
  meta: z.optional(z.object({ total: z.number() })),
  data: z.array(z.looseObject({ type: z.string(), id: z.string() })),
  included: z.optional(z.array(z.looseObject({ type: z.string(), id: z.string() }))),
});
const jsonApi = {
  produces: "application/vnd.api+json",
  query: z.object({ locale: language, include: z.optional(line(500)) }),
  response: jsonApiDocument,
} as const;

export const listOpenDatasets = contract({
  ...open,
  ...jsonApi,
  path: "/open-data/datasets",
  summary: "Our datasets in the shape of the national data catalogue (JSON:API)",
  description: "`include` is accepted, but everything is always included.",
});

export const listOpenCollections = contract({
  ...open,
  ...jsonApi,
  path: "/open-data/datasetCollections",
  summary: "Groups of our datasets in the shape of the national data catalogue (JSON:API)",
});

export const listOpenAvailabilities = contract({
  ...open,
  ...jsonApi,
  path: "/open-data/datasetAvailabilities",
  summary: "Which datasets respond, in the shape of the national data catalogue (JSON:API)",
});

export const readDcat = contract({
  ...open,
  path: "/open-data/dcat/catalogue",
  summary: "Our datasets by DCAT-AP-DK as RDF/XML, for portals to harvest",
  produces: "application/rdf+xml",
});

export const readDcatJson = contract({
  ...open,
  path: "/open-data/dcat/catalogue.jsonld",
  summary: "The same as JSON-LD",
  produces: "application/ld+json",
});

const downloadFormat = z.object({
  /** How the file's name ends. */
  format: z.string(),
  title: z.string(),
  mediaType: z.string(),
  /** Relative to the API. */
  path: z.string(),
});

const openDownloads = z.object({
  licence: z.object({ text: z.string(), url: z.string() }),
  collections: z.array(
    z.object({
      id: z.string(),
      titleDa: z.string(),
      titleEn: z.string(),
      owner: z.string(),
      licence: z.string(),
      changedAt: z.nullable(z.string()),
      /** Made up for demonstration: all of it, some of it, or none. */
      invented: z.enum(["all", "some", "none"]),
      files: z.array(downloadFormat),
    }),
  ),
});
export type OpenDownloads = z.infer<typeof openDownloads>;

export const listDownloads = contract({
  ...open,
  path: "/open-data/downloads",
  summary: "Every collection as files: GeoPackage, Shapefile, FlatGeobuf, GeoJSON, CSV, GeoParquet",
  response: openDownloads,
});

export const downloadCollection = contract({
  method: "GET",
  tag: "Open data",
  access: "public",
  path: "/open-data/downloads/:file",
  summary: "A whole collection as a file, such as `projects.gpkg`",
  description:
    "Made once per change and kept; `Range`, `If-Range` and `If-None-Match` are honoured. Date, method and licence stand in the file; those of a CSV beside it, as `projects.csv-metadata.json` (CSV on the Web). GeoPackage and Shapefile are in EPSG:25832, the others in degrees (CRS84); CSV has a point inside each outline.",
  params: z.object({ file: line(200) }),
  produces: "application/octet-stream",
  problems: ["download.being-made"],
});
