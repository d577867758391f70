import type { Config } from "../../platform/config/readConfig.ts";
import type { RetentionPolicy } from "../../platform/storage/RetentionPolicy.ts";
import { deleteOldestTracking, deleteOldTracking, measureTracking } from "./queries.ts";

const BYTES_PER_MB = 1_000_000;

/** Records of use. */
export function trackingStorage({ storage }: Config): RetentionPolicy {
  return {
    name: "tracking",
    limitBytes: storage.trackingMb * BYTES_PER_MB,
    limitBytesPerCaller: storage.trackingMbPerCaller * BYTES_PER_MB,
    measureBytes: measureTracking,
    deleteExpired: (database, batchRows) =>
      deleteOldTracking(database, storage.retentionDays.tracking, batchRows),
    evict: deleteOldestTracking,
  };
}
