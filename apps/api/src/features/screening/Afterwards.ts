/** Work that goes on when its request has been answered, and is finished before the server closes. */
export class Afterwards {
  readonly #running = new Set<Promise<void>>();
  readonly #warn: (fault: unknown) => void;

  constructor(warn: (fault: unknown) => void) {
    this.#warn = warn;
  }

  run(work: () => Promise<void>): void {
    const running = work()
      .catch(this.#warn)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async done(): Promise<void> {
    await Promise.all(this.#running);
  }
}
