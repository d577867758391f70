const windowMs = 60_000;
const mostCallers = 50_000;

/** How often each network address was answered within a minute. Counting is all it costs. */
export class CallerCounts {
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  #untilMs = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more; false once an address has had all that a minute holds. */
  allows(address: string | undefined, nowMs = Date.now()): boolean {
    if (nowMs >= this.#untilMs || this.#counts.size >= mostCallers) {
      this.#counts.clear();
      this.#untilMs = nowMs + windowMs;
    }
    const key = address ?? "";
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= this.#most;
  }
}
