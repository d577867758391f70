import { readFile, stat } from "node:fs/promises";
import type { Limits } from "@mars/domain/areas/limits";
import { resolveCrs, type ResolvedCrs } from "../../platform/geodata/crs.ts";
import { GeodataFault } from "../../platform/geodata/GeodataFault.ts";
import type { CrsReference, SourceFeature } from "../../platform/geodata/GeodataSource.ts";
import { crsOf, featureFromGeojson } from "../../platform/geodata/readGeojson.ts";
import { checkGeopackageSchema } from "../../platform/geodata/checkGeopackageSchema.ts";
import { openGeopackage } from "../../platform/geodata/readGeopackage.ts";
import { readKml } from "../../platform/geodata/readKml.ts";
import { readMapinfo } from "../../platform/geodata/readMapinfo.ts";
import { openShapefile } from "../../platform/geodata/readShapefile.ts";
import { type LayerFiles, MAX_LAYERS } from "./layersIn.ts";
import { guessCrs } from "./guessCrs.ts";
import { isNestedDeeperThan } from "./isNestedDeeperThan.ts";

export type OpenedLayer = {
  layer: string | null;
  crs: ResolvedCrs;
  features: AsyncIterable<SourceFeature[]> | Iterable<SourceFeature[]>;
  close(): Promise<void>;
};

const nothingToClose = async () => undefined;

/** Opens the layers of unpacked files; `pathOf` says where a part lies on disk. */
export async function* openLayers(
  { format, ending: leading, parts }: LayerFiles,
  pathOf: (ending: string) => string,
  limits: Pick<Limits, "maxVertices">,
): AsyncGenerator<OpenedLayer> {
  for (const ending of parts.keys()) await notEmpty(pathOf(ending), ending);
  const optional = (ending: string) => (parts.has(ending) ? pathOf(ending) : null);
  switch (format) {
    case "shapefile": {
      const source = await openShapefile({
        shp: pathOf("shp"),
        dbf: pathOf("dbf"),
        prj: optional("prj"),
        cpg: optional("cpg"),
        intricateFrom: limits.maxVertices,
      });
      yield await opened(null, source.crs, collected(source.features()));
      return;
    }
    case "geopackage":
      yield* geopackageLayers(pathOf("gpkg"));
      return;
    case "geojson": {
      const { features, crs } = geojsonOf(await readFile(pathOf(leading)));
      yield await opened(null, crs, Promise.resolve(features));
      return;
    }
    case "kml": {
      const features = readKml(await utf8Text(pathOf("kml")));
      yield await opened(null, { epsg: 4326 }, Promise.resolve(features));
      return;
    }
    case "mapinfo": {
      const features = await readMapinfo(pathOf(leading), MAX_FEATURES + 1);
      yield await opened(null, { epsg: 25832 }, Promise.resolve(features));
    }
  }
}

async function* geopackageLayers(path: string): AsyncGenerator<OpenedLayer> {
  let names: (string | undefined)[] = [undefined];
  try {
    checkGeopackageSchema(path);
    await openGeopackage(path).close();
  } catch (fault) {
    if (!(fault instanceof GeodataFault) || fault.code !== "geopackage.several-layers") throw fault;
    names = fault.figures["layers"] as string[];
    if (names.length > MAX_LAYERS)
      throw new GeodataFault("upload.too-many-layers", "there are too many layers", {
        layers: names.length,
        limit: MAX_LAYERS,
      });
  }
  for (const name of names) {
    const source = openGeopackage(path, name);
    try {
      yield await opened(name ?? null, source.crs, collected(source.features()));
    } finally {
      await source.close();
    }
  }
}

async function opened(
  layer: string | null,
  reference: CrsReference | null,
  read: Promise<SourceFeature[]>,
): Promise<OpenedLayer> {
  const features = await read;
  if (features.length > MAX_FEATURES) throw tooManyFeatures();
  const crs = reference ? await resolveCrs(reference) : await guessCrs(features);
  return { layer, crs, features: [features], close: nothingToClose };
}

async function collected(batches: AsyncIterable<SourceFeature[]>): Promise<SourceFeature[]> {
  const all: SourceFeature[] = [];
  for await (const batch of batches) {
    all.push(...batch);
    if (all.length > MAX_FEATURES) throw tooManyFeatures();
  }
  return all;
}

/** A collection of collections of many parts has a dozen; attributes may have some of their own. */
const MAX_DEPTH = 200;

/** Nobody chooses among more; a whole layer is for the importer. */
export const MAX_FEATURES = 2_000;

function tooManyFeatures(): GeodataFault {
  const figures = { limit: MAX_FEATURES };
  return new GeodataFault("upload.too-many-features", "there are too many features", figures);
}

async function notEmpty(path: string, ending: string): Promise<void> {
  if (ending !== "cpg" && ending !== "prj" && (await stat(path)).size === 0)
    throw new GeodataFault("geodata.empty-file", `the .${ending} is empty`, { ending });
}

async function utf8Text(path: string): Promise<string> {
  const bytes = await readFile(path);
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8").decode(bytes);
}

type Json = Record<string, unknown>;

/** A FeatureCollection, a Feature or a bare geometry. */
function geojsonOf(bytes: Buffer): { features: SourceFeature[]; crs: CrsReference } {
  if (isNestedDeeperThan(bytes, MAX_DEPTH))
    throw new GeodataFault("geojson.too-deep", "lists lie in lists without end");
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    const why = error instanceof SyntaxError ? "the file is not JSON" : "the file is not UTF-8";
    throw new GeodataFault("geojson.broken", why);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new GeodataFault("geojson.not-an-object", "the file holds no GeoJSON object");
  const whole = value as Json;
  const crs = crsOf(whole) ?? { epsg: 4326 };
  if (whole["type"] === "FeatureCollection") {
    if (!Array.isArray(whole["features"]))
      throw new GeodataFault("geojson.no-features", 'there is no list "features" in the file');
    if (whole["features"].length > MAX_FEATURES) throw tooManyFeatures();
    return { crs, features: whole["features"].map((one, i) => featureFromGeojson(one, i + 1)) };
  }
  if (whole["type"] === "Feature") return { crs, features: [featureFromGeojson(whole, 1)] };
  if (whole["type"] === "Topology")
    throw new GeodataFault("geojson.topojson", "the file is TopoJSON, not GeoJSON");
  const bare = { type: "Feature", properties: {}, geometry: whole };
  return { crs, features: [featureFromGeojson(bare, 1)] };
}
