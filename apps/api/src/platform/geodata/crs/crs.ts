import proj4 from "proj4";
import { withDatumShift } from "./datumShifts.ts";
import { epsgDefinition } from "./epsgDefinitions.ts";
import { GeodataFault } from "../GeodataFault.ts";
import type { CrsReference } from "../GeodataSource.ts";

/** Moves coordinates to EPSG:25832 in place. */
export type ToUtm32 = (xy: Float64Array) => void;

export type ResolvedCrs = {
  label: string;
  /** Null when the source already is in EPSG:25832. */
  transform: ToUtm32 | null;
};

const target = epsgDefinition(25832)!;
// WGS84 and ETRS89 differ by under a metre here, and proj4 moves nothing between them.
const sameAsTarget = new Set([25832, 32632, 3044]);

/** Finds a definition that is not built in, e.g. in the database's table of systems. */
export type CrsLookup = (epsg: number) => Promise<string | null>;

/** Ten times the longest there is; millions of letters keep its reader busy for seconds. */
const MAX_WKT_LENGTH = 50_000;

export async function resolveCrs(
  reference: CrsReference,
  lookup: CrsLookup = async () => null,
): Promise<ResolvedCrs> {
  if (reference.wkt && reference.wkt.length > MAX_WKT_LENGTH)
    throw unknownCrs(`${reference.wkt.slice(0, 40)}…`);
  const wkt = planeOf(reference.wkt);
  const epsg = reference.epsg ?? epsgOfWkt(wkt);
  if (epsg !== null && epsg !== undefined) {
    const label = `EPSG:${epsg}`;
    if (sameAsTarget.has(epsg)) return { label, transform: null };
    const known =
      epsgDefinition(epsg) ?? soundDefinition(wkt) ?? soundDefinition(await lookup(epsg));
    if (known) return { label, transform: transformFrom(known, label) };
    throw unknownCrs(label);
  }
  if (!wkt) throw unknownCrs("(no name)");
  const label = /^\s*\w+\s*\[\s*"([^"]+)"/.exec(wkt)?.[1] ?? "unnamed";
  const isUtm32 = /^(ETRS|ETRS89|EUREF89)[\s_/-]*(1989)?[\s_/-]*UTM[\s_-]*zone[\s_-]*32N?$/i;
  if (isUtm32.test(label)) return { label, transform: null };
  const definition = soundDefinition(wkt);
  if (!definition) throw unknownCrs(label);
  return { label, transform: transformFrom(definition, label) };
}

const GRS80_M = { a: 6_378_137, b: 6_356_752.3 };

/**
 * A text that says, or whose datum is known to say, how it lies on the globe; else null. On another
 * ellipsoid without a shift everything would land a hundred metres off, and no one would notice.
 */
function soundDefinition(wkt: string | null | undefined): string | null {
  if (!wkt) return null;
  const shifted = withDatumShift(wkt);
  try {
    const { datum, a, b } = new proj4.Proj(shifted) as unknown as Spheroid;
    const isNearGlobe = Math.abs(a - GRS80_M.a) < 1 && Math.abs(b - GRS80_M.b) < 1;
    const isWebMercator = a === GRS80_M.a && b === a;
    return datum?.datum_params || isNearGlobe || isWebMercator ? shifted : null;
  } catch {
    return null;
  }
}

type Spheroid = { datum?: { datum_params?: number[] }; a: number; b: number };

const somewhereInDenmark: readonly [number, number] = [560_000, 6_220_000];

function transformFrom(definition: string, label: string): ToUtm32 {
  let converter: {
    forward(point: [number, number]): number[];
    inverse(point: [number, number]): [number, number];
  };
  try {
    converter = proj4(definition, target);
    // Some definitions are taken and fail only when they are used: a grid that is not there, a
    // system of three numbers around the globe's centre.
    const [x, y] = converter.forward(converter.inverse([...somewhereInDenmark]));
    const isSame = Math.hypot(x! - somewhereInDenmark[0], y! - somewhereInDenmark[1]) < 1;
    if (!isSame) throw new RangeError(`${label} does not lead back`);
  } catch {
    throw unknownCrs(label);
  }
  return (xy) => {
    for (let i = 0; i < xy.length; i += 2) {
      const x = xy[i]!;
      const y = xy[i + 1]!;
      // proj4 throws on what is not finite; such a feature is left out by the caller instead.
      const [easting, northing] =
        Number.isFinite(x) && Number.isFinite(y) ? converter.forward([x, y]) : [NaN, NaN];
      xy[i] = easting ?? NaN;
      xy[i + 1] = northing ?? NaN;
    }
  };
}

/** Of a system with heights next to the plane (a compound one) only the plane. */
function planeOf(wkt: string | undefined): string | undefined {
  const start =
    wkt === undefined ? null : /^\s*COMP(?:D_CS|OUNDCRS)\s*\[\s*"[^"]*"\s*,\s*/i.exec(wkt);
  if (!start) return wkt;
  let depth = 0;
  for (let at = start[0].length; at < wkt!.length; at++) {
    if (wkt![at] === "[") depth++;
    if (wkt![at] === "]" && --depth === 0) return wkt!.slice(start[0].length, at + 1);
  }
  return wkt;
}

/** The code at the end of the text names the whole system; those before name its parts. */
function epsgOfWkt(wkt: string | undefined): number | null {
  const found = /(?:AUTHORITY|ID)\s*\[\s*"EPSG"\s*,\s*"?(\d+)"?\s*\]\s*\]\s*$/i.exec(wkt ?? "");
  return found ? Number(found[1]) : null;
}

/** `EPSG:25832`, `urn:ogc:def:crs:EPSG::25832`, `…/def/crs/EPSG/0/25832`, `CRS84`, or a WKT text. */
export function parseCrsName(name: string): CrsReference | null {
  if (/CRS:?84$/i.test(name)) return { epsg: 4326 };
  const code = /EPSG(?:\.xml#|[:/]+(?:[\d.]*[:/]+)?)(\d+)$/i.exec(name.trim())?.[1];
  if (code) return { epsg: Number(code) };
  if (/^\d{4,6}$/.test(name.trim())) return { epsg: Number(name) };
  return /^\s*(PROJC|GEOGC|GEODC|BOUNDCRS|COMPD)\w*\s*\[/i.test(name) ? { wkt: name } : null;
}

function unknownCrs(label: string) {
  return new GeodataFault(
    "geodata.unknown-crs",
    `the coordinate system ${label} is not known; name it with --crs EPSG:…`,
    { crs: label },
  );
}
