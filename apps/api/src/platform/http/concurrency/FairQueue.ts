export type FairLimits = {
  /** How much is done at once, in all and of one caller. */
  atOnce: number;
  atOncePerCaller: number;
  /** How much may wait, in all and of one caller. */
  waiting: number;
  waitingPerCaller: number;
  /** Of one caller in one turn of the event loop: what others sent meanwhile is read in between. */
  begunPerTurn?: number;
};

/** Gives the place back, or leaves the queue; once, however often it is called. */
export type Leave = () => void;
type Begin = (leave: Leave) => void;
type Caller = {
  running: number;
  begunThisTurn: number;
  waiting: Begin[];
  isPumping: boolean;
};

/**
 * Lets some work be done at once, some wait, and refuses the rest. No caller takes all places:
 * whoever sends much waits for themselves. Callers who wait take turns, each one's work in its order.
 */
export class FairQueue {
  readonly #limits: FairLimits;
  readonly #callers = new Map<string, Caller>();
  /** Callers with work that waits, whose turn it is first. */
  readonly #turns = new Set<string>();
  #running = 0;
  #waiting = 0;

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  get length(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Whose work fills the queue, where no more may wait: the caller's own, or everybody's. */
  fullFor(name: string): "of-caller" | "of-all" | null {
    const { waiting, waitingPerCaller } = this.#limits;
    if ((this.#callers.get(name)?.waiting.length ?? 0) >= waitingPerCaller) return "of-caller";
    return this.#waiting >= waiting ? "of-all" : null;
  }

  /** Calls `begin` now or when there is a place; null where not even the queue has room. */
  enter(name: string, begin: Begin): Leave | null {
    const caller = this.#callerOf(name);
    if (caller.waiting.length === 0 && this.#hasPlace(caller)) return this.#begin(name, begin);
    if (this.fullFor(name) !== null) {
      this.#forget(name, caller);
      return null;
    }
    let leave: Leave | null = null;
    const waiting: Begin = (given) => {
      leave = given;
      begin(given);
    };
    caller.waiting.push(waiting);
    this.#waiting += 1;
    this.#turns.add(name);
    if (this.#limits.begunPerTurn !== undefined) this.#pumpSoon(name, caller);
    return () => (leave === null ? this.#remove(name, caller, waiting) : leave());
  }

  /**
   * A place when there is one; null where not even the queue has room, and for one who went away
   * while waiting.
   */
  async waitForPlace(name: string, gone: AbortSignal): Promise<Leave | null> {
    if (gone.aborted) return null;
    const { promise, resolve } = Promise.withResolvers<Leave | null>();
    let hasBegun = false;
    const leave = this.enter(name, (place) => {
      hasBegun = true;
      resolve(place);
    });
    if (leave === null || hasBegun) return leave;
    const goAway = () => {
      leave();
      resolve(null);
    };
    gone.addEventListener("abort", goAway, { once: true });
    const place = await promise;
    gone.removeEventListener("abort", goAway);
    return place;
  }

  #callerOf(name: string): Caller {
    let caller = this.#callers.get(name);
    if (caller === undefined) {
      caller = { running: 0, begunThisTurn: 0, waiting: [], isPumping: false };
      this.#callers.set(name, caller);
    }
    return caller;
  }

  #hasPlace({ running, begunThisTurn }: Caller): boolean {
    const { atOnce, atOncePerCaller, begunPerTurn = Infinity } = this.#limits;
    return this.#running < atOnce && running < atOncePerCaller && begunThisTurn < begunPerTurn;
  }

  #begin(name: string, begin: Begin): Leave {
    const caller = this.#callerOf(name);
    caller.running += 1;
    this.#running += 1;
    if (this.#limits.begunPerTurn !== undefined) {
      caller.begunThisTurn += 1;
      this.#pumpSoon(name, caller);
    }
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      this.#giveBack(name, caller);
    };
    begin(leave);
    return leave;
  }

  #giveBack(name: string, caller: Caller): void {
    caller.running -= 1;
    this.#running -= 1;
    const { atOnce, begunPerTurn } = this.#limits;
    if (begunPerTurn !== undefined) this.#pumpSoon(name, caller);
    // Where callers have no limit in common, the place is of use to this one alone.
    if (begunPerTurn === undefined || atOnce < Infinity) this.#beginNext();
    this.#forget(name, caller);
  }

  #beginWaiting(name: string, caller: Caller): void {
    while (caller.waiting.length > 0 && this.#hasPlace(caller)) this.#take(name, caller);
  }

  #beginNext(): void {
    for (const name of this.#turns) {
      const caller = this.#callers.get(name)!;
      if (this.#hasPlace(caller)) return this.#take(name, caller);
    }
  }

  #take(name: string, caller: Caller): void {
    const begin = caller.waiting.shift()!;
    this.#waiting -= 1;
    this.#turns.delete(name);
    if (caller.waiting.length > 0) this.#turns.add(name);
    this.#begin(name, begin);
  }

  #remove(name: string, caller: Caller, waiting: Begin): void {
    const at = caller.waiting.indexOf(waiting);
    if (at < 0) return;
    caller.waiting.splice(at, 1);
    this.#waiting -= 1;
    if (caller.waiting.length === 0) this.#turns.delete(name);
    this.#forget(name, caller);
  }

  #pumpSoon(name: string, caller: Caller): void {
    if (caller.isPumping) return;
    caller.isPumping = true;
    setImmediate(() => {
      caller.isPumping = false;
      caller.begunThisTurn = 0;
      this.#beginWaiting(name, caller);
      this.#forget(name, caller);
    });
  }

  #forget(name: string, caller: Caller): void {
    if (caller.running === 0 && caller.waiting.length === 0 && !caller.isPumping)
      this.#callers.delete(name);
  }
}
