import { LRUCache } from "lru-cache";
import { ProblemError } from "../problems/ProblemError.ts";
import { problemOf } from "../problems/problemOf.ts";
import type { ChangeWatch } from "./ChangeWatch.ts";
import type { ChangeTopic } from "./queries.ts";
import { CachedResponse } from "./CachedResponse.ts";
import { UrlCache } from "./UrlCache.ts";
import { withDeadline } from "../time/withDeadline.ts";

const jsonType = "application/json; charset=utf-8";
const maxBytes = 128 * 1024 * 1024;
/** With the watch's own deadlines it keeps changes within two seconds where the database answers. */
const staleAfterMs = 1_500;
/** After this a caller whose response has never been built is told to retry later. */
const FIRST_WITHIN_MS = 20_000;
const retryAfterMs = 1_000;

const always = () => "";
/** The database, or whoever is to read it, is unavailable or has no time. */
const outages: ReadonlySet<string> = new Set(["database.unavailable", "server.busy"]);
const isOutage = (error: unknown) => outages.has(problemOf(error).code);

type Entry = {
  /** Of what is made. */
  version: string;
  made?: CachedResponse;
  /** The next one, while it is being made: one at a time, however often things change. */
  making: Promise<CachedResponse> | null;
  makingVersion: string;
  startedMs: number;
  /** The last attempt failed or took too long: no one waits for the next. */
  isLate: boolean;
};

export type CacheLoader = {
  key: string;
  topics: readonly ChangeTopic[];
  /** Changes with time alone, such as the day; part of the version. */
  epoch?: () => string;
  mediaType?: string;
  /** Does not count in `staleServed`: nothing is made of a page. */
  isPage?: boolean;
  make: (version: string) => Promise<string | Buffer>;
};

/**
 * Cache of public responses, valid until what they are made of changes. Concurrent requests for a
 * missing one share one computation; the least recently used are evicted. Where the database is
 * away, busy or locked, what is here is served as it is: stale beats waiting. Any other failure
 * tells that there is no such answer any more, as when a project is withdrawn: then it is no longer there.
 */
export class ResponseCache {
  /** Urls that can be answered from here without asking their route again. */
  readonly urls = new UrlCache();
  readonly #watch: ChangeWatch;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ made }) => made?.heldBytes || 1,
  });
  readonly #firstWithinMs: number;
  #staleServed = 0;

  constructor(watch: ChangeWatch, { firstWithinMs = FIRST_WITHIN_MS } = {}) {
    this.#watch = watch;
    this.#firstWithinMs = firstWithinMs;
  }

  /** Whether there is anything to serve without the database. */
  get isEmpty(): boolean {
    return this.#entries.find(({ made }) => made !== undefined) === undefined;
  }

  /** How often an answer was given that no longer held: whoever makes something of it can tell. */
  get staleServed(): number {
    return this.#staleServed;
  }

  /** The answer if it is ready and known to hold: the way most requests go. */
  held({
    key,
    topics,
    epoch = always,
  }: Pick<CacheLoader, "key" | "topics" | "epoch">): CachedResponse | undefined {
    const version = this.#watch.versionNow(topics);
    if (version === undefined) return undefined;
    const entry = this.#entries.get(key);
    return entry?.version === `${version} ${epoch()}` ? entry.made : undefined;
  }

  get(loader: CacheLoader): Promise<CachedResponse> {
    const made = this.#entries.get(loader.key)?.made;
    const newest = this.#newest(loader);
    if (made !== undefined) return newest;
    return withDeadline(newest, this.#firstWithinMs, () => {
      throw new ProblemError("database.unavailable", { headers: { "retry-after": "5" } });
    });
  }

  async #newest(loader: CacheLoader): Promise<CachedResponse> {
    const { key, topics, epoch = always, isPage = false } = loader;
    const changes = await this.#watch.version(topics);
    const version = `${changes} ${epoch()}`;
    const entry = this.#entryOf(key);
    const { made } = entry;
    if (made !== undefined && entry.version === version) return made;
    const isOutdated = entry.making !== null && entry.makingVersion !== version;
    const making = isOutdated
      ? entry.making!.then(
          () => this.#newest(loader),
          () => this.#newest(loader),
        )
      : this.#makeOnce(entry, loader, { changes, version });
    if (made === undefined) return making;
    const leftMs = entry.isLate ? 0 : staleAfterMs - (performance.now() - entry.startedMs);
    const { startedMs } = entry;
    // What fails is tried again by a later request. A newer one may have been made meanwhile.
    const stale = () => {
      if (!isPage && entry.version !== version) this.#staleServed += 1;
      return entry.made ?? made;
    };
    const orStale = making.catch((error: unknown) => {
      if (isOutage(error)) return stale();
      throw error;
    });
    if (leftMs <= 0) return stale();
    return withDeadline(orStale, leftMs, () => {
      // The one that is made now may have been begun later.
      if (entry.startedMs === startedMs) entry.isLate = true;
      return stale();
    });
  }

  #makeOnce(
    entry: Entry,
    { key, make, mediaType = jsonType }: CacheLoader,
    { changes, version }: { changes: string; version: string },
  ): Promise<CachedResponse> {
    if (entry.making !== null) return entry.making;
    const nowMs = performance.now();
    if (entry.made && entry.isLate && nowMs - entry.startedMs < retryAfterMs)
      return Promise.resolve(entry.made);
    entry.startedMs = nowMs;
    entry.makingVersion = version;
    entry.making = make(changes)
      .then((content) => {
        const made = new CachedResponse(content, mediaType);
        this.#store(key, entry, { made, version });
        entry.isLate = false;
        return made;
      })
      .catch((error: unknown) => {
        entry.isLate = true;
        const isKept = entry.made !== undefined && isOutage(error);
        if (!isKept && this.#entries.peek(key) === entry) this.#entries.delete(key);
        throw error;
      })
      .finally(() => {
        entry.making = null;
      });
    return entry.making;
  }

  #store(key: string, entry: Entry, next: { made: CachedResponse; version: string }): void {
    Object.assign(entry, next);
    if (this.#entries.peek(key) !== entry) return;
    // Put in again: its size is taken then.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #entryOf(key: string): Entry {
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const entry: Entry = {
      version: "",
      making: null,
      makingVersion: "",
      startedMs: 0,
      isLate: false,
    };
    this.#entries.set(key, entry);
    return entry;
  }
}
