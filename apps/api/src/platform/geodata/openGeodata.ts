import { open } from "node:fs/promises";
import { GeodataFault } from "./GeodataFault.ts";
import type { GeodataSource } from "./GeodataSource.ts";
import { openFlatgeobuf } from "./readFlatgeobuf.ts";
import { openGeojson, openGeojsonLines } from "./geojson/readGeojson.ts";
import { openGeopackage } from "./geopackage/readGeopackage.ts";
import { openMapinfo } from "./mapinfo/openMapinfo.ts";
import { openZippedLayer } from "./zip/openZippedLayer.ts";
import { openXml } from "./openXml.ts";
import { openTopojson } from "./geojson/readTopojson.ts";
import type { UnzipLimits } from "./zip/unzipTo.ts";

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
