/** What a file tells of itself. */
export type About = {
  /** Of the collection; also the name of the layer. */
  id: string;
  title: string;
  description: string;
  /** How the figures come about. */
  method: string;
  owner: string;
  licence: string;
  /** When the data last changed. */
  changedAt: string | null;
};

export type DownloadColumn = { name: string; title: string; type: "text" | "number" | "boolean" };

/** A feature as the database hands it over: stored system for desktop formats, degrees for the web's. */
export type DownloadRow = {
  id: string;
  /** JSON of the properties. */
  properties: string;
  /** In EPSG:25832. */
  wkb: Uint8Array;
  /** In degrees. */
  geojson: string;
  longitude: number;
  latitude: number;
};

/** The same with its properties read: one value for each column. */
export type ReadRow = Omit<DownloadRow, "properties" | "geojson"> & {
  values: readonly (string | number | boolean | null)[];
  geojson: string;
};

/** Writes one format, row by row: nothing but the current batch is in memory. */
export type FormatWriter = { add(row: ReadRow): void; finish(): void };

export type OpenWriter = (
  path: string,
  about: About,
  columns: readonly DownloadColumn[],
) => FormatWriter;
