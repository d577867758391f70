import { open } from "node:fs/promises";
import { ByteBuffer } from "flatbuffers";
import { Feature } from "flatgeobuf/lib/mjs/flat-geobuf/feature.js";
import type { Geometry } from "flatgeobuf/lib/mjs/flat-geobuf/geometry.js";
import { parseProperties } from "flatgeobuf/lib/mjs/generic/feature.js";
import type { HeaderMeta } from "flatgeobuf/lib/mjs/header-meta.js";
import { fromByteBuffer } from "flatgeobuf/lib/mjs/header-meta.js";
import { calcTreeSize } from "flatgeobuf/lib/mjs/packedrtree.js";
import { isGeometryType } from "./wkb/ewkb.ts";
import type { FlatGeometry } from "./FlatGeometry.ts";
import { geometryType, highestDimension, joinGeometries } from "./FlatGeometry.ts";
import { GeodataFault } from "./GeodataFault.ts";
import type { CrsReference, GeodataSource, SourceFeature } from "./GeodataSource.ts";

const magic = [0x66, 0x67, 0x62, 0x03];
const chunkBytes = 1 << 20;

/** FlatGeobuf, read in order past its index; vertices are copied in one piece per geometry. */
export async function openFlatgeobuf(path: string): Promise<GeodataSource> {
  const file = await open(path, "r");
  const { size } = await file.stat();
  try {
    const start = Buffer.alloc(12);
    await file.read(start, 0, 12, 0);
    if (!magic.every((byte, i) => start[i] === byte))
      throw broken("it does not begin as FlatGeobuf does");
    const headerBytes = start.readUInt32LE(8);
    if (headerBytes > 10_000_000 || 12 + headerBytes > size) throw broken("its header is cut off");
    const bytes = Buffer.alloc(headerBytes + 4);
    await file.read(bytes, 0, bytes.length, 8);
    const header = headerOf(bytes);
    const indexBytes =
      header.indexNodeSize > 0 && header.featuresCount > 0
        ? calcTreeSize(header.featuresCount, header.indexNodeSize)
        : 0;
    const from = 12 + headerBytes + indexBytes;
    if (from > size) throw broken("its index is cut off");
    return {
      format: "flatgeobuf",
      crs: crsOf(header),
      expectedCount: header.featuresCount || null,
      async *features(skip = 0) {
        let number = 0;
        let position = from;
        let carry: Buffer = Buffer.alloc(0);
        while (position < size) {
          const wanted = Math.max(chunkBytes, neededBytes(carry) - carry.length);
          const chunk = Buffer.allocUnsafe(carry.length + Math.min(wanted, size - position));
          carry.copy(chunk);
          const { bytesRead } = await file.read(
            chunk,
            carry.length,
            chunk.length - carry.length,
            position,
          );
          if (bytesRead === 0) throw broken("it ends in the middle of a feature");
          position += bytesRead;
          const features: SourceFeature[] = [];
          let at = 0;
          while (at + 4 <= chunk.length && at + 4 + chunk.readUInt32LE(at) <= chunk.length) {
            const end = at + 4 + chunk.readUInt32LE(at);
            if (++number > skip) features.push(featureOf(chunk.subarray(at, end), header, number));
            at = end;
          }
          carry = chunk.subarray(at);
          if (neededBytes(carry) > 2 ** 30) throw broken("a feature claims to be larger than 1 GB");
          if (features.length > 0) yield features;
        }
        if (carry.length > 0) throw broken("it ends in the middle of a feature");
        if (header.featuresCount > 0 && number !== header.featuresCount) {
          throw broken(`it announces ${header.featuresCount} features and holds ${number}`);
        }
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function neededBytes(carry: Buffer): number {
  return carry.length >= 4 ? 4 + carry.readUInt32LE(0) : 4;
}

function headerOf(bytes: Buffer): HeaderMeta {
  try {
    return fromByteBuffer(new ByteBuffer(bytes));
  } catch {
    throw broken("its header cannot be read");
  }
}

function crsOf({ crs }: HeaderMeta): CrsReference | null {
  if (!crs) return null;
  const epsg = (crs.org ?? "EPSG").toUpperCase() === "EPSG" && crs.code > 0 ? crs.code : undefined;
  const wkt = crs.wkt ?? undefined;
  return epsg || wkt ? { epsg, wkt } : null;
}

function featureOf(bytes: Buffer, header: HeaderMeta, number: number): SourceFeature {
  try {
    const feature = Feature.getSizePrefixedRootAsFeature(new ByteBuffer(bytes));
    const geometry = feature.geometry();
    return {
      geometry: geometry && geometryOf(geometry, header.geometryType),
      properties: parseProperties(feature, header.columns),
      sourceKey: null,
    };
  } catch (error) {
    if (error instanceof GeodataFault) throw error;
    throw broken(`feature ${number} cannot be read`);
  }
}

function geometryOf(geometry: Geometry, layerType: number): FlatGeometry | null {
  const type = geometry.type() || layerType;
  if (type === 7 || type === geometryType.multiPolygon) {
    const parts: FlatGeometry[] = [];
    for (let i = 0; i < geometry.partsLength(); i++) {
      const part = geometryOf(geometry.parts(i)!, type === 7 ? 0 : geometryType.polygon);
      if (part) parts.push(part);
    }
    if (type === 7) return highestDimension(parts);
    const joined = joinGeometries(parts);
    return joined && { ...joined, type };
  }
  if (!isGeometryType(type)) {
    throw new GeodataFault(
      "geodata.unsupported-geometry",
      `geometry type ${type} (curves and surfaces) is not supported`,
    );
  }
  const xy = copyOfDoubles(geometry);
  if (xy.length === 0) return null;
  const ends = geometry.endsLength();
  const ringEnds: number[] = [];
  for (let i = 0; i < ends; i++) ringEnds.push(geometry.ends(i)!);
  if (ends === 0) ringEnds.push(xy.length / 2);
  return {
    type,
    xy,
    ringEnds,
    polygonEnds: type === geometryType.polygon ? [ringEnds.length] : [],
  };
}

/** Features lie unaligned in the file, so a view on them is not possible. */
function copyOfDoubles(geometry: Geometry): Float64Array {
  const buffer = geometry.bb!;
  const field = buffer.__offset(geometry.bb_pos, 6);
  if (!field) return new Float64Array(0);
  const start = buffer.__vector(geometry.bb_pos + field);
  const length = buffer.__vector_len(geometry.bb_pos + field);
  const bytes = buffer.bytes();
  if (start + length * 8 > bytes.length) throw broken("a geometry reaches beyond its feature");
  const from = bytes.byteOffset + start;
  return new Float64Array(bytes.buffer.slice(from, from + length * 8));
}

function broken(why: string) {
  return new GeodataFault("flatgeobuf.broken", why);
}
