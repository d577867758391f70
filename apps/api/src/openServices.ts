import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { LayerStore } from "./platform/layers/LayerStore.ts";
import { contentMetrics } from "./platform/metrics/contentMetrics.ts";
import { Metrics } from "./platform/metrics/Metrics.ts";
import { MeasuringPool } from "./platform/overlap/MeasuringPool.ts";
import { PdfWriter } from "./platform/pdf/PdfWriter.ts";
import { ChangeWatch } from "./platform/publicData/ChangeWatch.ts";
import { ResponseCache } from "./platform/publicData/ResponseCache.ts";
import { StorageSweep } from "./platform/storage/StorageSweep.ts";
import type { Services } from "./services.ts";

type Parts = Pick<Services, "config" | "database"> & Partial<Pick<Services, "now" | "metrics">>;

/** What every feature is given. The log is asked for when needed: the server that has it comes later. */
export function openServices(parts: Parts, log: () => FastifyBaseLogger): Services {
  const { config, database, metrics = new Metrics() } = parts;
  const warn = (message: string) => log().warn(message);
  const measuring = new MeasuringPool(Math.min(4, availableParallelism()));
  const pdf = new PdfWriter();
  const changes = new ChangeWatch({ database: database.watch, warn });
  metrics.watchQueue("measuring", () => measuring.length);
  metrics.watchQueue("pdf", () => pdf.length);
  contentMetrics(metrics, database.read);
  return {
    config,
    database,
    now: parts.now ?? (() => new Date()),
    layers: new LayerStore({
      database,
      pool: measuring,
      folder: join(config.database.dataDir, "layers"),
      warn,
    }),
    measuring,
    pdf,
    changes,
    responseCache: new ResponseCache(changes),
    metrics,
    storage: new StorageSweep({
      database,
      sweepSeconds: config.storage.sweepSeconds,
      log,
      metrics,
    }),
  };
}

export async function closeServices({ storage, layers, measuring, pdf }: Services): Promise<void> {
  await storage.stop();
  layers.close();
  await Promise.all([measuring.close(), pdf.close()]);
}
