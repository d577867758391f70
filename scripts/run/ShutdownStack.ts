/** Things that run, stopped in the reverse order of their start. */
export class ShutdownStack {
  #stops: { title: string; stop: () => Promise<void> | void }[] = [];
  #stopping: Promise<void> | undefined;

  add(title: string, stop: () => Promise<void> | void): void {
    this.#stops.push({ title, stop });
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    for (const { title, stop } of this.#stops.toReversed()) {
      try {
        await stop();
      } catch (error) {
        // One that will not stop must not keep the database from being closed well.
        process.stderr.write(`MARS: ${title} did not stop cleanly: ${String(error)}\n`);
      }
    }
  }
}
