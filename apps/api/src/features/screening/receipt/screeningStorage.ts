import type { Config } from "../../../platform/config/readConfig.ts";
import type { RetentionPolicy } from "../../../platform/storage/RetentionPolicy.ts";
import {
  deleteOldestFindings,
  deleteOldFindings,
  measureFindings,
} from "../findings/findingQueries.ts";
import {
  deleteExpiredScreenings,
  deleteUnopenedScreenings,
  measureScreenings,
} from "./screeningQueries.ts";

const BYTES_PER_MB = 1_000_000;

/** Receipts of screenings. */
export function receiptStorage({ storage }: Config): RetentionPolicy {
  return {
    name: "receipts",
    limitBytes: storage.receiptMb * BYTES_PER_MB,
    limitBytesPerCaller: storage.receiptMbPerCaller * BYTES_PER_MB,
    measureBytes: measureScreenings,
    deleteExpired: deleteExpiredScreenings,
    evict: deleteUnopenedScreenings,
  };
}

/** Findings kept for the next who asks for the same area. */
export function findingStorage({ storage }: Config): RetentionPolicy {
  return {
    name: "findings",
    limitBytes: storage.findingMb * BYTES_PER_MB,
    limitBytesPerCaller: storage.receiptMbPerCaller * BYTES_PER_MB,
    measureBytes: measureFindings,
    deleteExpired: (database, batchRows) =>
      deleteOldFindings(database, storage.findingDays, batchRows),
    evict: deleteOldestFindings,
  };
}
