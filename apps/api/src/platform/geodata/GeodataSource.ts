import type { FlatGeometry } from "./FlatGeometry.ts";

export type SourceFeature = {
  /** Null where the source has none, or one that no layer can hold. */
  geometry: FlatGeometry | null;
  properties: Record<string, unknown>;
  /** What the source calls the feature: an id, fid, gml:id. */
  sourceKey: string | null;
};

/** How a source names its coordinate system; several may be given, the surest is used. */
export type CrsReference = { epsg?: number; wkt?: string };

export type GeodataSource = {
  format: GeodataFormat;
  /** Null where the source does not say. */
  crs: CrsReference | null;
  expectedCount: number | null;
  /**
   * Features in the order of the source, in batches of handy size; always the same order, so
   * that an interrupted import can continue after the first `skip` of them.
   */
  features(skip?: number): AsyncIterable<SourceFeature[]>;
  close(): Promise<void>;
};

export type GeodataFormat =
  | "geojson"
  | "geojson-lines"
  | "topojson"
  | "kml"
  | "gml"
  | "flatgeobuf"
  | "geopackage"
  | "shapefile"
  | "mapinfo"
  | "wfs";

export const batchSize = 500;
