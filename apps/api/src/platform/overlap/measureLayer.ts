import type { AreaProbe } from "./AreaProbe.ts";
import type { PackedLayer } from "./PackedLayer.ts";

/** Less than this is two shapes that share a border, not an overlap. */
export const TOUCHED_FROM_M2 = 1;

export type FeatureOverlap = {
  /** The feature's place in the layer, for reading its figures. */
  featureIndex: number;
  featureId: number;
  overlapM2: number;
};

/**
 * Figure of a feature: 1 where others of its layer cover part of it. What it adds to the layer's
 * total is then measured on a layer of its own, so that no land is counted twice.
 */
export const COVERED_FIGURE = "covered";

export type LayerOverlap = {
  /** Without the features that others cover in part. */
  overlapM2: number;
  features: FeatureOverlap[];
};

/** How much of a layer the area covers, and which of its features by how much, largest first. */
export function measureLayer(
  layer: PackedLayer,
  probe: AreaProbe,
  touchedFromM2 = TOUCHED_FROM_M2,
): LayerOverlap {
  if (!layer.index) return { overlapM2: 0, features: [] };
  const covered = layer.figures[layer.figureNames.indexOf(COVERED_FIGURE)];
  const { coordinates, pieceOffset, piecePoints, pieceBox, pieceSignedM2, pieceFeature } = layer;
  const [minX, minY, maxX, maxY] = probe.box;
  const byFeature = new Map<number, number>();
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
    byFeature.set(feature, (byFeature.get(feature) ?? 0) + pieceM2);
  }
  const features: FeatureOverlap[] = [];
  let overlapM2 = 0;
  for (const [featureIndex, featureM2] of byFeature) {
    if (covered?.[featureIndex] !== 1) overlapM2 += featureM2;
    if (featureM2 > touchedFromM2)
      features.push({
        featureIndex,
        featureId: layer.featureId[featureIndex]!,
        overlapM2: featureM2,
      });
  }
  features.sort((a, b) => b.overlapM2 - a.overlapM2 || a.featureId - b.featureId);
  return { overlapM2: Math.max(0, overlapM2), features };
}
