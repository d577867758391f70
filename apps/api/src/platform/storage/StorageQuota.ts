import { LRUCache } from "lru-cache";
import { ROW_BYTES } from "./RetentionPolicy.ts";

const DAY_MS = 86_400_000;
const MAX_CALLERS = 20_000;

/** Why nothing more is kept: this caller has had their share, or all of it is used. */
export type StorageRefusal = { why: "caller" | "full"; retryAfterS: number };

type Limits = { limitBytes: number; limitBytesPerCaller: number };

/** How much of one kind is kept, as last measured and with what came in here since. */
export class StorageQuota {
  readonly #limits: Limits;
  readonly #sweepSeconds: number;
  readonly #nowMs: () => number;
  readonly #ofCaller: LRUCache<string, { bytes: number; sinceMs: number }>;
  #usedBytes = 0;
  #measuredAtMs = Number.NEGATIVE_INFINITY;

  constructor(limits: Limits, sweepSeconds: number, nowMs: () => number = Date.now) {
    this.#limits = limits;
    this.#sweepSeconds = sweepSeconds;
    this.#nowMs = nowMs;
    this.#ofCaller = new LRUCache({ max: MAX_CALLERS });
  }

  /** Asked before the work: what it will have cost is only known afterwards. */
  refusalFor(caller: string): StorageRefusal | null {
    const own = this.#countOf(caller);
    if (own.bytes >= this.#limits.limitBytesPerCaller) {
      const leftMs = own.sinceMs + DAY_MS - this.#nowMs();
      return { why: "caller", retryAfterS: Math.max(1, Math.ceil(leftMs / 1000)) };
    }
    if (this.#usedBytes >= this.#limits.limitBytes)
      return { why: "full", retryAfterS: this.#sweepSeconds };
    return null;
  }

  /** After one row of so many bytes was stored. */
  add(caller: string, bytes: number): void {
    const own = this.#countOf(caller);
    own.bytes += bytes + ROW_BYTES;
    this.#usedBytes += bytes + ROW_BYTES;
  }

  /** What someone measured for all instances; older news than we have is ignored. */
  measured(bytes: number, at: Date): void {
    if (at.getTime() <= this.#measuredAtMs) return;
    this.#measuredAtMs = at.getTime();
    this.#usedBytes = bytes;
  }

  #countOf(caller: string): { bytes: number; sinceMs: number } {
    const known = this.#ofCaller.get(caller);
    if (known && this.#nowMs() - known.sinceMs < DAY_MS) return known;
    const fresh = { bytes: 0, sinceMs: this.#nowMs() };
    this.#ofCaller.set(caller, fresh);
    return fresh;
  }
}
