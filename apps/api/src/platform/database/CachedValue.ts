/** A value cached with a time to live; an expired one is still returned while it is reloaded. */
export class CachedValue<T> {
  readonly #load: () => Promise<T>;
  readonly #maxAgeMs: number;
  #value: { current: T } | null = null;
  #loading: Promise<T> | null = null;
  #loadedAtMs = 0;

  constructor(load: () => Promise<T>, maxAgeMs: number) {
    this.#load = load;
    this.#maxAgeMs = maxAgeMs;
  }

  /** Only the first caller waits. */
  async get(): Promise<T> {
    if (this.#value === null) return this.reload();
    if (Date.now() - this.#loadedAtMs > this.#maxAgeMs)
      // The next caller tries again; until then the last known value stands.
      this.reload().catch(() => undefined);
    return this.#value.current;
  }

  reload(): Promise<T> {
    this.#loading ??= this.#load()
      .then((current) => {
        this.#value = { current };
        this.#loadedAtMs = Date.now();
        return current;
      })
      .finally(() => {
        this.#loading = null;
      });
    return this.#loading;
  }
}
