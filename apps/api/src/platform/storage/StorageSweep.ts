import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/Database.ts";
import { PeriodicJob } from "../jobs/PeriodicJob.ts";
import { claimPeriodicJob } from "../jobs/queries.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import { readStorageUse, saveStorageUse } from "./queries.ts";
import { StorageQuota } from "./StorageQuota.ts";
import type { RetentionPolicy } from "./RetentionPolicy.ts";

const JOB = "storage-sweep";
const BATCH_ROWS = 5_000;
/** Room is made before the limit is reached, and enough of it to last. */
const FULL_SHARE = 0.9;
const WANTED_SHARE = 0.8;

type Parts = {
  database: Database;
  sweepSeconds: number;
  metrics: Metrics;
  log: () => Pick<FastifyBaseLogger, "warn" | "info">;
};

/**
 * Keeps what callers make us store within its bounds. One instance of the cluster sweeps and
 * measures; all read what it measured.
 */
export class StorageSweep {
  readonly #parts: Parts;
  readonly #kinds: { kind: RetentionPolicy; quota: StorageQuota }[] = [];
  readonly #localSweeps: (() => Promise<void>)[] = [];
  readonly #job: PeriodicJob;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#job = new PeriodicJob({
      everyMs: parts.sweepSeconds * 1000,
      round: () => this.sweep(),
      onFailure: (error) => parts.log().warn({ err: error }, "the sweep failed"),
    });
  }

  /** A feature names what it stores; its routes ask the quota before and tell it after. */
  registerKind(kind: RetentionPolicy): StorageQuota {
    const quota = new StorageQuota(kind, this.#parts.sweepSeconds, this.#parts.database);
    this.#kinds.push({ kind, quota });
    return quota;
  }

  /** What lies on this machine alone and is swept by each instance. */
  registerLocalSweep(work: () => Promise<void>): void {
    this.#localSweeps.push(work);
  }

  start(): void {
    this.#job.start({ atOnce: true });
  }

  stop(): Promise<void> {
    return this.#job.stop();
  }

  async sweep(): Promise<void> {
    for (const work of this.#localSweeps) await this.#logged("temporary files", work);
    const { database, metrics, sweepSeconds } = this.#parts;
    await this.#logged("stored data", async () => {
      if (await claimPeriodicJob(database.write, JOB, sweepSeconds))
        for (const { kind } of this.#kinds)
          await this.#logged(kind.name, () =>
            metrics.runJob(`sweep-${kind.name}`, () => this.#sweepKind(kind)),
          );
      for (const { kind, bytes, measuredAt } of await readStorageUse(database.write))
        this.#kinds.find((one) => one.kind.name === kind)?.quota.measured(bytes, measuredAt);
    });
  }

  async #sweepKind(kind: RetentionPolicy): Promise<void> {
    const { write } = this.#parts.database;
    // In batches: on the embedded engine everybody else waits for each statement.
    while ((await kind.deleteExpired(write, BATCH_ROWS)) >= BATCH_ROWS);
    let bytes = await kind.measureBytes(write);
    if (bytes > FULL_SHARE * kind.limitBytes) {
      const before = bytes;
      while (bytes > WANTED_SHARE * kind.limitBytes) {
        const freed = await kind.evict(write, bytes - WANTED_SHARE * kind.limitBytes);
        if (freed <= 0) break;
        bytes -= freed;
      }
      bytes = await kind.measureBytes(write);
      this.#parts
        .log()
        .warn({ kind: kind.name, before, bytes, limitBytes: kind.limitBytes }, "storage was full");
    }
    await saveStorageUse(write, kind.name, bytes);
  }

  async #logged(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (fault) {
      this.#parts.log().warn({ err: fault }, `sweeping ${what} failed`);
    }
  }
}
