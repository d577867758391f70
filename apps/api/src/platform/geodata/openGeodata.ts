import { open } from "node:fs/promises";
import { GeodataFault } from "./GeodataFault.ts";
import { batchSize, type GeodataSource, type SourceFeature } from "./GeodataSource.ts";
import { parseCrsName } from "./crs/crs.ts";
import { openGeojson, openGeojsonLines } from "./geojson/readGeojson.ts";
import { openTopojson } from "./geojson/readTopojson.ts";
import { openGeopackage } from "./geopackage/readGeopackage.ts";
import { readGml } from "./gml/readGml.ts";
import { openMapinfo } from "./mapinfo/openMapinfo.ts";
import { openFlatgeobuf } from "./readFlatgeobuf.ts";
import { readKml } from "./readKml.ts";
import { openZippedLayer } from "./zip/openZippedLayer.ts";
import type { UnzipLimits } from "./zip/unzipTo.ts";

/** Read whole, as text: a national layer of this size comes as another format, or as a service. */
const MAX_BYTES = 400_000_000;

export type OpenOptions = { layer?: string; limits?: UnzipLimits };

/** Opens a file by what it holds; names and endings are not trusted. */
export async function openGeodataFile(
  path: string,
  options: OpenOptions = {},
): Promise<GeodataSource> {
  const start = await firstBytes(path);
  if (start.length === 0) throw new GeodataFault("geodata.empty-file", "the file is empty");
  const text = start.toString("utf8").replace(/^\uFEFF/, "");
  if (start.toString("latin1", 0, 3) === "fgb") return openFlatgeobuf(path);
  if (start.toString("latin1", 0, 15) === "SQLite format 3")
    return openGeopackage(path, options.layer);
  if (start.toString("latin1", 0, 2) === "PK") return openZippedLayer(path, options);
  if (start[0] === 0x1e) return openGeojsonLines(path);
  if (text.trimStart().startsWith("{")) {
    if (/"type"\s*:\s*"Topology"/.test(text)) return openTopojson(path);
    return isFeatureLine(text) ? openGeojsonLines(path) : openGeojson(path);
  }
  if (start.readUInt32BE(0) === 9994 && start.length >= 4) {
    throw new GeodataFault(
      "shapefile.not-zipped",
      "a bare .shp lacks its attributes; zip it with its .dbf and .prj",
    );
  }
  if (/^\s*(?:!table|version\s+\d)/i.test(text)) return openMapinfo(path);
  if (text.trimStart().startsWith("<")) {
    const source = await openXml(path, text);
    if (source !== null) return source;
    throw new GeodataFault(
      "geodata.unknown-format",
      "it answers with XML or HTML, a page of a site perhaps, not with one of the formats that can be read; look at the address",
    );
  }
  throw new GeodataFault(
    "geodata.unknown-format",
    "the file is none of GeoJSON, TopoJSON, KML, GML, FlatGeobuf, GeoPackage, MapInfo or zipped Shapefile or MapInfo",
  );
}

// A feature that ends with its line, or one that is longer than what was read of it.
function isFeatureLine(text: string): boolean {
  const line = text.trimStart().split("\n", 1)[0]!;
  return (
    /^\{\s*"type"\s*:\s*"Feature"\s*[,}]/.test(line) ||
    (/"type"\s*:\s*"Feature"\s*[,}]/.test(line) && !/"FeatureCollection"|"features"/.test(line))
  );
}

async function firstBytes(path: string): Promise<Buffer> {
  let file;
  try {
    file = await open(path, "r");
  } catch {
    throw new GeodataFault("geodata.no-file", "the file does not exist or cannot be opened");
  }
  try {
    const start = Buffer.alloc(65_536);
    const { bytesRead } = await file.read(start, 0, start.length, 0);
    return start.subarray(0, bytesRead);
  } catch {
    throw new GeodataFault("geodata.no-file", "it is a folder, not a file");
  } finally {
    await file.close();
  }
}

/** A KML or GML file as someone saved it; null where the root is neither. */
async function openXml(path: string, start: string): Promise<GeodataSource | null> {
  // Past the declaration, comments and a document type.
  const root = /<(?:[\w-]+:)?(\w+)[\s>]/.exec(start)?.[1];
  if (root === "kml") return sourceOf("kml", readKml(await textOf(path)), { epsg: 4326 });
  if (root !== "FeatureCollection" && root !== "GML") return null;
  const { features, crsName } = readGml(await textOf(path));
  return sourceOf("gml", features, crsName === null ? null : parseCrsName(crsName));
}

function sourceOf(
  format: "kml" | "gml",
  all: SourceFeature[],
  crs: GeodataSource["crs"],
): GeodataSource {
  return {
    format,
    crs,
    expectedCount: all.length,
    async *features(skip = 0) {
      for (let from = skip; from < all.length; from += batchSize)
        yield all.slice(from, from + batchSize);
    },
    async close() {},
  };
}

async function textOf(path: string): Promise<string> {
  const file = await open(path, "r");
  try {
    if ((await file.stat()).size > MAX_BYTES)
      throw new GeodataFault(
        "geodata.too-large",
        "an XML file of more than 400 MB is not read; save it as GeoPackage or FlatGeobuf",
      );
    return await file.readFile("utf8");
  } finally {
    await file.close();
  }
}
