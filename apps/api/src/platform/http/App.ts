import type { Contract } from "@mars/contracts/platform/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/readConfig.ts";
import type { Database } from "../database/Database.ts";
import type { Identify } from "../identity/identify.ts";
import type { StorageQuota } from "../storage/StorageQuota.ts";
import type { StorageSweep } from "../storage/StorageSweep.ts";
import type { LimitConcurrency } from "./concurrency/limitConcurrency.ts";

export type App = FastifyInstance;

/** What `route` needs of the platform; features use `Services` instead. */
export type Platform = {
  config: Config;
  database: Database;
  identify: Identify;
  limitConcurrency: LimitConcurrency;
  /** What is kept for idempotency keys. */
  keys: StorageQuota;
  storage: StorageSweep;
  /** Every contract that was registered, for documentation and 405. */
  contracts: Contract[];
};

declare module "fastify" {
  interface FastifyInstance {
    platform: Platform;
  }
}
