import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { subCatchments } from "../../../apps/api/src/platform/reference/facts/subCatchments.ts";
import { dissolve } from "../geography/dissolve.ts";
import { multiPolygonHex, polygonHex, polygonRings } from "../geography/ewkb.ts";
import type { Face } from "../geography/faces.ts";
import { randomFor } from "../random.ts";
import type { LayerFeature } from "./addLayer.ts";

export const retentionDatasetId = datasetIds.nitrogenRetention;

/** Covers all land: pieces of small catchments, none of which crosses a sub-catchment's border. */
export function retentionFeatures(faces: readonly Face[], seed: number): LayerFeature[] {
  const cells = Map.groupBy(faces, (face) => `${face.opId}-${face.retentionCell}`);
  return [...cells].map(([key, inside]) => {
    const polygons = dissolve(inside.map(({ hex }) => polygonRings(hex)));
    const [only] = polygons;
    return {
      key,
      hex: only && polygons.length === 1 ? polygonHex(only) : multiPolygonHex(polygons),
      attributes: retentionFigures(key, seed),
    };
  });
}

const meanByOpId = new Map(
  subCatchments.map((sub, index) => [sub.opId, 0.5 + 0.3 * Math.abs(Math.sin(index * 12.9898))]),
);

export function retentionFigures(key: string, seed: number) {
  const random = randomFor(seed, "retention", key);
  const mean = meanByOpId.get(key.split("-")[0] ?? "") ?? 0.65;
  const retention = Math.min(0.96, Math.max(0.12, mean + 0.09 * random.normal()));
  return {
    ret_tot: Math.round(retention * 1e8) / 1e8,
    skov: random.integer(34, 52),
    ekstensivering: random.integer(28, 44),
  };
}
