import { readIfChanged } from "../http/call.ts";
import { HttpProblem } from "../http/HttpProblem.ts";
import type { QueryParameters } from "../http/queryString.ts";
import type { RequestState } from "../requestStatus/useRequest.ts";

/** How old a figure may grow on a page that is looked at. */
const everyMs = 60_000;
/** Coming back to a page tells of it twice, by focus and by visibility. */
const freshMs = 5000;

const running: RequestState<unknown> = { status: "RUNNING", data: null, error: null };
const reads = new Map<string, PublicRead>();
const watched = new Set<PublicRead>();
let timer = 0;

/** One public address: its answer, kept for the page's lifetime, and read anew while it is shown. */
export class PublicRead {
  readonly #path: `/${string}`;
  readonly #query: QueryParameters | undefined;
  readonly #listeners = new Set<() => void>();
  #state = running;
  #tag: string | null = null;
  #askedAt = 0;
  #notBefore = 0;
  #isAsking = false;

  constructor(path: `/${string}`, query?: QueryParameters) {
    this.#path = path;
    this.#query = query;
  }

  readonly get = (): RequestState<unknown> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    watch(this);
    if (this.ageMs() >= everyMs) void this.ask();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) unwatch(this);
    };
  };

  ageMs(): number {
    return Date.now() - this.#askedAt;
  }

  readonly retry = (): void => {
    this.#become(running);
    void this.ask();
  };

  /** Reads anew by itself, but not before the time that the server has asked for. */
  refresh(): void {
    if (this.ageMs() >= freshMs && Date.now() >= this.#notBefore) void this.ask();
  }

  async ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#askedAt = Date.now();
    const { status } = this.#state;
    try {
      const answer = await readIfChanged<unknown>(this.#path, {
        query: this.#query,
        quiet: true,
        knownTag: status === "SUCCESS" ? this.#tag : null,
        // What is kept in the browser may be as old as its rules allow: ask whether it still holds.
        revalidates: status === "SUCCESS",
      });
      if (answer) {
        this.#tag = answer.tag;
        this.#become({ status: "SUCCESS", data: answer.data, error: null });
      }
    } catch (error) {
      this.#failed(error as Error);
    } finally {
      this.#isAsking = false;
    }
  }

  /** What is shown stays: figures of a minute ago are better than none. */
  #failed(error: Error): void {
    const waitMs = error instanceof HttpProblem ? (error.retryAfterMs ?? 0) : 0;
    this.#notBefore = Date.now() + waitMs;
    if (this.#state.status !== "SUCCESS") this.#become({ status: "ERROR", data: null, error });
  }

  #become(state: RequestState<unknown>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export function publicRead(path: `/${string}`, query?: QueryParameters): PublicRead {
  const key = path + JSON.stringify(query ?? null);
  const known = reads.get(key);
  if (known) return known;
  const made = new PublicRead(path, query);
  reads.set(key, made);
  return made;
}

/** After a change that public figures depend on. */
export function clearReads(): void {
  reads.clear();
  for (const read of watched) void read.ask();
}

function refreshShown(): void {
  if (document.visibilityState === "visible") for (const read of watched) read.refresh();
}

function watch(read: PublicRead): void {
  watched.add(read);
  if (timer !== 0) return;
  timer = window.setInterval(refreshShown, everyMs);
  window.addEventListener("focus", refreshShown);
  document.addEventListener("visibilitychange", refreshShown);
}

function unwatch(read: PublicRead): void {
  watched.delete(read);
  if (watched.size > 0) return;
  clearInterval(timer);
  timer = 0;
  window.removeEventListener("focus", refreshShown);
  document.removeEventListener("visibilitychange", refreshShown);
}
