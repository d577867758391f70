type Parts = {
  everyMs: number;
  round: () => Promise<void>;
  /** The next round tries again. */
  onFailure: (error: unknown) => void;
};

/** What is done every so often while the server listens: never twice at once, awaited at shutdown. */
export class PeriodicJob {
  readonly #parts: Parts;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The first round comes after one interval, or at once. */
  start({ atOnce = false }: { atOnce?: boolean } = {}): void {
    this.#timer ??= setInterval(() => void this.run(), this.#parts.everyMs).unref();
    if (atOnce) void this.run();
  }

  /** A round now; where one is under way, that one. */
  run(): Promise<void> {
    this.#running ??= this.#guarded().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Begins no more rounds, and waits for the one that is under way. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#running;
  }

  async #guarded(): Promise<void> {
    try {
      await this.#parts.round();
    } catch (error) {
      this.#parts.onFailure(error);
    }
  }
}
