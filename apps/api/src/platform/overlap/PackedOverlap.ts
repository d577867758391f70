import type { LayerOverlap } from "./LayerOverlap.ts";
import type { PackedLayer } from "./PackedLayer.ts";

/** A layer's overlap as it passes between threads: thousands of small objects take too long to copy. */
export type PackedOverlap = {
  overlapM2: number;
  /** Place and overlap of each touched feature in turn. */
  features: Float64Array<ArrayBuffer>;
};

export function unpackOverlap(packed: PackedOverlap, layer: PackedLayer): LayerOverlap {
  return {
    overlapM2: packed.overlapM2,
    features: Array.from({ length: packed.features.length / 2 }, (_, i) => {
      const featureIndex = packed.features[2 * i]!;
      return {
        featureIndex,
        featureId: layer.featureId[featureIndex]!,
        overlapM2: packed.features[2 * i + 1]!,
      };
    }),
  };
}
