import { Counter, Gauge, Histogram } from "prom-client";
import type { DatabaseObserver, PoolCounts } from "../database/DatabaseObserver.ts";
import type { Metrics } from "./Metrics.ts";

const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 10, 60];

/** Connections and statements as metrics. */
export function databaseObserver({ registry }: Metrics): DatabaseObserver {
  const registers = [registry];
  const pools = new Map<string, PoolCounts>();
  registry.registerMetric(
    new Gauge({
      name: "mars_database_connections",
      help: "Connections of a pool, by what they do",
      labelNames: ["pool", "state"],
      registers: [],
      collect() {
        for (const [pool, { totalCount, idleCount }] of pools) {
          this.set({ pool, state: "idle" }, idleCount);
          this.set({ pool, state: "busy" }, totalCount - idleCount);
        }
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "mars_database_waiting",
      help: "Requests that wait for a connection of a pool",
      labelNames: ["pool"],
      registers: [],
      collect() {
        for (const [pool, { waitingCount }] of pools) this.set({ pool }, waitingCount);
      },
    }),
  );
  const seconds = new Histogram({
    name: "mars_database_statement_duration_seconds",
    help: "Seconds a statement took, by what it was asked of",
    labelNames: ["database"],
    buckets,
    registers,
  });
  const failures = new Counter({
    name: "mars_database_statement_failures_total",
    help: "Statements that failed, refusals by constraints included",
    labelNames: ["database"],
    registers,
  });
  return {
    poolOpened: (name, counts) => void pools.set(name, counts),
    statementEnded(database, { durationMs, isFailure }) {
      seconds.observe({ database }, durationMs / 1000);
      if (isFailure) failures.inc({ database });
    },
  };
}
