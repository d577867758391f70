export type WorkLimits = {
  /** How much is done at once, in all and of one caller. */
  atOnce: number;
  atOncePerCaller: number;
  /** How much may wait, in all; one caller gets half of it. */
  waiting: number;
};

type Waiting = { caller: string; start: () => void };

/** Lets some work be done at once, some wait, and refuses the rest; no caller takes all places. */
export class WorkQueue {
  readonly #limits: WorkLimits;
  readonly #running = new Map<string, number>();
  #runningCount = 0;
  #waiting: Waiting[] = [];

  constructor(limits: WorkLimits) {
    this.#limits = limits;
  }

  get length(): { running: number; waiting: number } {
    return { running: this.#runningCount, waiting: this.#waiting.length };
  }

  /**
   * A place, given back by calling it; null where even the queue is full. One who goes away while
   * waiting leaves the queue.
   */
  async enter(caller: string, gone: AbortSignal): Promise<(() => void) | null> {
    if (gone.aborted) return null;
    if (this.#hasPlaceFor(caller)) this.#take(caller);
    else if (!this.#mayWait(caller) || !(await this.#waitForPlace(caller, gone))) return null;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#giveBack(caller);
    };
  }

  /** True with a place taken; false for one who went away. */
  async #waitForPlace(caller: string, gone: AbortSignal): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiting = { caller, start: () => resolve(true) };
    this.#waiting.push(waiting);
    const leave = () => {
      this.#waiting = this.#waiting.filter((one) => one !== waiting);
      resolve(false);
    };
    gone.addEventListener("abort", leave, { once: true });
    const isStarted = await promise;
    gone.removeEventListener("abort", leave);
    return isStarted;
  }

  #hasPlaceFor(caller: string): boolean {
    const { atOnce, atOncePerCaller } = this.#limits;
    return this.#runningCount < atOnce && (this.#running.get(caller) ?? 0) < atOncePerCaller;
  }

  #mayWait(caller: string): boolean {
    const { waiting } = this.#limits;
    const own = this.#waiting.filter((one) => one.caller === caller).length;
    return this.#waiting.length < waiting && own < Math.ceil(waiting / 2);
  }

  #take(caller: string): void {
    this.#runningCount += 1;
    this.#running.set(caller, (this.#running.get(caller) ?? 0) + 1);
  }

  #giveBack(caller: string): void {
    const own = (this.#running.get(caller) ?? 1) - 1;
    this.#runningCount -= 1;
    if (own === 0) this.#running.delete(caller);
    else this.#running.set(caller, own);
    // Whoever has waited longest among those who have not got their share.
    const next = this.#waiting.find((one) => this.#hasPlaceFor(one.caller));
    if (next === undefined) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#take(next.caller);
    next.start();
  }
}
