import { Gauge } from "prom-client";
import type { Queryable } from "../database/Database.ts";
import { withDeadline } from "../time/withDeadline.ts";
import { importTimes, sourceStandings } from "./queries.ts";
import type { Metrics } from "./Metrics.ts";

/** A scrape must not hang on a busy database: what it could not tell is missing then. */
const deadlineMs = 2_000;

const secondsOf = (at: Date) => at.getTime() / 1000;

/** What any process has brought in, and how each official source stands. */
export function contentMetrics({ registry }: Metrics, database: Queryable): void {
  const told = <Row>(read: (from: Queryable) => Promise<Row[]>) =>
    withDeadline<Row[]>(
      read(database).catch(() => []),
      deadlineMs,
      () => [],
    );
  registry.registerMetric(
    new Gauge({
      name: "mars_import_timestamp_seconds",
      help: "When content was last imported, by kind and source",
      labelNames: ["kind", "source"],
      registers: [],
      async collect() {
        this.reset();
        for (const { kind, source, at } of await told(importTimes))
          this.set({ kind, source }, secondsOf(at));
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "mars_source_failing",
      help: "1 where the last attempt to fetch an official source failed",
      labelNames: ["source"],
      registers: [],
      async collect() {
        this.reset();
        for (const { source, isFailing } of await told(sourceStandings))
          this.set({ source }, Number(isFailing));
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "mars_source_timestamp_seconds",
      help: "When an official source was last taken or found unchanged, last tried, and is due next",
      labelNames: ["source", "moment"],
      registers: [],
      async collect() {
        this.reset();
        for (const { source, takenAt, triedAt, nextAt } of await told(sourceStandings))
          for (const [moment, at] of Object.entries({
            taken: takenAt,
            tried: triedAt,
            next: nextAt,
          }))
            if (at) this.set({ source, moment }, secondsOf(at));
      },
    }),
  );
}
