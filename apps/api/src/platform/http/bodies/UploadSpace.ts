/** How much of the disk uploads on their way in may take; one caller gets half of it. */
export class UploadSpace {
  readonly #limitBytes: number;
  readonly #ofCaller = new Map<string, number>();
  #usedBytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /** False where there is no room for so many bytes more. */
  take(caller: string, bytes: number): boolean {
    const own = (this.#ofCaller.get(caller) ?? 0) + bytes;
    if (this.#usedBytes + bytes > this.#limitBytes || own > this.#limitBytes / 2) return false;
    this.#ofCaller.set(caller, own);
    this.#usedBytes += bytes;
    return true;
  }

  giveBack(caller: string, bytes: number): void {
    const own = (this.#ofCaller.get(caller) ?? 0) - bytes;
    if (own > 0) this.#ofCaller.set(caller, own);
    else this.#ofCaller.delete(caller);
    this.#usedBytes -= bytes;
  }
}
