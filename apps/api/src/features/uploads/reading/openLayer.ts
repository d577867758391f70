import { readFile, stat } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import { GeodataFault } from "../../../platform/geodata/GeodataFault.ts";
import type { CrsReference, SourceFeature } from "../../../platform/geodata/GeodataSource.ts";
import {
  type CrsLookup,
  parseCrsName,
  resolveCrs,
  type ResolvedCrs,
} from "../../../platform/geodata/crs/crs.ts";
import { openGeopackage } from "../../../platform/geodata/geopackage/readGeopackage.ts";
import { type GmlPage, readGml } from "../../../platform/geodata/gml/readGml.ts";
import { readMapinfo } from "../../../platform/geodata/mapinfo/readMapinfo.ts";
import { openFlatgeobuf } from "../../../platform/geodata/readFlatgeobuf.ts";
import { readKml } from "../../../platform/geodata/readKml.ts";
import { openShapefile } from "../../../platform/geodata/shapefile/readShapefile.ts";
import { geojsonOf } from "./geojsonOf.ts";
import { type LayerFiles, MAX_LAYERS } from "./layersIn.ts";
import { MAX_FEATURES, tooManyFeatures } from "./maxFeatures.ts";
import type { ReadOptions } from "./readFeatureOf.ts";

const denmarkInDegrees = { minX: 7, minY: 54, maxX: 16, maxY: 59 };

/**
 * Without a named system the numbers must leave no doubt: UTM 32 and degrees of Danish places have
 * nothing in common. Anything else is refused rather than placed wrongly.
 */
async function guessCrs(features: readonly SourceFeature[]): Promise<ResolvedCrs> {
  if (allWithin(features, DEFAULT_LIMITS.extent)) return resolveCrs({ epsg: 25832 });
  if (allWithin(features, denmarkInDegrees)) return resolveCrs({ epsg: 4326 });
  throw new GeodataFault("upload.no-crs", "the file does not say which coordinate system it is in");
}

function allWithin(
  features: readonly SourceFeature[],
  { minX, minY, maxX, maxY }: typeof denmarkInDegrees,
): boolean {
  return features.every(({ geometry }) => {
    if (!geometry) return true;
    for (let i = 0; i < geometry.xy.length; i += 2) {
      const x = geometry.xy[i]!;
      const y = geometry.xy[i + 1]!;
      if (!(x >= minX && x <= maxX && y >= minY && y <= maxY)) return false;
    }
    return true;
  });
}

export type OpenedLayer = {
  layer: string | null;
  crs: ResolvedCrs;
  /** The file names no system: the numbers alone tell. */
  isAssumed: boolean;
  features: AsyncIterable<SourceFeature[]> | Iterable<SourceFeature[]>;
  close(): Promise<void>;
};

const nothingToClose = async () => undefined;

/** Opens the layers of unpacked files; `pathOf` says where a part lies on disk. */
export async function* openLayers(
  { format, ending: leading, parts }: LayerFiles,
  pathOf: (ending: string) => string,
  { limits, systems = {} }: Pick<ReadOptions, "limits" | "systems">,
): AsyncGenerator<OpenedLayer> {
  const lookup: CrsLookup = async (epsg) => systems[epsg] ?? null;
  const opened = (layer: string | null, crs: CrsReference | null, read: Promise<SourceFeature[]>) =>
    openedLayer(layer, crs, read, lookup);
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
      yield* geopackageLayers(pathOf("gpkg"), opened);
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
      const table = await readMapinfo(pathOf(leading), MAX_FEATURES + 1);
      const layer = await opened(null, table.crs, Promise.resolve(table.features));
      // The reader has moved it already; people are told where it came from.
      const label = table.systemLabel ?? layer.crs.label;
      yield { ...layer, crs: { ...layer.crs, label } };
      return;
    }
    case "gml": {
      const { features, crsName } = gmlOf(await utf8Text(pathOf("gml")));
      const crs = crsName === null ? null : parseCrsName(crsName);
      if (crsName !== null && crs === null)
        throw new GeodataFault("geodata.unknown-crs", crsName, { crs: crsName.slice(0, 60) });
      yield await opened(null, crs, Promise.resolve(features));
      return;
    }
    case "flatgeobuf": {
      const source = await openFlatgeobuf(pathOf("fgb"));
      try {
        yield await opened(null, source.crs, collected(source.features()));
      } finally {
        await source.close();
      }
    }
  }
}

type Open = (
  layer: string | null,
  crs: CrsReference | null,
  read: Promise<SourceFeature[]>,
) => Promise<OpenedLayer>;

async function* geopackageLayers(path: string, opened: Open): AsyncGenerator<OpenedLayer> {
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

async function openedLayer(
  layer: string | null,
  reference: CrsReference | null,
  read: Promise<SourceFeature[]>,
  lookup: CrsLookup,
): Promise<OpenedLayer> {
  const features = await read;
  if (features.length > MAX_FEATURES) throw tooManyFeatures();
  const crs = reference ? await resolveCrs(reference, lookup) : await guessCrs(features);
  return { layer, crs, isAssumed: !reference, features: [features], close: nothingToClose };
}

async function collected(batches: AsyncIterable<SourceFeature[]>): Promise<SourceFeature[]> {
  const all: SourceFeature[] = [];
  for await (const batch of batches) {
    all.push(...batch);
    if (all.length > MAX_FEATURES) throw tooManyFeatures();
  }
  return all;
}

async function notEmpty(path: string, ending: string): Promise<void> {
  if (ending !== "cpg" && ending !== "prj" && (await stat(path)).size === 0)
    throw new GeodataFault("geodata.empty-file", `the .${ending} is empty`, { ending });
}

/** The reader is made for services; of a file no one wants to hear about one. */
function gmlOf(text: string): GmlPage {
  try {
    return readGml(text);
  } catch (fault) {
    if (fault instanceof GeodataFault && fault.code.startsWith("wfs."))
      throw new GeodataFault("gml.not-gml", "the file holds no collection of features");
    throw fault;
  }
}

async function utf8Text(path: string): Promise<string> {
  const bytes = await readFile(path);
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8").decode(bytes);
}

type Relation = { name: string; type: string; sql: string | null; computed: number };

/**
 * Refuses layers that are programs: a view or a computed column can run without end or make
 * gigabytes of nothing. For files of strangers, before anything of theirs is read.
 */
function checkGeopackageSchema(path: string): void {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    database.exec("pragma trusted_schema = off");
    const own = ["gpkg_geometry_columns", "gpkg_spatial_ref_sys"];
    for (const name of own) checkRelation(database, name);
    const layers = database
      .prepare("select distinct table_name as name from gpkg_geometry_columns limit 1000")
      .all() as { name: string }[];
    for (const { name } of layers) checkRelation(database, name);
  } catch (error) {
    if (error instanceof GeodataFault) throw error;
    throw new GeodataFault("geopackage.broken", `it cannot be read (${String(error)})`);
  } finally {
    database?.close();
  }
}

function checkRelation(database: DatabaseSync, name: string): void {
  const found = database
    .prepare(
      `select name, type, sql,
         (select count(*) from pragma_table_xinfo(m.name) where hidden > 1) as computed
       from sqlite_master m where type in ('table', 'view') and lower(name) = lower(?)`,
    )
    .get(name) as Relation | undefined;
  if (!found) throw new GeodataFault("geopackage.no-layer", `there is no table ${name}`);
  const isPlain = found.type === "table" && !/^\s*create\s+virtual/i.test(found.sql ?? "");
  if (!isPlain || found.computed > 0)
    throw new GeodataFault("geopackage.view", `${name} is computed, not stored`, { layer: name });
}
