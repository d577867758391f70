/** Of everybody together, and of one caller; who comes after is asked to come back. */
export const MAX_WAITING = 60;
export const MAX_WAITING_OF_ONE = 10;

/** Those who wait for a reader, by caller: each caller in turn, and each one's files in their order. */
export class WaitingUploads<Job> {
  readonly #callers = new Map<string, Job[]>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Why no more are taken, or null. */
  refusalFor(caller: string): "upload.busy" | "upload.too-many-at-once" | null {
    if ((this.#callers.get(caller)?.length ?? 0) >= MAX_WAITING_OF_ONE)
      return "upload.too-many-at-once";
    return this.#count >= MAX_WAITING ? "upload.busy" : null;
  }

  add(caller: string, job: Job): void {
    const jobs = this.#callers.get(caller);
    if (jobs) jobs.push(job);
    else this.#callers.set(caller, [job]);
    this.#count++;
  }

  /** The next job: callers in the order they came, one file each a round, of those that `may`. */
  take(may: (caller: string) => boolean): { caller: string; job: Job } | null {
    for (const [caller, jobs] of this.#callers) {
      if (!may(caller)) continue;
      const job = jobs.shift()!;
      this.#count--;
      this.#callers.delete(caller);
      if (jobs.length > 0) this.#callers.set(caller, jobs);
      return { caller, job };
    }
    return null;
  }

  remove(caller: string, job: Job): void {
    const jobs = this.#callers.get(caller);
    const at = jobs?.indexOf(job) ?? -1;
    if (at < 0) return;
    jobs!.splice(at, 1);
    this.#count--;
    if (jobs!.length === 0) this.#callers.delete(caller);
  }
}
