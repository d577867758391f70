import { createRequire } from "node:module";
import { open, readFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { GeodataFault } from "../GeodataFault.ts";
import type { CrsReference, SourceFeature } from "../GeodataSource.ts";
import { featureFromGeojson } from "../geojson/readGeojson.ts";

/** Numbers of MapInfo's own lists. */
const GEOGRAPHIC = 1;
const TRANSVERSE_MERCATOR = 8;
const ED50 = 28;
const WGS84 = 104;
const EUREF89 = 115;

const degrees: Readonly<Record<number, number>> = { [ED50]: 4230, [WGS84]: 4326, [EUREF89]: 4258 };
/** The number of a datum's UTM zones; the zone is added. */
const zones: Readonly<Record<number, number>> = { [ED50]: 23000, [WGS84]: 32600, [EUREF89]: 25800 };

/**
 * The system of a table as it is told to people: from the line `CoordSys Earth Projection 8, 115,
 * "m", 9, 0, 0.9996, 500000, 0` of its .mif, as EPSG where it is one that we know.
 */
export function mapinfoSystem(mif: string): string | null {
  const line = /^\s*coordsys\s+earth\s+projection\s+([^\r\n]{1,300})/im.exec(mif)?.[1];
  if (line === undefined) return null;
  const [projection = NaN, datum = NaN, , meridian = NaN, latitude, scale, east, north] = line
    .split(",")
    .map((part) => Number(part));
  const ofDegrees = degrees[datum];
  if (projection === GEOGRAPHIC && ofDegrees !== undefined) return `EPSG:${ofDegrees}`;
  const isUtm =
    projection === TRANSVERSE_MERCATOR &&
    latitude === 0 &&
    scale === 0.9996 &&
    east === 500_000 &&
    north === 0;
  const zone = (meridian + 183) / 6;
  const ofZones = zones[datum];
  if (isUtm && Number.isInteger(zone) && ofZones !== undefined) return `EPSG:${ofZones + zone}`;
  return `MapInfo ${line.trim().replaceAll(/\s+/g, " ").slice(0, 60)}`;
}

type Layer = { geometryFields?: { coordinateSystem?: { wkt?: string } | null }[] };
type Dataset = { info?: { layers?: Layer[] } };
type Gdal = {
  open(path: string): Promise<{ datasets: Dataset[]; errors: unknown[] }>;
  ogr2ogr(dataset: Dataset, options: string[]): Promise<{ local: string }>;
  getFileBytes(path: string): Promise<Uint8Array>;
  close(dataset: Dataset): Promise<void>;
};

/** Once it has fallen over its own memory cannot be trusted: the process is to be replaced. */
export const mapinfoReader = { isDamaged: false };

let started: Promise<Gdal> | null = null;

/** GDAL as WebAssembly: a second to start, so it is started once and only where it is needed. */
function startGdal(): Promise<Gdal> {
  started ??= (() => {
    const load = createRequire(import.meta.url);
    const start = load("gdal3.js/node.js") as (options: {
      path: string;
      useWorker: boolean;
    }) => Promise<Gdal>;
    const folder = dirname(load.resolve("gdal3.js/dist/package/gdal3.node.js"));
    // It looks for its files from where the process stands.
    return start({ path: relative(process.cwd(), folder), useWorker: false });
  })();
  return started;
}

export type MapinfoTable = {
  features: SourceFeature[];
  /** Of the features; null where the table is of no place on earth, as plans of buildings are. */
  crs: CrsReference | null;
  /** The system that the table was in, as it is told to people. */
  systemLabel: string | null;
};

/**
 * A MapInfo table (.tab with its .map, .dat, .id; or .mif with its .mid), in EPSG:25832 where it
 * names its system. Run it in a process of its own: a damaged file may take the reader with it.
 */
export async function readMapinfo(path: string, limit: number): Promise<MapinfoTable> {
  const head = await checkedHead(path);
  const gdal = await startGdal();
  let dataset: Dataset | undefined;
  try {
    const { datasets } = await gdal.open(path);
    dataset = datasets[0];
    if (!dataset) throw broken();
    const isPlaced = !isNonEarth(head, dataset);
    const system = isPlaced ? ["-t_srs", "EPSG:25832"] : [];
    const options = ["-f", "GeoJSON", ...system, "-dim", "XY", "-limit", String(limit)];
    const output = await gdal.ogr2ogr(dataset, options);
    const text = Buffer.from(await gdal.getFileBytes(output.local)).toString("utf8");
    const { features } = JSON.parse(text) as { features: unknown[] };
    if (path.endsWith(".mif")) await checkCount(path, Math.min(features.length, limit), limit);
    return {
      features: features.map((feature, index) => featureFromGeojson(feature, index + 1)),
      crs: isPlaced ? { epsg: 25832 } : null,
      systemLabel: isPlaced ? mapinfoSystem(await mifHead(gdal, dataset, path, head)) : null,
    };
  } catch (fault) {
    if (fault instanceof GeodataFault) throw fault;
    if (fault instanceof Error && fault.name === "RuntimeError") mapinfoReader.isDamaged = true;
    throw broken();
  } finally {
    if (dataset) await gdal.close(dataset).catch(() => undefined);
  }
}

/** A binary table says its system only when it is written as text. */
async function mifHead(gdal: Gdal, dataset: Dataset, path: string, head: string): Promise<string> {
  if (path.endsWith(".mif")) return head;
  const asText = ["-f", "MapInfo File", "-dsco", "FORMAT=MIF", "-limit", "0"];
  const { local } = await gdal.ogr2ogr(dataset, asText);
  return Buffer.from(await gdal.getFileBytes(local)).toString("latin1");
}

/** GDAL goes by content, not by name: what is no MapInfo could be a pointer to any other file. */
async function checkedHead(path: string): Promise<string> {
  const file = await open(path, "r");
  try {
    const head = Buffer.alloc(4_096);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    const text = head.toString("latin1", 0, bytesRead);
    const isMif = /^(\xef\xbb\xbf)?\s*version\s+\d/i.test(text);
    // Views and linked tables name files of their own choosing.
    const isTable =
      /^(\xef\xbb\xbf)?\s*!table/i.test(text) && /\btype\s+(native|dbf)\b/i.test(text);
    if (path.endsWith(".mif") ? !isMif : !isTable) throw broken();
    return text;
  } finally {
    await file.close();
  }
}

/** GDAL reads a .mif as far as it goes, and says nothing of what is missing. */
async function checkCount(path: string, features: number, limit: number): Promise<void> {
  const text = await readFile(path.replace(/mif$/, "mid"), "latin1");
  let rows = 0;
  let isQuoted = false;
  for (const line of text.split("\n", 2 * limit)) {
    if (!isQuoted && line.trim() !== "") rows++;
    // A text may run over several lines until its quotes are even.
    if ((line.split('"').length - 1) % 2 === 1) isQuoted = !isQuoted;
  }
  if (features < Math.min(rows, limit))
    throw new GeodataFault("mapinfo.cut-off", "it has fewer features than rows", {
      features,
      rows,
    });
}

/** Of a .mif its head tells, of a table the .map, which GDAL has opened. */
function isNonEarth(head: string, { info }: Dataset): boolean {
  const wkt = info?.layers?.[0]?.geometryFields?.[0]?.coordinateSystem?.wkt ?? "";
  return /^\s*coordsys\s+nonearth\b/im.test(head) || /^\s*(ENGCRS|LOCAL_CS)\b/.test(wkt);
}

function broken(): GeodataFault {
  return new GeodataFault("mapinfo.broken", "it cannot be read as a MapInfo table");
}
