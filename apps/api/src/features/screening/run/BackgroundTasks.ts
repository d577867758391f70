/** Background tasks: they outlive the request that started them and are awaited before shutdown. */
export class BackgroundTasks {
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
