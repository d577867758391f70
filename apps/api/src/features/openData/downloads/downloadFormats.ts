/** The formats of a collection, by how its files end. */
export const downloadFormats = {
  gpkg: { title: "GeoPackage", mediaType: "application/geopackage+sqlite3", fileType: "GPKG" },
  "shp.zip": { title: "Shapefile (zip)", mediaType: "application/zip", fileType: "SHP" },
  fgb: { title: "FlatGeobuf", mediaType: "application/octet-stream", fileType: "BIN" },
  geojson: { title: "GeoJSON", mediaType: "application/geo+json", fileType: "GEOJSON" },
  // Before `csv`: the name of a file is held against these in turn.
  "wkt.csv": { title: "CSV (WKT)", mediaType: "text/csv", fileType: "CSV" },
  csv: { title: "CSV", mediaType: "text/csv", fileType: "CSV" },
  parquet: {
    title: "GeoParquet",
    mediaType: "application/vnd.apache.parquet",
    fileType: "PARQUET",
  },
} as const;

export type DownloadFormat = keyof typeof downloadFormats;

export const formatNames = Object.keys(downloadFormats) as DownloadFormat[];

/** `projects.gpkg` as the collection and the format it names. */
export function readFileName(name: string): { id: string; format: DownloadFormat } | null {
  const format = formatNames.find((ending) => name.endsWith(`.${ending}`));
  return format === undefined ? null : { id: name.slice(0, -format.length - 1), format };
}
