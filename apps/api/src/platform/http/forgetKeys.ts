import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/Database.ts";
import { forgetOldKeys } from "./idempotencyQueries.ts";

const everyMs = 60 * 60 * 1000;
const keepHours = 24;

/** Kept answers may hold personal data: they go after a day. Every instance may do it. */
export function forgetKeys(database: Database, log: FastifyBaseLogger): () => void {
  const forget = () => {
    forgetOldKeys(database.write, keepHours).catch((error: unknown) =>
      log.warn({ err: error }, "old idempotency keys were not removed"),
    );
  };
  const timer = setInterval(forget, everyMs);
  timer.unref();
  forget();
  return () => clearInterval(timer);
}
