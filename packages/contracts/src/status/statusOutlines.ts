import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { asOfQuery, unitKind } from "./statusShapes.ts";

/** Units that a small map can be drawn of. */
export const outlineKind = z.enum(["plan", "tripartite", "municipality", "subcatchment"]);
export type OutlineKind = z.infer<typeof outlineKind>;

export const outlines = z.object({
  kind: outlineKind,
  /** Width and height of the drawing; `viewBox="0 0 width height"`. */
  width: z.int(),
  height: z.int(),
  /**
   * Where a place of EPSG:25832 lies in the drawing:
   * x = (easting − originEasting) / metresPerUnit, y = (originNorthing − northing) / metresPerUnit.
   * East of `inset.minEasting` (Bornholm) add `inset.dx`, `inset.dy`.
   */
  transform: z.object({
    originEasting: z.number(),
    originNorthing: z.number(),
    metresPerUnit: z.number(),
    inset: z.object({
      minEasting: z.number(),
      dx: z.int(),
      dy: z.int(),
      /** x, y, width, height of the frame around it. */
      frame: z.tuple([z.int(), z.int(), z.int(), z.int()]),
    }),
  }),
  units: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Value of the `d` attribute; whole numbers, relative moves. Neighbours share their border. */
      path: z.string(),
      /** A place inside, for a label. */
      label: z.tuple([z.int(), z.int()]),
    }),
  ),
});
export type Outlines = z.infer<typeof outlines>;

export const readOutlines = contract({
  method: "GET",
  path: "/status/pages/outlines/:kind",
  tag: "Status pages",
  summary: "Simplified outlines for small maps, as paths of whole numbers",
  access: "public",
  params: z.object({ kind: outlineKind }),
  /** Units of that day. */
  query: asOfQuery,
  cacheSeconds: 3600,
  response: outlines,
});

export const unitShapes = z.object({
  shapes: z.array(
    z.object({
      /** Of the project or sketch project. */
      id: z.string(),
      /** Value of the `d` attribute, in the units of the outlines, one decimal; fill by even-odd. */
      path: z.string(),
      /** The longer side, in the same units. */
      size: z.number(),
    }),
  ),
});
export type UnitShapes = z.infer<typeof unitShapes>;

export const readUnitShapes = contract({
  method: "GET",
  path: "/status/pages/units/:kind/:id/shapes",
  tag: "Status pages",
  summary: "Outlines of one unit's projects and published sketches, for its small map",
  access: "public",
  params: z.object({ kind: unitKind, id: line(64) }),
  query: asOfQuery,
  response: unitShapes,
});
