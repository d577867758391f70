import { Gauge } from "prom-client";
import type { Queryable } from "../database/Database.ts";
import { withDeadline } from "../time/withDeadline.ts";
import { importTimes, type ImportTime } from "./queries.ts";
import type { Metrics } from "./Metrics.ts";

/** A scrape must not hang on a busy database: what it could not tell is missing then. */
const deadlineMs = 2_000;

/** When each dataset, geography and the national status were last brought in, by any process. */
export function contentMetrics({ registry }: Metrics, database: Queryable): void {
  registry.registerMetric(
    new Gauge({
      name: "mars_import_timestamp_seconds",
      help: "When content was last imported, by kind and source",
      labelNames: ["kind", "source"],
      registers: [],
      async collect() {
        this.reset();
        const asked = importTimes(database).catch(() => []);
        const times = await withDeadline<ImportTime[]>(asked, deadlineMs, () => []);
        for (const { kind, source, at } of times) this.set({ kind, source }, at.getTime() / 1000);
      },
    }),
  );
}
