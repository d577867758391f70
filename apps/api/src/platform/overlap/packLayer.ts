import Flatbush from "flatbush";
import { allocateLayer, indexSectionOf, type PackedLayer, viewLayer } from "./PackedLayer.ts";
import { boxOf, oriented, type Rings, signedAreaM2, type Ring } from "./rings.ts";

/** Numbers appended one after the other; a plain array of a hundred million would not fit. */
class GrowingArray {
  #values = new Float64Array(1024);
  length = 0;

  push(value: number): void {
    this.#makeRoomFor(1);
    this.#values[this.length++] = value;
  }

  pushAll(values: ArrayLike<number>): void {
    this.#makeRoomFor(values.length);
    this.#values.set(values, this.length);
    this.length += values.length;
  }

  view(): Float64Array {
    return this.#values.subarray(0, this.length);
  }

  #makeRoomFor(count: number): void {
    if (this.length + count <= this.#values.length) return;
    const grown = new Float64Array(Math.max(2 * this.#values.length, this.length + count));
    grown.set(this.#values);
    this.#values = grown;
  }
}

/** 128 points was the best of 32–512 measured: fewer pieces to find, still few edges in each. */
const MAX_POINTS_PER_PIECE = 128;

export type FeatureToPack = {
  id: number;
  polygons: readonly Rings[];
  /** In the order of the layer's figure names. */
  figures?: readonly number[];
};

/** Cuts, measures and indexes a layer's features into one shared buffer. */
export async function packLayer(
  features: AsyncIterable<FeatureToPack> | Iterable<FeatureToPack>,
  figureNames: readonly string[] = [],
): Promise<PackedLayer> {
  const coordinates = new GrowingArray();
  const pieceOffset = new GrowingArray();
  const piecePoints = new GrowingArray();
  const pieceBox = new GrowingArray();
  const pieceSignedM2 = new GrowingArray();
  const pieceFeature = new GrowingArray();
  const featureId = new GrowingArray();
  const featureM2 = new GrowingArray();
  const figures = figureNames.map(() => new GrowingArray());

  for await (const feature of features) {
    const featureIndex = featureId.length;
    let wholeM2 = 0;
    for (const polygon of feature.polygons) {
      for (const [ringIndex, ring] of polygon.entries()) {
        for (const piece of cutRing(oriented(ring, ringIndex === 0), MAX_POINTS_PER_PIECE)) {
          const signedM2 = signedAreaM2(piece);
          if (signedM2 === 0) continue;
          wholeM2 += signedM2;
          pieceOffset.push(coordinates.length);
          piecePoints.push(piece.length / 2);
          coordinates.pushAll(piece);
          pieceBox.pushAll(boxOf(piece));
          pieceSignedM2.push(signedM2);
          pieceFeature.push(featureIndex);
        }
      }
    }
    featureId.push(feature.id);
    featureM2.push(wholeM2);
    figures.forEach((column, i) => column.push(feature.figures?.[i] ?? Number.NaN));
  }

  const index = indexBoxes(pieceBox.view());
  const indexBytes = index ? index.data.byteLength : 0;
  const layer = allocateLayer({
    featureCount: featureId.length,
    pieceCount: pieceOffset.length,
    coordinateCount: coordinates.length,
    figureNames: [...figureNames],
    indexBytes,
  });
  layer.coordinates.set(coordinates.view());
  layer.pieceOffset.set(pieceOffset.view());
  layer.piecePoints.set(piecePoints.view());
  layer.pieceBox.set(pieceBox.view());
  layer.pieceSignedM2.set(pieceSignedM2.view());
  layer.pieceFeature.set(pieceFeature.view());
  layer.featureId.set(featureId.view());
  layer.featureM2.set(featureM2.view());
  figures.forEach((column, i) => layer.figures[i]!.set(column.view()));
  if (index) indexSectionOf(layer, indexBytes).set(new Uint8Array(index.data));
  return viewLayer(layer.buffer);
}

function indexBoxes(boxes: Float64Array): Flatbush | null {
  const count = boxes.length / 4;
  if (count === 0) return null;
  const index = new Flatbush(count);
  for (let i = 0; i < boxes.length; i += 4)
    index.add(boxes[i]!, boxes[i + 1]!, boxes[i + 2], boxes[i + 3]);
  index.finish();
  return index;
}

/**
 * Cuts a ring into pieces of at most `maxPoints` points by halving its box again and again.
 *
 * Each half is clipped against one straight line, which leaves zero-width seams along the cut where
 * a concave ring falls apart. A topology library would have to clean them; signed areas do not
 * notice them, and that is all the pieces are for.
 */
export function cutRing(ring: Ring, maxPoints: number): Ring[] {
  const pieces: Ring[] = [];
  const waiting: { ring: Ring; depth: number }[] = [{ ring, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    // A spiral can stay long however often it is halved; 40 halvings are below a nanometre.
    if (next.ring.length / 2 <= maxPoints || next.depth >= 40) {
      pieces.push(next.ring);
      continue;
    }
    const [minX, minY, maxX, maxY] = boxOf(next.ring);
    const axis = maxX - minX >= maxY - minY ? 0 : 1;
    const middle = axis === 0 ? (minX + maxX) / 2 : (minY + maxY) / 2;
    for (const side of [-1, 1] as const) {
      const half = clipHalf(next.ring, axis, middle, side);
      if (half.length >= 8) waiting.push({ ring: half, depth: next.depth + 1 });
    }
  }
  return pieces;
}

/** The part of a closed ring on one side of an axis-parallel line (Sutherland–Hodgman). */
function clipHalf(ring: Ring, axis: 0 | 1, at: number, side: -1 | 1): Ring {
  const out: number[] = [];
  const other = axis === 0 ? 1 : 0;
  for (let i = 0; i + 3 < ring.length; i += 2) {
    const from = side * (ring[i + axis]! - at);
    const to = side * (ring[i + 2 + axis]! - at);
    if (from >= 0) pushPoint(out, ring[i]!, ring[i + 1]!);
    if ((from > 0 && to < 0) || (from < 0 && to > 0)) {
      const along = from / (from - to);
      const crossing = ring[i + other]! + along * (ring[i + 2 + other]! - ring[i + other]!);
      if (axis === 0) pushPoint(out, at, crossing);
      else pushPoint(out, crossing, at);
    }
  }
  if (out.length < 6) return new Float64Array(0);
  if (out[0] !== out[out.length - 2] || out[1] !== out[out.length - 1]) out.push(out[0]!, out[1]!);
  return Float64Array.from(out);
}

function pushPoint(out: number[], x: number, y: number): void {
  const n = out.length;
  if (n >= 2 && out[n - 2] === x && out[n - 1] === y) return;
  out.push(x, y);
}
