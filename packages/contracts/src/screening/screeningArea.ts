import * as z from "zod/mini";
import { multiPolygonCoordinates, polygonCoordinates } from "../platform/positions.ts";

/** An area as a client hands it over: GeoJSON Polygon or MultiPolygon. */
export const askedGeometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: polygonCoordinates }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: multiPolygonCoordinates }),
]);
export type AskedGeometry = z.infer<typeof askedGeometry>;

/** Which system the coordinates are in: metres of EPSG:25832, or degrees with longitude first. */
export const askedCrs = z._default(z.enum(["25832", "wgs84"]), "25832");

/** Why an area is not screened. */
export const geometryProblems = [
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
