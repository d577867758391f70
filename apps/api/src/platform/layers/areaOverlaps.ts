import type { AreaOverlaps, RetentionOverlap } from "@mars/domain/effects/areaOverlaps";
import { areaHaOf } from "../overlap/areaHaOf.ts";
import { AreaProbe } from "../overlap/AreaProbe.ts";
import { measureLayer } from "../overlap/measureLayer.ts";
import type { LayerOverlap } from "../overlap/LayerOverlap.ts";
import type { PackedLayer } from "../overlap/PackedLayer.ts";
import type { Rings } from "../overlap/rings.ts";
import { NITROGEN_LAYER, type LayerStore } from "./LayerStore.ts";
import { CARBON_DATASET } from "./queries.ts";

const M2_PER_HA = 10_000;

/** All that effects are computed from, measured in memory: quick enough to follow a moving vertex. */
export function areaOverlaps(store: LayerStore, polygons: readonly Rings[]): AreaOverlaps {
  const probe = new AreaProbe(polygons);
  const carbon = store.get(CARBON_DATASET);
  const nitrogen = store.get(NITROGEN_LAYER);
  const layer = nitrogen && store.packed(nitrogen);
  const carbonM2 = carbon
    ? overlapM2(store.packed(carbon), probe) + overlapM2(store.packedRest(carbon), probe)
    : 0;
  return {
    areaHa: areaHaOf(polygons),
    carbonRichHa: carbonM2 / M2_PER_HA,
    retention: layer ? retentionOf(layer, measureLayer(layer, probe)) : [],
  };
}

/** What the nitrogen layer says of the parts of an area that were measured against it. */
export function retentionOf(layer: PackedLayer, overlap: LayerOverlap): RetentionOverlap[] {
  const [retention, forest, extensification, counts] = layer.figures;
  return overlap.features.map(({ featureIndex, overlapM2 }) => ({
    areaHa: overlapM2 / M2_PER_HA,
    retention: retention![featureIndex]!,
    kgPerHa: { skov: forest![featureIndex]!, ekstensivering: extensification![featureIndex]! },
    subCatchmentId: "",
    nitrogenEffectCounts: counts![featureIndex] === 1,
  }));
}

/** What of an area lies on a loaded layer; null while that is not in memory. */
export function overlapHaWith(
  store: LayerStore,
  datasetId: string,
  polygons: readonly Rings[],
): number | null {
  const loaded = store.get(datasetId);
  const layer = loaded && store.packed(loaded);
  if (!layer) return null;
  const probe = new AreaProbe(polygons);
  return (overlapM2(layer, probe) + overlapM2(store.packedRest(loaded), probe)) / M2_PER_HA;
}

function overlapM2(layer: PackedLayer | undefined, probe: AreaProbe): number {
  return layer ? measureLayer(layer, probe).overlapM2 : 0;
}
