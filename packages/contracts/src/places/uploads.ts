import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { booleanInQuery } from "../platform/query.ts";
import { multiPolygon } from "../datasets/layers.ts";

export const uploadFormat = z.enum([
  "shapefile",
  "geopackage",
  "geojson",
  "kml",
  "gml",
  "flatgeobuf",
  "mapinfo",
]);
export type UploadFormat = z.infer<typeof uploadFormat>;

/** A refusal told to a person: its code, and the sentence that names the fault and the file. */
export const uploadFault = z.object({
  code: z.string(),
  sentenceDa: z.string(),
  sentenceEn: z.string(),
  figures: z.record(z.string(), z.unknown()),
});
export type UploadFault = z.infer<typeof uploadFault>;

export const uploadedFeature = z.object({
  /** Its place in the file, from 1. */
  number: z.int(),
  /** From a name-like attribute, else the file's name with the number. */
  name: z.string(),
  /** Path inside the zip, and the layer where the format has several. */
  file: z.string(),
  layer: z.nullable(z.string()),
  areaHa: z.number(),
  vertexCount: z.int(),
  geometry: multiPolygon,
  /** It was invalid and has been repaired, as asked for by `repair`. */
  repaired: z.boolean(),
  /** `geometry.partly-outside-*`: told of, and still usable. */
  warnings: z.array(uploadFault),
});
export type UploadedFeature = z.infer<typeof uploadedFeature>;

export const uploadResult = z.object({
  fileName: z.string(),
  formats: z.array(uploadFormat),
  /** The coordinate systems found, e.g. `EPSG:25832`, as the files were in them. */
  coordinateSystems: z.array(z.string()),
  /** Those of them that the file does not name: the numbers alone tell, so people should look. */
  assumedCoordinateSystems: z.array(z.string()),
  /** More than one: the person chooses, and confirms before several are created. */
  features: z.array(uploadedFeature),
  /** Features that cannot be used, each with its reason; the others stand. */
  refused: z.array(
    z.object({
      number: z.int(),
      name: z.string(),
      file: z.string(),
      fault: uploadFault,
      repairable: z.boolean(),
    }),
  ),
});
export type UploadResult = z.infer<typeof uploadResult>;

/** The field of the form that carries the file. */
export const uploadField = "file";

export const uploadGeometry = contract({
  method: "POST",
  path: "/geometries/upload",
  tag: "Geometries",
  summary:
    "Read the areas of a zipped file: Shapefile, GeoPackage, GeoJSON, KML, GML, FlatGeobuf, MapInfo",
  description:
    "Problems carry `figures.sentenceDa` and `figures.sentenceEn`, which name the fault and the file.",
  access: "public",
  heavy: true,
  consumes: "multipart/form-data",
  form: {
    [uploadField]: {
      mediaType: "application/zip",
      description:
        "One zip (a .kmz is one, too) with the areas, in any of the formats, also several layers",
    },
  },
  query: z.object({
    /** Repair invalid geometries instead of refusing them. */
    repair: z._default(booleanInQuery(), false),
    /** Geometry id of the public report, project or other container the areas must lie in. */
    within: z.optional(z.uuid()),
    withinKind: z._default(z.enum(["report", "project", "container"]), "container"),
  }),
  response: uploadResult,
  problems: [
    "upload.wrong-type",
    "upload.too-large",
    "upload.empty",
    "upload.busy",
    "upload.too-many-at-once",
    "upload.no-area",
    "upload.invalid-geometry",
    "geometry.too-large",
    "geometry.outside-report",
    "geometry.outside-project",
    "geometry.outside-container",
    "zip.broken",
    "zip.too-many-entries",
    "zip.too-large",
    "zip.unsafe-path",
    "zip.nested-archive",
    "zip.encrypted",
    "zip.no-geodata",
  ],
});
