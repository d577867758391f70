import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { multiPolygonCoordinates } from "../platform/positions.ts";
import { askedCrs, askedGeometry, geometryProblems } from "./screeningArea.ts";

const multiPolygon = z.object({
  type: z.literal("MultiPolygon"),
  coordinates: multiPolygonCoordinates,
});

export const cutArea = contract({
  method: "POST",
  path: "/screening/cut",
  tag: "Screening",
  summary:
    "An area without the land that a subsidy scheme does not allow or others have (EPSG:25832)",
  description:
    "Takes out every feature of the datasets that the scheme must not overlap, land in public projects, and five centimetres around them, so that a border both were drawn along does not count as an overlap. Tells which schemes the rest fits. Nothing is stored.",
  access: "public",
  heavy: true,
  body: z.object({
    geometry: askedGeometry,
    crs: askedCrs,
    subsidySchemeId: line(100, 1),
  }),
  response: z.object({
    geometry: multiPolygon,
    areaHa: z.number(),
    /** What was taken out, to be shown; null where nothing was. */
    cut: z.nullable(multiPolygon),
    cutHa: z.number(),
    /** Every scheme judged on what is left; null where a rule asks for a dataset that is not stored here. */
    schemes: z.array(z.object({ schemeId: z.string(), areaFits: z.nullable(z.boolean()) })),
  }),
  problems: [...geometryProblems, "screening.scheme-unknown", "screening.nothing-left"],
});
