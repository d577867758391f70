import type { Database, Queryable } from "../database/Database.ts";
import { addCallerUse, readCallerUse } from "./queries.ts";
import { ROW_BYTES } from "./RetentionPolicy.ts";

const DAY_MS = 86_400_000;

/** Why nothing more is kept: this caller has had their share, or all of it is used. */
export type StorageRefusal = { why: "caller" | "full"; retryAfterS: number };

type Limits = { name: string; limitBytes: number; limitBytesPerCaller: number };

/**
 * How much of one kind is kept: by one caller within a day, at all instances; and by all, as last
 * measured and with what came in here since.
 */
export class StorageQuota {
  readonly #limits: Limits;
  readonly #sweepSeconds: number;
  readonly #database: Pick<Database, "write">;
  readonly #nowMs: () => number;
  #usedBytes = 0;
  #measuredAtMs = Number.NEGATIVE_INFINITY;

  constructor(
    limits: Limits,
    sweepSeconds: number,
    database: Pick<Database, "write">,
    nowMs: () => number = Date.now,
  ) {
    this.#limits = limits;
    this.#sweepSeconds = sweepSeconds;
    this.#database = database;
    this.#nowMs = nowMs;
  }

  /** Asked before the work: what it will have cost is only known afterwards. */
  async refusalFor(caller: string): Promise<StorageRefusal | null> {
    if (this.#usedBytes >= this.#limits.limitBytes)
      return { why: "full", retryAfterS: this.#sweepSeconds };
    const own = await readCallerUse(this.#database.write, this.#windowOf(caller));
    if (own === null || own.bytes < this.#limits.limitBytesPerCaller) return null;
    const leftMs = own.since.getTime() + DAY_MS - this.#nowMs();
    return { why: "caller", retryAfterS: Math.max(1, Math.ceil(leftMs / 1000)) };
  }

  /** After one row of so many bytes was stored; no caller where no share is counted. */
  async add(
    caller: string | null,
    bytes: number,
    database: Queryable = this.#database.write,
  ): Promise<void> {
    this.#usedBytes += bytes + ROW_BYTES;
    if (caller === null) return;
    const at = new Date(this.#nowMs());
    const use = { ...this.#windowOf(caller), at, bytes: bytes + ROW_BYTES };
    await addCallerUse(database, use);
  }

  /** What someone measured for all instances; older news than we have is ignored. */
  measured(bytes: number, at: Date): void {
    if (at.getTime() <= this.#measuredAtMs) return;
    this.#measuredAtMs = at.getTime();
    this.#usedBytes = bytes;
  }

  #windowOf(caller: string) {
    return { kind: this.#limits.name, caller, since: new Date(this.#nowMs() - DAY_MS) };
  }
}
