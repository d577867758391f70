import { GeodataFault } from "../../../platform/geodata/GeodataFault.ts";
import type { CrsReference, SourceFeature } from "../../../platform/geodata/GeodataSource.ts";
import { crsOf, featureFromGeojson } from "../../../platform/geodata/geojson/readGeojson.ts";
import { MAX_FEATURES, tooManyFeatures } from "./maxFeatures.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
// "[" and "{" differ in this bit alone, and so do "]" and "}".
const BRACE_BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** Whether JSON opens more lists and objects inside each other than anyone means by it. */
function isNestedDeeperThan(bytes: Uint8Array, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === QUOTE) {
      at = endOfText(bytes, at + 1);
    } else if ((byte | BRACE_BIT) === OPENING) {
      if (++depth > limit) return true;
    } else if ((byte | BRACE_BIT) === CLOSING) depth--;
  }
  return false;
}

function endOfText(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === BACKSLASH) at++;
    else if (bytes[at] === QUOTE) return at;
  }
  return bytes.length;
}

/** A collection of collections of many parts has a dozen; attributes may have some of their own. */
const MAX_DEPTH = 200;
const RECORD_SEPARATOR = "\u001e";

type Json = Record<string, unknown>;

/** A FeatureCollection, a Feature, a bare geometry, or one Feature a line. */
export function geojsonOf(bytes: Buffer): Geojson {
  const read = readGeojson(bytes);
  // The standard says degrees; older files hold metres and name no system all the same.
  const isNamed = read.crs !== null || read.features.every(isInDegrees);
  return isNamed ? { ...read, crs: read.crs ?? { epsg: 4326 } } : read;
}

/** `crs` is null where the file names none and its numbers cannot be degrees. */
type Geojson = { features: SourceFeature[]; crs: CrsReference | null };

function isInDegrees({ geometry }: SourceFeature): boolean {
  return !geometry || geometry.xy.every((value) => !(Math.abs(value) > 360));
}

function readGeojson(bytes: Buffer): Geojson {
  if (isNestedDeeperThan(bytes, MAX_DEPTH))
    throw new GeodataFault("geojson.too-deep", "lists lie in lists without end");
  const whole = wholeOf(textOf(bytes));
  const crs = crsOf(whole);
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

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new GeodataFault("geojson.broken", "the file is not UTF-8");
  }
}

function wholeOf(text: string): Json {
  const one = parsed(text);
  const value = one === undefined ? linesOf(text) : one;
  if (value === undefined) throw new GeodataFault("geojson.broken", "the file is not JSON");
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new GeodataFault("geojson.not-an-object", "the file holds no GeoJSON object");
  return value as Json;
}

/** A Feature a line (GeoJSONSeq, RFC 8142) as the collection they are of; undefined for others. */
function linesOf(text: string): Json | undefined {
  const features: unknown[] = [];
  for (let from = 0, end = 0; end >= 0; from = end + 1) {
    end = text.indexOf("\n", from);
    const line = text.slice(from, end < 0 ? text.length : end).replace(RECORD_SEPARATOR, "");
    if (line.trim() === "") continue;
    const one = parsed(line);
    const isRecord =
      features.length > 0 || (one as Json | null | undefined)?.["type"] === "Feature";
    if (one === undefined || !isRecord) return undefined;
    if (features.push(one) > MAX_FEATURES) throw tooManyFeatures();
  }
  return features.length > 0 ? { type: "FeatureCollection", features } : undefined;
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
