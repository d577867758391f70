import type { Config } from "../../config/readConfig.ts";
import type { RetentionPolicy } from "../../storage/RetentionPolicy.ts";
import { deleteOldKeys, deleteSparedKeys, measureKeys } from "./idempotencyQueries.ts";

const BYTES_PER_MB = 1_000_000;

/** Answers kept for idempotency keys. They may hold personal data, so they go after a day. */
export function idempotencyStorage({ storage }: Config): RetentionPolicy {
  return {
    name: "idempotency-keys",
    limitBytes: storage.idempotencyMb * BYTES_PER_MB,
    limitBytesPerCaller: storage.idempotencyMbPerCaller * BYTES_PER_MB,
    measureBytes: measureKeys,
    deleteExpired: (database, batchRows) =>
      deleteOldKeys(database, storage.idempotencyHours, batchRows),
    evict: deleteSparedKeys,
  };
}
