import Flatbush from "flatbush";

/**
 * A dataset layer laid out for measuring: rings cut into short pieces with boxes and signed areas,
 * a spatial index over them, and the feature each belongs to. All arrays are views of one shared
 * buffer, so that every worker reads the same memory and a file can be read straight into it.
 */
export type PackedLayer = {
  readonly buffer: SharedArrayBuffer;
  readonly featureCount: number;
  readonly pieceCount: number;
  /** Points of all pieces, x and y in turn. */
  readonly coordinates: Float64Array;
  /** Where a piece begins in `coordinates`, and how many points it has. */
  readonly pieceOffset: Float64Array;
  readonly piecePoints: Uint32Array;
  readonly pieceBox: Float64Array;
  /** Negative for pieces of holes. */
  readonly pieceSignedM2: Float64Array;
  /** Index into `featureId`. */
  readonly pieceFeature: Uint32Array;
  readonly featureId: Float64Array;
  readonly featureM2: Float64Array;
  /** Named figures of each feature (such as kg N per hectare), in the order of `figureNames`. */
  readonly figureNames: readonly string[];
  readonly figures: readonly Float64Array[];
  readonly index: Flatbush | null;
};

const MAGIC = "MARSPACK1";
const HEADER_BYTES = 4096;

type Header = {
  magic: string;
  featureCount: number;
  pieceCount: number;
  coordinateCount: number;
  figureNames: string[];
  indexBytes: number;
};

type Counts = Omit<Header, "magic">;

/** Byte offsets of each section; every section starts on a multiple of eight. */
function layOut(counts: Counts) {
  let next = HEADER_BYTES;
  const take = (bytes: number) => {
    const at = next;
    next += Math.ceil(bytes / 8) * 8;
    return at;
  };
  return {
    coordinates: take(8 * counts.coordinateCount),
    pieceOffset: take(8 * counts.pieceCount),
    piecePoints: take(4 * counts.pieceCount),
    pieceBox: take(32 * counts.pieceCount),
    pieceSignedM2: take(8 * counts.pieceCount),
    pieceFeature: take(4 * counts.pieceCount),
    featureId: take(8 * counts.featureCount),
    featureM2: take(8 * counts.featureCount),
    figures: take(8 * counts.featureCount * counts.figureNames.length),
    index: take(counts.indexBytes),
    end: next,
  };
}

/** Room for a layer of the given size, header written, contents still zero. */
export function allocateLayer(counts: Counts): PackedLayer {
  const buffer = new SharedArrayBuffer(layOut(counts).end);
  const header = new TextEncoder().encode(JSON.stringify({ magic: MAGIC, ...counts }));
  if (header.length > HEADER_BYTES) throw new Error("Too many named figures for the layer header");
  new Uint8Array(buffer).set(header);
  return viewLayer(buffer, false);
}

export function indexSectionOf(layer: PackedLayer, indexBytes: number): Uint8Array {
  const at = layOut(countsOf(layer, indexBytes)).index;
  return new Uint8Array(layer.buffer, at, indexBytes);
}

/** Reads the views out of a buffer that `allocateLayer` made, here or in another thread. */
export function viewLayer(buffer: SharedArrayBuffer, withIndex = true): PackedLayer {
  const bytes = new Uint8Array(buffer, 0, Math.min(HEADER_BYTES, buffer.byteLength));
  const end = bytes.indexOf(0);
  // TextDecoder refuses shared memory, so the header is copied out first.
  const text = new TextDecoder().decode(bytes.slice(0, end < 0 ? undefined : end));
  const header = JSON.parse(text) as Header;
  if (header.magic !== MAGIC) throw new Error("Not a packed layer of this version");
  const at = layOut(header);
  const { featureCount, pieceCount } = header;
  return {
    buffer,
    featureCount,
    pieceCount,
    coordinates: new Float64Array(buffer, at.coordinates, header.coordinateCount),
    pieceOffset: new Float64Array(buffer, at.pieceOffset, pieceCount),
    piecePoints: new Uint32Array(buffer, at.piecePoints, pieceCount),
    pieceBox: new Float64Array(buffer, at.pieceBox, 4 * pieceCount),
    pieceSignedM2: new Float64Array(buffer, at.pieceSignedM2, pieceCount),
    pieceFeature: new Uint32Array(buffer, at.pieceFeature, pieceCount),
    featureId: new Float64Array(buffer, at.featureId, featureCount),
    featureM2: new Float64Array(buffer, at.featureM2, featureCount),
    figureNames: header.figureNames,
    figures: header.figureNames.map(
      (_, i) => new Float64Array(buffer, at.figures + 8 * featureCount * i, featureCount),
    ),
    index: withIndex && pieceCount > 0 ? Flatbush.from(buffer, at.index) : null,
  };
}

function countsOf(layer: PackedLayer, indexBytes: number): Counts {
  return {
    featureCount: layer.featureCount,
    pieceCount: layer.pieceCount,
    coordinateCount: layer.coordinates.length,
    figureNames: [...layer.figureNames],
    indexBytes,
  };
}
