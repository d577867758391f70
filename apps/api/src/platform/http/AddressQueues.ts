export type AddressLimits = {
  /** How many requests of one address are worked on at once. */
  atOnce: number;
  /** How many more of it may wait. */
  waiting: number;
};

/** Of one address in one turn of the event loop: what others sent meanwhile is read in between. */
const BEGUN_PER_TURN = 2;

type Address = {
  running: number;
  begunThisTurn: number;
  waiting: (() => void)[];
  isPumping: boolean;
};

/**
 * A queue with a concurrency limit for each network address, so that whoever sends a thousand
 * requests at once waits for themselves and not everybody else for them. An address that sends a few at a time goes
 * straight through.
 */
export class AddressQueues {
  readonly #limits: AddressLimits;
  readonly #addresses = new Map<string, Address>();

  constructor(limits: AddressLimits) {
    this.#limits = limits;
  }

  get length(): { running: number; waiting: number } {
    const all = [...this.#addresses.values()];
    return {
      running: all.reduce((sum, { running }) => sum + running, 0),
      waiting: all.reduce((sum, { waiting }) => sum + waiting.length, 0),
    };
  }

  /** Calls `begin` now or when a place is free; false where too many of this address wait already. */
  enter(name: string, begin: () => void): boolean {
    const address = this.#addressOf(name);
    if (address.waiting.length === 0 && this.#hasPlace(address)) this.#begin(address, begin);
    else if (address.waiting.length < this.#limits.waiting) address.waiting.push(begin);
    else return false;
    this.#pumpSoon(name, address);
    return true;
  }

  /** Gives a place back; once for each that has begun. */
  leave(name: string): void {
    const address = this.#addresses.get(name);
    if (address === undefined) return;
    address.running -= 1;
    this.#pumpSoon(name, address);
  }

  #addressOf(name: string): Address {
    let address = this.#addresses.get(name);
    if (address === undefined) {
      address = { running: 0, begunThisTurn: 0, waiting: [], isPumping: false };
      this.#addresses.set(name, address);
    }
    return address;
  }

  #hasPlace({ running, begunThisTurn }: Address): boolean {
    return running < this.#limits.atOnce && begunThisTurn < BEGUN_PER_TURN;
  }

  #begin(address: Address, begin: () => void): void {
    address.running += 1;
    address.begunThisTurn += 1;
    begin();
  }

  #pumpSoon(name: string, address: Address): void {
    if (address.isPumping) return;
    address.isPumping = true;
    setImmediate(() => this.#pump(name, address));
  }

  #pump(name: string, address: Address): void {
    address.isPumping = false;
    address.begunThisTurn = 0;
    while (address.waiting.length > 0 && this.#hasPlace(address))
      this.#begin(address, address.waiting.shift()!);
    if (address.waiting.length > 0 && address.running < this.#limits.atOnce)
      this.#pumpSoon(name, address);
    else if (address.running === 0) this.#addresses.delete(name);
    else if (address.begunThisTurn > 0) this.#pumpSoon(name, address);
  }
}
