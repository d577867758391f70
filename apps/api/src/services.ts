import type { Config } from "./platform/config/readConfig.ts";
import type { Database } from "./platform/database/Database.ts";
import type { LayerStore } from "./platform/layers/LayerStore.ts";
import type { Metrics } from "./platform/metrics/Metrics.ts";
import type { MeasuringPool } from "./platform/overlap/MeasuringPool.ts";
import type { PdfWriter } from "./platform/pdf/PdfWriter.ts";
import type { ChangeWatch } from "./platform/publicData/ChangeWatch.ts";
import type { StorageSweep } from "./platform/storage/StorageSweep.ts";
import type { ResponseCache } from "./platform/publicData/ResponseCache.ts";

/** What every feature is given. */
export type Services = {
  config: Config;
  database: Database;
  now: () => Date;
  /** Dataset layers packed in memory; filled when first asked for, or by `main` at start. */
  layers: LayerStore;
  /** Threads that measure areas against the layers; started when first needed. */
  measuring: MeasuringPool;
  /** Writes tagged PDF documents; its compiler starts when first needed. */
  pdf: PdfWriter;
  /** Whether what the public sees has changed. */
  changes: ChangeWatch;
  /** Public responses as bytes, until something changes. */
  responseCache: ResponseCache;
  /** What operators watch; features add their own to its registry. */
  metrics: Metrics;
  /** Bounds what callers make us keep. */
  storage: StorageSweep;
};
