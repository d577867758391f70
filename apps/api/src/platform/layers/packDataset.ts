import type { Queryable } from "../database/Database.ts";
import { COVERED_FIGURE } from "../overlap/measureLayer.ts";
import type { PackedLayer } from "../overlap/PackedLayer.ts";
import { packLayer, type FeatureToPack } from "../overlap/packLayer.ts";
import { readPolygons } from "../overlap/readPolygons.ts";
import { coveringPairs } from "./coveringPairs.ts";
import { featuresAfter, retentionParts, subcatchmentIds, uncoveredParts } from "./queries.ts";

const FEATURES_PER_PAGE = 5_000;
const PAIRS_PER_PAGE = 500;

/** A dataset's features, and what is left of those that others cover in part. */
export type DatasetLayers = { whole: PackedLayer; rest: PackedLayer };

export async function packDataset(database: Queryable, versionId: number): Promise<DatasetLayers> {
  const whole = await packFeatures(database, versionId);
  const pairs = await coveringPairs(whole);
  const covered = whole.figures[0]!;
  for (const { featureIndex } of pairs) covered[featureIndex] = 1;
  async function* parts(): AsyncGenerator<FeatureToPack> {
    for (const page of pagesByFeature(pairs)) {
      for (const part of await uncoveredParts(database, versionId, page))
        yield { id: part.id, polygons: readPolygons(part.wkb) };
    }
  }
  return { whole, rest: await packLayer(parts()) };
}

/** Pages that keep the pairs of one feature together. */
function* pagesByFeature<Pair extends { id: number }>(pairs: readonly Pair[]): Generator<Pair[]> {
  let page: Pair[] = [];
  for (const pair of pairs) {
    if (page.length >= PAIRS_PER_PAGE && page.at(-1)!.id !== pair.id) {
      yield page;
      page = [];
    }
    page.push(pair);
  }
  if (page.length > 0) yield page;
}

/** Page by page: a national layer would not fit in one answer, and the engine is shared. */
function packFeatures(database: Queryable, versionId: number): Promise<PackedLayer> {
  async function* features(): AsyncGenerator<FeatureToPack> {
    let afterId = -1;
    for (;;) {
      const page = await featuresAfter(database, versionId, afterId, FEATURES_PER_PAGE);
      for (const feature of page) yield { id: feature.id, polygons: readPolygons(feature.wkb) };
      if (page.length < FEATURES_PER_PAGE) return;
      afterId = page.at(-1)!.id;
    }
  }
  return packLayer(features(), [COVERED_FIGURE]);
}

/** Figures of the nitrogen layer, in the order they are packed. */
export const NITROGEN_FIGURES = [
  "retention",
  "forestKgPerHa",
  "extensificationKgPerHa",
  "counts",
] as const;

/** Retention cut by sub-catchments: what nitrogen effects are computed from, in one measuring. */
export function packNitrogen(database: Queryable, versionId: number): Promise<PackedLayer> {
  async function* parts(): AsyncGenerator<FeatureToPack> {
    let id = 0;
    for (const opId of await subcatchmentIds(database)) {
      for (const part of await retentionParts(database, versionId, opId)) {
        yield {
          id: ++id,
          polygons: readPolygons(part.wkb),
          figures: [
            part.retention,
            part.forestKgPerHa,
            part.extensificationKgPerHa,
            part.nitrogenCounts ? 1 : 0,
          ],
        };
      }
    }
  }
  return packLayer(parts(), NITROGEN_FIGURES);
}
