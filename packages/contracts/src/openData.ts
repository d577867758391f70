import * as z from "zod/mini";
import { contract } from "./contract.ts";
import { language } from "./language.ts";

const open = { method: "GET", tag: "Open data", access: "public", heavy: "turns" } as const;

/** In the words of JSON:API; what is in them is the national catalogue's business, not ours. */
const jsonApiDocument = z.object({
  jsonapi: z.object({ version: z.string() }),
  data: z.array(z.looseObject({ type: z.string(), id: z.string() })),
  included: z.optional(z.array(z.looseObject({ type: z.string(), id: z.string() }))),
});
const jsonApi = {
  produces: "application/vnd.api+json",
  query: z.object({ locale: language, include: z.optional(z.string().check(z.maxLength(500))) }),
  response: jsonApiDocument,
} as const;

export const listOpenDatasets = contract({
  ...open,
  ...jsonApi,
  path: "/open-data/datasets",
  summary: "Our datasets in the shape of the national data catalogue (JSON:API)",
  description: "`include` is read and everything is always included.",
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
  summary: "Which datasets answer, in the shape of the national data catalogue (JSON:API)",
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
