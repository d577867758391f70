/**
 * Stops asking a service that keeps failing, and lets one question through after a while to see
 * whether it is back. Without it, every analysis would wait out the timeout of a dead service.
 */
export class CircuitBreaker {
  readonly #failuresToOpen: number;
  readonly #restMilliseconds: number;
  readonly #now: () => number;
  #failures = 0;
  #openedAt: number | null = null;
  #trying = false;

  constructor(options: { failuresToOpen: number; restMilliseconds: number; now: () => number }) {
    this.#failuresToOpen = options.failuresToOpen;
    this.#restMilliseconds = options.restMilliseconds;
    this.#now = options.now;
  }

  /** Whether a question may be asked now; the one that tries a resting service counts as asked. */
  mayAsk(): boolean {
    if (this.#openedAt === null) return true;
    if (this.#trying || this.#now() - this.#openedAt < this.#restMilliseconds) return false;
    this.#trying = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#openedAt = null;
    this.#trying = false;
  }

  /** The question was undone before an answer came. */
  undecided(): void {
    this.#trying = false;
  }

  failed(): void {
    this.#failures++;
    this.#trying = false;
    if (this.#openedAt !== null || this.#failures >= this.#failuresToOpen)
      this.#openedAt = this.#now();
  }
}
