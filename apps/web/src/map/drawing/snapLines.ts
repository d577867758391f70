import type { Point } from "@mars/domain/areas/geometry";
import { boundingExtent, buffer, intersects } from "ol/extent.js";
import type RenderFeature from "ol/render/Feature.js";
import type { LayerStack } from "../layers/LayerStack.ts";
import type { SnapLine } from "./findSnap.ts";

type Named = { titleOf: (id: string, properties: Record<string, unknown>) => string };

/** Lines near a place in the tile layers that are on: boundaries, fields, nature. */
export function* snapLines(
  layers: LayerStack,
  at: Point,
  reachM: number,
  { titleOf }: Named,
): Generator<SnapLine> {
  const near = buffer(boundingExtent([[...at]]), reachM);
  for (const { id, layer } of layers.visibleTileLayers()) {
    if (!layer.getVisible()) continue;
    // A tile's features know no borders of their own, so neighbours may repeat a line: no harm.
    for (const feature of (layer.getFeaturesInExtent(near) as RenderFeature[]) ?? []) {
      if (!intersects(feature.getExtent(), near)) continue;
      const flat = feature.getFlatCoordinates();
      const label = titleOf(id, feature.getProperties());
      let start = 0;
      for (const end of endsOf(feature, flat.length)) {
        yield { points: flat.slice(start, end), label };
        start = end;
      }
    }
  }
}

function endsOf(feature: RenderFeature, length: number): number[] {
  const ends = feature.getEnds();
  return ends && ends.length > 0 ? ends.flat() : [length];
}
