import type { RetentionOverlap } from "@mars/domain/effects/areaOverlaps";
import type { Database } from "../database/Database.ts";
import { multiPolygonWkb } from "../overlap/areaRings.ts";
import type { LayerOverlap } from "../overlap/LayerOverlap.ts";
import type { MeasuringPool } from "../overlap/MeasuringPool.ts";
import type { Rings } from "../overlap/rings.ts";
import { retentionOf } from "./areaOverlaps.ts";
import { NITROGEN_LAYER, type LayerStore, type LoadedLayer } from "./LayerStore.ts";
import { overlapsInDatabase, retentionInDatabase } from "./overlapQueries.ts";

export type MeasuredDataset = {
  datasetId: string;
  versionId: number;
  /** Land under several features counted once. */
  overlapM2: number;
  /** Every touched feature, largest overlap first. */
  features: readonly { id: number; overlapM2: number; featureM2: number }[];
};

export type DatasetToMeasure = { datasetId: string; versionId: number };

type Parts = { layers: LayerStore; measuring: MeasuringPool; database: Database };

type Givers = {
  give: (measured: MeasuredDataset) => void;
  fail: (datasetId: string) => void;
};

/** The version an area is measured against: the packed one while a newer is still being packed. */
export function versionToMeasure(
  layers: LayerStore,
  datasetId: string,
  currentVersionId: number,
): number {
  return layers.get(datasetId)?.versionId ?? currentVersionId;
}

/**
 * Measures an area against datasets and gives each as it is ready: in memory where a dataset is
 * packed, in the database where it is not. Answers with what the retention map says of the area,
 * null where it could not be asked.
 */
export async function measureDatasets(
  parts: Parts,
  polygons: readonly Rings[],
  {
    datasets,
    retention,
  }: { datasets: readonly DatasetToMeasure[]; retention: DatasetToMeasure | null },
  { give, fail }: Givers,
): Promise<readonly RetentionOverlap[] | null> {
  const { layers, measuring } = parts;
  const waiting = new Map<string, Waiting>();
  const unpacked: DatasetToMeasure[] = [];
  for (const dataset of datasets) {
    const loaded = layers.get(dataset.datasetId);
    if (loaded?.versionId !== dataset.versionId) unpacked.push(dataset);
    else {
      const one: Waiting = { loaded, whole: null, rest: null, failed: false };
      waiting.set(loaded.key, one);
      if (loaded.restKey !== null) waiting.set(loaded.restKey, one);
    }
  }
  const nitrogen = layers.get(NITROGEN_LAYER);
  let nitrogenOverlap: LayerOverlap | null = null;
  const keys = [...waiting.keys(), ...(nitrogen ? [nitrogen.key] : [])];
  await measuring.measure(polygons, keys, (measured) => {
    if (measured.key === nitrogen?.key) {
      if ("overlap" in measured) nitrogenOverlap = measured.overlap;
      return;
    }
    const one = waiting.get(measured.key)!;
    if (!("overlap" in measured)) {
      if (!one.failed) unpacked.push(one.loaded);
      one.failed = true;
    } else if (measured.key === one.loaded.key) one.whole = measured.overlap;
    else one.rest = measured.overlap;
    const answer = measuredOf(layers, one);
    if (answer) give(answer);
  });
  const wkb = multiPolygonWkb(polygons);
  await measureInDatabase(parts, wkb, unpacked, { give, fail });
  const layer = nitrogen && layers.packed(nitrogen);
  if (layer && nitrogenOverlap) return retentionOf(layer, nitrogenOverlap);
  if (!retention) return null;
  return retentionInDatabase(parts.database.read, wkb, retention.versionId).catch(() => null);
}

type Waiting = {
  loaded: LoadedLayer;
  whole: LayerOverlap | null;
  rest: LayerOverlap | null;
  failed: boolean;
};

function measuredOf(layers: LayerStore, one: Waiting): MeasuredDataset | null {
  const { loaded, whole, rest } = one;
  if (one.failed || !whole || (loaded.restKey !== null && !rest)) return null;
  const featureM2 = layers.packed(loaded)?.featureM2;
  return {
    datasetId: loaded.datasetId,
    versionId: loaded.versionId,
    overlapM2: whole.overlapM2 + (rest?.overlapM2 ?? 0),
    features: whole.features.map(({ featureId, featureIndex, overlapM2 }) => ({
      id: featureId,
      overlapM2,
      featureM2: featureM2?.[featureIndex] ?? overlapM2,
    })),
  };
}

async function measureInDatabase(
  { database }: Parts,
  wkb: Buffer,
  datasets: readonly DatasetToMeasure[],
  { give, fail }: Givers,
): Promise<void> {
  if (datasets.length === 0) return;
  try {
    const rows = await overlapsInDatabase(
      database.read,
      wkb,
      datasets.map(({ versionId }) => versionId),
    );
    const byVersion = Map.groupBy(rows, ({ versionId }) => versionId);
    for (const { datasetId, versionId } of datasets) {
      const own = byVersion.get(versionId) ?? [];
      give({
        datasetId,
        versionId,
        overlapM2: own.find(({ id }) => id === null)?.overlapM2 ?? 0,
        features: own.flatMap(({ id, overlapM2, featureM2 }) =>
          id === null ? [] : [{ id, overlapM2, featureM2 }],
        ),
      });
    }
  } catch {
    for (const { datasetId } of datasets) fail(datasetId);
  }
}
