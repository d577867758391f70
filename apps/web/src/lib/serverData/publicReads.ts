import { askedWaitMs } from "../http/askedWaitMs.ts";
import { readIfChanged } from "../http/call.ts";
import type { QueryParameters } from "../http/queryString.ts";
import type { RequestState } from "../requestStatus/useRequest.ts";

/** How old a figure may grow on a page that is looked at. */
const everyMs = 60_000;
/** Coming back to a page tells of it twice, by focus and by visibility. */
const freshMs = 5000;

const running: RequestState<unknown> = { status: "RUNNING", data: null, error: null };
const reads = new Map<string, PublicRead>();
/** Where the server renders: how it reads, and that what is rendered waits for what is read. */
let serverRead: ((path: `/${string}`, query?: QueryParameters) => Promise<ReadAnswer>) | null =
  null;
const watched = new Set<PublicRead>();
let timer = 0;

export type ReadAnswer = { data: unknown; tag: string | null };
type AskedRead = { path: `/${string}`; query?: QueryParameters | undefined };
/** An answer with what it answers, as it travels within a page; without, it is fetched to hydrate. */
export type RenderedRead = AskedRead & Partial<ReadAnswer>;

/** Longer answers would double the page, which shows what they say already. */
const CARRIED_CHARS = 8_000;

/** One public address: its answer, kept for the page's lifetime, and read again while it is shown. */
export class PublicRead {
  readonly #path: `/${string}`;
  readonly #query: QueryParameters | undefined;
  readonly #listeners = new Set<() => void>();
  #state = running;
  #rendered = running;
  #tag: string | null = null;
  #askedAt = 0;
  #notBefore = 0;
  #isAsking = false;
  #isOutdated = false;
  #onServer: Promise<void> | null = null;

  constructor(path: `/${string}`, query?: QueryParameters) {
    this.#path = path;
    this.#query = query;
  }

  readonly get = (): RequestState<unknown> => this.#state;

  /** What the server rendered; the browser begins with the same. */
  readonly getRendered = (): RequestState<unknown> => this.#rendered;

  /** While the server renders: the read itself, to be waited for. Null in a browser. */
  get onServer(): Promise<void> | null {
    if (serverRead === null) return null;
    this.#onServer ??= serverRead(this.#path, this.#query).then((answer) => this.take(answer));
    return this.#onServer;
  }

  /** An answer that came with the page. */
  take({ data, tag }: ReadAnswer): void {
    this.#tag = tag;
    this.#askedAt = Date.now();
    this.#rendered = { status: "SUCCESS", data, error: null };
    this.#become(this.#rendered);
  }

  get asRendered(): RenderedRead {
    const asked = { path: this.#path, query: this.#query };
    const { data } = this.#state;
    const isLong = JSON.stringify(data).length > CARRIED_CHARS;
    return isLong ? asked : { ...asked, data, tag: this.#tag };
  }

  /** Fetches what the server rendered with and did not send along. */
  async fetchRendered(): Promise<void> {
    await this.ask();
    this.#rendered = this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    watch(this);
    if (this.ageMs() >= everyMs) this.refresh();
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

  /** Reads again by itself, but not before the time that the server has asked for. */
  refresh(): void {
    if (this.ageMs() >= freshMs && Date.now() >= this.#notBefore) void this.ask();
  }

  /** After a change: an answer already on its way may be from before it. */
  readAnew(): void {
    this.#isOutdated = this.#isAsking;
    void this.ask();
  }

  async ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#isOutdated = false;
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
    if (this.#isOutdated && Date.now() >= this.#notBefore) await this.ask();
  }

  /** What is shown stays: figures of a minute ago are better than none. */
  #failed(error: Error): void {
    this.#notBefore = Date.now() + askedWaitMs(error);
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
  for (const read of watched) read.readAnew();
}

/** What came with the page needs not be requested. */
export function primeReads(taken: readonly RenderedRead[]): void {
  for (const { path, query, data, tag = null } of taken) {
    const read = publicRead(path, query);
    if (data === undefined) leftOut.push(read);
    else read.take({ data, tag });
  }
}

/** What the page was rendered with and did not bring: hydration begins with the same. */
const leftOut: PublicRead[] = [];
export async function fetchLeftOut(): Promise<void> {
  await Promise.all(leftOut.splice(0).map((read) => read.fetchRendered()));
}

/** Begins the rendering of a page on the server: nothing of the one before is left. */
export function readOnServer(read: NonNullable<typeof serverRead>): void {
  serverRead = read;
  reads.clear();
}

export function renderedReads(): RenderedRead[] {
  return [...reads.values()].map((read) => read.asRendered);
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
