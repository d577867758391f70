import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { multiPolygon } from "../datasets/layers.ts";
import { line } from "../platform/text.ts";
import { askedCrs, askedGeometry, geometryProblems } from "./screeningArea.ts";
import { MAX_ALTERNATIVE_NAME } from "./screeningDownloads.ts";

const signedIn = { tag: "Screening", access: "signedIn" } as const;
const byId = z.object({ id: z.uuid() });

/** In one account. */
export const MAX_SAVED_AREAS = 100;

const savedArea = z.object({
  id: z.uuid(),
  name: z.string(),
  geometry: multiPolygon,
  areaHa: z.number(),
  /** Null: not screened yet, or the receipt has expired. */
  analysis: z.nullable(z.string()),
  /** One of the alternatives that were compared last. */
  isCompared: z.boolean(),
  savedAt: z.string(),
});
export type AccountArea = z.infer<typeof savedArea>;

export const listSavedAreas = contract({
  ...signedIn,
  method: "GET",
  path: "/screening/areas",
  summary: "The areas that the caller has saved, oldest first",
  response: z.array(savedArea),
});

export const putSavedArea = contract({
  ...signedIn,
  method: "PUT",
  path: "/screening/areas/:id",
  summary: "Save an area under a name in the caller's account, or change it",
  params: byId,
  body: z.object({
    name: line(MAX_ALTERNATIVE_NAME, 1),
    geometry: askedGeometry,
    crs: askedCrs,
    analysis: z.nullable(line(64, 20)),
    isCompared: z.boolean(),
  }),
  response: savedArea,
  problems: [...geometryProblems, "saved-area.too-many"],
});

export const deleteSavedArea = contract({
  ...signedIn,
  method: "DELETE",
  path: "/screening/areas/:id",
  summary: "Remove a saved area",
  params: byId,
});
