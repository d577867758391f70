import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/Database.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import { deleteOldKeys } from "./idempotencyQueries.ts";

const everyMs = 60 * 60 * 1000;
const keepHours = 24;

/** Stored responses may hold personal data: they are deleted after a day. Every instance may do it. */
export function deleteOldKeysHourly(
  database: Database,
  log: FastifyBaseLogger,
  metrics: Metrics,
): () => void {
  const sweep = () => {
    metrics
      .runJob("idempotency-keys", () => deleteOldKeys(database.write, keepHours))
      .catch((error: unknown) => log.warn({ err: error }, "old idempotency keys were not removed"));
  };
  const timer = setInterval(sweep, everyMs);
  timer.unref();
  sweep();
  return () => clearInterval(timer);
}
