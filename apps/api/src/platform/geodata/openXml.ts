import { open } from "node:fs/promises";
import { parseCrsName } from "./crs/crs.ts";
import { GeodataFault } from "./GeodataFault.ts";
import { batchSize, type GeodataSource, type SourceFeature } from "./GeodataSource.ts";
import { readGml } from "./gml/readGml.ts";
import { readKml } from "./readKml.ts";

/** Read whole, as text: a national layer of this size comes as another format, or as a service. */
const MAX_BYTES = 400_000_000;

/** A KML or GML file as somebody saved it; null where the root is neither. */
export async function openXml(path: string, start: string): Promise<GeodataSource | null> {
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
