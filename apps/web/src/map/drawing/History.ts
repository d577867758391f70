/** Earlier and undone shapes. A new act forgets what was undone. */
export class History<T> {
  readonly #most: number;
  #past: T[] = [];
  #future: T[] = [];

  constructor(most = 500) {
    this.#most = most;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get stepCount(): number {
    return this.#past.length;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  remember(before: T): void {
    this.#past.push(before);
    if (this.#past.length > this.#most) this.#past.shift();
    this.#future = [];
  }

  /** Both ways, the next step last. */
  get steps(): { past: readonly T[]; future: readonly T[] } {
    return { past: this.#past, future: this.#future };
  }

  replace({ past, future }: { past: readonly T[]; future: readonly T[] }): void {
    this.#past = [...past];
    this.#future = [...future];
  }

  undo(now: T): T | null {
    const before = this.#past.pop();
    if (before === undefined) return null;
    this.#future.push(now);
    return before;
  }

  redo(now: T): T | null {
    const after = this.#future.pop();
    if (after === undefined) return null;
    this.#past.push(now);
    return after;
  }
}
