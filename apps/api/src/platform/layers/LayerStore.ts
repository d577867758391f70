import { join } from "node:path";
import type { Database, Queryable } from "../database/Database.ts";
import type { MeasuringPool } from "../overlap/MeasuringPool.ts";
import type { PackedLayer } from "../overlap/PackedLayer.ts";
import { COVERED_FIGURE } from "../overlap/measureLayer.ts";
import { type FeatureToPack, packLayer } from "../overlap/packLayer.ts";
import { openPackedLayer, savePackedLayer } from "../overlap/packedLayerFile.ts";
import { readPolygons } from "../overlap/readPolygons.ts";
import { withDeadline } from "../time/withDeadline.ts";
import { coveringPairs } from "./coveringPairs.ts";
import {
  currentVersions,
  featuresAfter,
  RETENTION_DATASET,
  retentionParts,
  subcatchmentFingerprint,
  subcatchmentIds,
  uncoveredParts,
} from "./queries.ts";

const FEATURES_PER_PAGE = 5_000;
const PAIRS_PER_PAGE = 500;

/** Figures of the nitrogen layer, in the order they are packed. */
const NITROGEN_FIGURES = [
  "retention",
  "forestKgPerHa",
  "extensificationKgPerHa",
  "counts",
] as const;

/** The derived layer that nitrogen effects are measured on. */
export const NITROGEN_LAYER = "mars:nitrogen";

/** Answers in flight still name the old version's key; it is forgotten when they are done. */
const FORGET_AFTER_MS = 60_000;

export type LoadedLayer = {
  datasetId: string;
  versionId: number;
  key: string;
  /** What is left of features that others cover; null where no land lies in two. */
  restKey: string | null;
};

type Parts = {
  database: Database;
  pool: MeasuringPool;
  /** Where packed layers are kept between starts; null keeps none. */
  folder: string | null;
  warn: (message: string) => void;
};

/** The current version of every stored dataset, packed and shared with the measuring threads. */
export class LayerStore {
  readonly #parts: Parts;
  readonly #loaded = new Map<string, LoadedLayer>();
  readonly #forgetting = new Set<NodeJS.Timeout>();
  #refreshing: Promise<void> | null = null;
  #checkedAtMs = 0;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get(datasetId: string): LoadedLayer | undefined {
    return this.#loaded.get(datasetId);
  }

  all(): LoadedLayer[] {
    return [...this.#loaded.values()];
  }

  packed(loaded: LoadedLayer): PackedLayer | undefined {
    return this.#parts.pool.layer(loaded.key);
  }

  /** The layer that holds what others leave of covered features. */
  packedRest({ restKey }: LoadedLayer): PackedLayer | undefined {
    return restKey === null ? undefined : this.#parts.pool.layer(restKey);
  }

  /** Brings the store up to date unless that was done within the given time. */
  async refresh(olderThanMs = 0): Promise<void> {
    if (this.#closed || Date.now() - this.#checkedAtMs < olderThanMs) return;
    this.#refreshing ??= this.#load().finally(() => {
      this.#refreshing = null;
    });
    await this.#refreshing;
  }

  /**
   * Refreshes behind the caller's back. Only before the first load is there something to wait for,
   * and not for long: what is not packed yet is measured in the database.
   */
  async refreshSoon(olderThanMs: number, firstWaitMs: number): Promise<void> {
    const refreshed = this.refresh(olderThanMs).catch((fault: unknown) =>
      this.#parts.warn(`The layers could not be refreshed: ${String(fault)}`),
    );
    if (this.#checkedAtMs > 0) return;
    await withDeadline(refreshed, firstWaitMs, () => undefined);
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#forgetting) clearTimeout(timer);
  }

  async #load(): Promise<void> {
    const { database: both, folder, warn } = this.#parts;
    const database = both.read;
    const keep = (name: string, pack: () => Promise<PackedLayer[]>) =>
      loadPackedLayers(folder === null ? null : join(folder, name), pack, warn);
    const versions = await currentVersions(database);
    const wanted = new Set<string>();
    for (const { datasetId, versionId, fingerprint } of versions) {
      if (this.#closed) return;
      const key = `${datasetId}@${versionId}`;
      wanted.add(datasetId);
      await this.#bring({ datasetId, versionId, key }, () =>
        keep(fingerprint, async () => {
          const { whole, rest } = await packDataset(database, versionId);
          return [whole, rest];
        }),
      );
    }
    const retention = versions.find(({ datasetId }) => datasetId === RETENTION_DATASET);
    if (retention) {
      const fingerprint = `${retention.fingerprint}-${await subcatchmentFingerprint(database)}`;
      wanted.add(NITROGEN_LAYER);
      await this.#bring(
        {
          datasetId: NITROGEN_LAYER,
          versionId: retention.versionId,
          key: `${NITROGEN_LAYER}@${fingerprint}`,
        },
        () =>
          keep(`nitrogen-${fingerprint}`, async () => [
            await packNitrogen(database, retention.versionId),
          ]),
      );
    }
    for (const { datasetId } of this.all()) if (!wanted.has(datasetId)) this.#drop(datasetId);
    this.#checkedAtMs = Date.now();
  }

  async #bring(
    wanted: Omit<LoadedLayer, "restKey">,
    open: () => Promise<PackedLayer[]>,
  ): Promise<void> {
    if (this.#loaded.get(wanted.datasetId)?.key === wanted.key) return;
    const { pool } = this.#parts;
    const [whole, rest] = await open();
    const restKey = rest && rest.featureCount > 0 ? `${wanted.key}#rest` : null;
    pool.addLayer(wanted.key, whole!);
    if (restKey !== null) pool.addLayer(restKey, rest!);
    this.#drop(wanted.datasetId);
    this.#loaded.set(wanted.datasetId, { ...wanted, restKey });
  }

  #drop(datasetId: string): void {
    const old = this.#loaded.get(datasetId);
    if (!old) return;
    this.#loaded.delete(datasetId);
    const timer = setTimeout(() => {
      this.#forgetting.delete(timer);
      this.#parts.pool.removeLayer(old.key);
      if (old.restKey !== null) this.#parts.pool.removeLayer(old.restKey);
    }, FORGET_AFTER_MS);
    timer.unref();
    this.#forgetting.add(timer);
  }
}

/** Opens layers from their files, or packs and keeps them. `path` is that of the files, unended. */
async function loadPackedLayers(
  path: string | null,
  pack: () => Promise<PackedLayer[]>,
  warn: (message: string) => void,
): Promise<PackedLayer[]> {
  if (path === null) return pack();
  const fileOf = (index: number) => `${path}${index === 0 ? "" : `.${index}`}.pack`;
  // The first is written last: where it is, all are.
  const first = await openPackedLayer(fileOf(0));
  if (first) {
    const kept = [first];
    for (;;) {
      const next = await openPackedLayer(fileOf(kept.length));
      if (!next) return kept;
      kept.push(next);
    }
  }
  const packed = await pack();
  try {
    for (let index = packed.length - 1; index >= 0; index--)
      await savePackedLayer(packed[index]!, fileOf(index));
  } catch (fault) {
    // Without the file the next start is slower, and nothing else.
    warn(`A packed layer could not be kept: ${String(fault)}`);
  }
  return packed;
}

/** A dataset's features, and what is left of those that others cover in part. */
type DatasetLayers = { whole: PackedLayer; rest: PackedLayer };

async function packDataset(database: Queryable, versionId: number): Promise<DatasetLayers> {
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

/** Retention cut by sub-catchments: what nitrogen effects are computed from, in one measuring. */
function packNitrogen(database: Queryable, versionId: number): Promise<PackedLayer> {
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
