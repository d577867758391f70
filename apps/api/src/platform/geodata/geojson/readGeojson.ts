import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { parseCrsName } from "../crs/crs.ts";
import { fromGeojsonGeometry } from "./fromGeojsonGeometry.ts";
import { GeodataFault } from "../GeodataFault.ts";
import type { CrsReference, GeodataSource, SourceFeature } from "../GeodataSource.ts";
import { batchSize } from "../GeodataSource.ts";
import { FeatureCollectionSplitter } from "./splitFeatureCollection.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });
const wgs84: CrsReference = { epsg: 4326 };

/** A FeatureCollection, read as it streams by. */
export async function openGeojson(path: string): Promise<GeodataSource> {
  const head = await readHead(path);
  // GeoServer names the system after the features; what is found there is held against the
  // whole once it has streamed by.
  const crs = crsOf(head) ?? crsOf(await readTail(path));
  return {
    format: "geojson",
    crs: crs ?? wgs84,
    expectedCount: typeof head["numberReturned"] === "number" ? head["numberReturned"] : null,
    async *features(skip = 0) {
      const splitter = new FeatureCollectionSplitter();
      let number = 0;
      for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
        const features: SourceFeature[] = [];
        for (const bytes of splitter.push(chunk as Buffer)) {
          if (++number > skip) features.push(featureFromText(bytes, number));
        }
        if (features.length > 0) yield features;
      }
      const whole = splitter.finish();
      if (crsOf(whole)?.epsg !== crs?.epsg) {
        throw new GeodataFault(
          "geojson.late-crs",
          "the coordinate system is not named where it can be found; name it with --crs EPSG:…",
        );
      }
    },
    async close() {},
  };
}

/** One feature a line, or records separated as RFC 8142 says. */
export function openGeojsonLines(path: string): GeodataSource {
  return {
    format: "geojson-lines",
    crs: wgs84,
    expectedCount: null,
    async *features(skip = 0) {
      let number = 0;
      let batch: SourceFeature[] = [];
      for await (const line of linesOf(path)) {
        if (++number <= skip) continue;
        batch.push(featureFromText(line, number));
        if (batch.length === batchSize) {
          yield batch;
          batch = [];
        }
      }
      if (batch.length > 0) yield batch;
    },
    async close() {},
  };
}

async function* linesOf(path: string): AsyncGenerator<Buffer> {
  let carry: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const bytes = carry.length > 0 ? Buffer.concat([carry, chunk as Buffer]) : (chunk as Buffer);
    let from = 0;
    for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, from)) {
      const line = withoutSeparator(bytes.subarray(from, at));
      if (line) yield line;
      from = at + 1;
    }
    carry = bytes.subarray(from);
  }
  const last = withoutSeparator(carry);
  if (last) yield last;
}

function withoutSeparator(line: Buffer): Buffer | null {
  const start = line[0] === 0x1e ? 1 : 0;
  for (let at = start; at < line.length; at++) if (line[at]! > 0x20) return line.subarray(start);
  return null;
}

async function readHead(path: string): Promise<Record<string, unknown>> {
  const splitter = new FeatureCollectionSplitter();
  const stream = createReadStream(path, { highWaterMark: 1 << 16 });
  for await (const chunk of stream) {
    splitter.push(chunk as Buffer);
    if (splitter.head) {
      stream.destroy();
      if (splitter.head["type"] !== "FeatureCollection") {
        throw new GeodataFault(
          "geojson.not-a-collection",
          `the type is ${JSON.stringify(splitter.head["type"])}, not "FeatureCollection"`,
        );
      }
      return splitter.head;
    }
  }
  return splitter.finish();
}

async function readTail(path: string): Promise<Record<string, unknown>> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, 4096));
    await file.read(tail, 0, tail.length, size - tail.length);
    const member = /"crs"\s*:\s*(\{[^{}]*\{[^{}]*\}[^{}]*\})[^{}[\]]*\}\s*$/.exec(
      tail.toString("utf8"),
    );
    return member ? { crs: JSON.parse(member[1]!) as unknown } : {};
  } catch {
    return {};
  } finally {
    await file.close();
  }
}

/** The `crs` member is of the older GeoJSON, but it is what the national services write. */
export function crsOf(head: Record<string, unknown>): CrsReference | null {
  const crs = head["crs"] as { properties?: { name?: unknown } } | null | undefined;
  if (crs === null || crs === undefined) return null;
  const name = crs.properties?.name;
  const reference = typeof name === "string" ? parseCrsName(name) : null;
  if (!reference) {
    const shown = JSON.stringify(name ?? crs).slice(0, 80);
    throw new GeodataFault(
      "geodata.unknown-crs",
      `the coordinate system ${shown} is not known; name it with --crs EPSG:…`,
      { crs: shown },
    );
  }
  return reference;
}

function featureFromText(bytes: Buffer, number: number): SourceFeature {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch (error) {
    const why = error instanceof SyntaxError ? "is not JSON" : "is not UTF-8";
    throw new GeodataFault("geojson.broken", `feature ${number} ${why}`, { feature: number });
  }
  return featureFromGeojson(value, number);
}

export function featureFromGeojson(value: unknown, number: number): SourceFeature {
  const feature = value as {
    type?: unknown;
    geometry?: unknown;
    properties?: unknown;
    id?: unknown;
  };
  if (feature === null || typeof feature !== "object" || feature.type !== "Feature") {
    throw new GeodataFault("geojson.not-a-feature", `entry ${number} is not a GeoJSON feature`, {
      feature: number,
    });
  }
  try {
    return {
      geometry: fromGeojsonGeometry(feature.geometry),
      properties: (feature.properties ?? {}) as Record<string, unknown>,
      sourceKey:
        typeof feature.id === "string" || typeof feature.id === "number"
          ? String(feature.id)
          : null,
    };
  } catch (error) {
    if (!(error instanceof GeodataFault)) throw error;
    throw new GeodataFault(error.code, `feature ${number}: ${error.message}`, { feature: number });
  }
}
