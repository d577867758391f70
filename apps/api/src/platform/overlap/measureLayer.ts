import type { AreaProbe } from "./AreaProbe.ts";
import type { LayerOverlap } from "./LayerOverlap.ts";
import type { PackedLayer } from "./PackedLayer.ts";
import { unpackOverlap, type PackedOverlap } from "./PackedOverlap.ts";

/** Less than this is two shapes that share a border, not an overlap. */
export const TOUCHED_FROM_M2 = 1;

/**
 * Figure of a feature: 1 where others of its layer cover part of it. What it adds to the layer's
 * total is then measured on a layer of its own, so that no land is counted twice.
 */
export const COVERED_FIGURE = "covered";

/** How much of a layer the area covers, and which of its features by how much, largest first. */
export function measureLayer(
  layer: PackedLayer,
  probe: AreaProbe,
  touchedFromM2 = TOUCHED_FROM_M2,
): LayerOverlap {
  return unpackOverlap(measurePacked(layer, probe, touchedFromM2), layer);
}

// One per thread, and as many places as the largest answer has had features.
let sums = new Float64Array(1 << 10);

/** The same without an object per feature: threads that make rubbish clean up in each other's time. */
export function measurePacked(
  layer: PackedLayer,
  probe: AreaProbe,
  touchedFromM2 = TOUCHED_FROM_M2,
): PackedOverlap {
  if (!layer.index) return { overlapM2: 0, features: new Float64Array(0) };
  const covered = layer.figures[layer.figureNames.indexOf(COVERED_FIGURE)];
  const { coordinates, pieceOffset, piecePoints, pieceBox, pieceSignedM2, pieceFeature } = layer;
  const [minX, minY, maxX, maxY] = probe.box;
  const placeOf = new Map<number, number>();
  for (const piece of layer.index.search(minX, minY, maxX, maxY)) {
    const pieceM2 = probe.overlapM2(
      coordinates,
      pieceOffset[piece]!,
      piecePoints[piece]!,
      pieceBox,
      4 * piece,
      pieceSignedM2[piece]!,
    );
    if (pieceM2 === 0) continue;
    const feature = pieceFeature[piece]!;
    const place = placeOf.get(feature);
    if (place === undefined) {
      put(placeOf.size, pieceM2);
      placeOf.set(feature, placeOf.size);
    } else sums[place]! += pieceM2;
  }
  const touched: number[] = [];
  let overlapM2 = 0;
  for (const [feature, place] of placeOf) {
    if (covered?.[feature] !== 1) overlapM2 += sums[place]!;
    if (sums[place]! > touchedFromM2) touched.push(feature);
  }
  const { featureId } = layer;
  const m2 = (feature: number) => sums[placeOf.get(feature)!]!;
  touched.sort((a, b) => m2(b) - m2(a) || featureId[a]! - featureId[b]!);
  const features = new Float64Array(2 * touched.length);
  for (let i = 0; i < touched.length; i++) {
    features[2 * i] = touched[i]!;
    features[2 * i + 1] = m2(touched[i]!);
  }
  return { overlapM2: Math.max(0, overlapM2), features };
}

function put(place: number, m2: number): void {
  if (place === sums.length) {
    const grown = new Float64Array(2 * place);
    grown.set(sums);
    sums = grown;
  }
  sums[place] = m2;
}
