import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";

export const geoJsonMediaType = "application/geo+json";

export const publicGeometry = z.object({
  /** MULTIPOLYGON (((…))) in EPSG:25832. */
  geometryWkt: z.string(),
});

export const readGeometry = contract({
  method: "GET",
  path: "/geometries/:geoLocationId",
  tag: "Geometries",
  summary: "The outline of a public project, published sketch project or unit",
  description:
    "WKT in EPSG:25832; a GeoJSON feature with `Accept: application/geo+json`, in WGS84 or with `crs=25832` in EPSG:25832. Anything that is not public answers as unknown.",
  access: "public",
  params: z.object({ geoLocationId: line(64) }),
  query: z.object({ crs: z.optional(z.enum(["25832", "4326"])) }),
  response: publicGeometry,
});
