import type { UploadFormat } from "@mars/contracts/places/uploads";
import { accept, refuse, type Result } from "@mars/domain/result";
import { shownName } from "../../../platform/geodata/zip/shownName.ts";
import type { ZipEntry } from "../../../platform/geodata/zip/ZipReader.ts";

/** The files of one layer, by their endings without the dot. */
export type LayerFiles = {
  format: UploadFormat;
  /** The ending of the file that leads the others. */
  ending: string;
  /** The file that carries the geometry, as it is named to people. */
  file: string;
  parts: ReadonlyMap<string, ZipEntry>;
};

const leading: Readonly<Record<string, UploadFormat>> = {
  shp: "shapefile",
  gpkg: "geopackage",
  geojson: "geojson",
  json: "geojson",
  geojsonl: "geojson",
  geojsons: "geojson",
  geojsonseq: "geojson",
  ndjson: "geojson",
  kml: "kml",
  gml: "gml",
  fgb: "flatgeobuf",
  tab: "mapinfo",
  mif: "mapinfo",
};
const companions: Readonly<Record<UploadFormat, readonly string[]>> = {
  shapefile: ["shp", "dbf", "prj", "cpg"],
  geopackage: ["gpkg"],
  geojson: [],
  kml: ["kml"],
  gml: ["gml"],
  flatgeobuf: ["fgb"],
  mapinfo: ["dat", "map", "id", "ind", "mid", "dbf"],
};
export const MAX_LAYERS = 50;

/** Finds the layers of a zip, also in nested folders. Names and endings may be in any case. */
export function layersIn(files: readonly ZipEntry[]): Result<readonly LayerFiles[]> {
  const groups = new Map<string, Map<string, ZipEntry>>();
  for (const entry of files) {
    const name = entry.name.replaceAll("\\", "/").toLowerCase();
    const dot = name.lastIndexOf(".");
    if (dot <= name.lastIndexOf("/") + 0) continue;
    const stem = name.slice(0, dot);
    groups.set(stem, (groups.get(stem) ?? new Map()).set(name.slice(dot + 1), entry));
  }
  const layers: LayerFiles[] = [];
  for (const group of groups.values()) {
    for (const [ending, format] of Object.entries(leading)) {
      const entry = group.get(ending);
      if (!entry) continue;
      // Two that lead under one name ("lag.json" next to "lag.geojson") are two layers.
      const wanted = [ending, ...companions[format]];
      layers.push({
        format,
        ending,
        file: shownName(entry.name),
        parts: new Map([...group].filter(([other]) => wanted.includes(other))),
      });
    }
  }
  if (layers.length > MAX_LAYERS)
    return refuse("upload.too-many-layers", { layers: layers.length, limit: MAX_LAYERS });
  if (layers.length === 0) return noLayer(files);
  return missingCompanion(layers) ?? tooMuchText(layers) ?? accept(layers);
}

function noLayer(files: readonly ZipEntry[]): Result<never> {
  const half = files.find(({ name }) => /\.(shx|dbf|prj|cpg|sbn)$/i.test(name));
  if (half) return refuse("shapefile.no-shp", { file: shownName(half.name) });
  const mapHalf = files.find(({ name }) => /\.(map|dat|mid)$/i.test(name));
  if (mapHalf) return refuse("mapinfo.no-table", { file: shownName(mapHalf.name) });
  return refuse("zip.no-geodata", {
    file: shownName(files[0]!.name),
    files: files.slice(0, 5).map(({ name }) => shownName(name)),
  });
}

/** All corners that may be uploaded take a third of it; more is text that says nothing. */
const MAX_TEXT_MB = 100;
const BYTES_PER_MB = 1_000_000;
const texts: ReadonlySet<string> = new Set(
  Object.keys(leading).filter((ending) => !["shp", "gpkg", "tab", "fgb"].includes(ending)),
);

function tooMuchText(layers: readonly LayerFiles[]): Result<never> | null {
  for (const { file, ending, parts } of layers) {
    const megabytes = parts.get(ending)!.saidBytes / BYTES_PER_MB;
    if (texts.has(ending) && megabytes > MAX_TEXT_MB)
      return refuse("upload.too-much-text", { file, megabytes, limitMb: MAX_TEXT_MB });
  }
  return null;
}

function missingCompanion(layers: readonly LayerFiles[]): Result<never> | null {
  for (const { format, ending, file, parts } of layers) {
    if (format === "shapefile" && !parts.has("dbf")) return refuse("shapefile.no-dbf", { file });
    if (ending === "tab" && !(parts.has("map") && parts.has("dat")))
      return refuse("mapinfo.incomplete", { file });
    if (ending === "mif" && !parts.has("mid")) return refuse("mapinfo.no-mid", { file });
  }
  return null;
}
