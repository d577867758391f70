import type { ChangeWatch } from "./ChangeWatch.ts";
import type { ChangeTopic } from "./queries.ts";
import { CachedResponse } from "./CachedResponse.ts";
import { UrlCache } from "./UrlCache.ts";

const jsonType = "application/json; charset=utf-8";
const mostBytes = 256 * 1024 * 1024;

const always = () => "";

type Entry = {
  version: string;
  answer: Promise<CachedResponse>;
  /** Set once it is made; a request then need not wait. */
  made?: CachedResponse;
};

export type Recipe = {
  key: string;
  topics: readonly ChangeTopic[];
  /** Changes with time alone, such as the day; part of the version. */
  epoch?: () => string;
  mediaType?: string;
  make: (version: string) => Promise<string | Buffer>;
};

/**
 * Cache of public responses, valid until what they are made of changes. Concurrent requests for a
 * missing one share one computation; the least recently used are evicted.
 */
export class ResponseCache {
  /** Urls that can be answered from here without asking their route again. */
  readonly urls = new UrlCache();
  readonly #watch: ChangeWatch;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(watch: ChangeWatch) {
    this.#watch = watch;
  }

  /** The answer if it is ready and known to hold: the way most requests go. */
  held({
    key,
    topics,
    epoch = always,
  }: Pick<Recipe, "key" | "topics" | "epoch">): CachedResponse | undefined {
    const version = this.#watch.versionNow(topics);
    if (version === undefined) return undefined;
    const entry = this.#entries.get(key);
    return entry?.version === `${version} ${epoch()}` ? entry.made : undefined;
  }

  async get(recipe: Recipe): Promise<CachedResponse> {
    const { key, topics, epoch = always, make, mediaType = jsonType } = recipe;
    const changes = await this.#watch.version(topics);
    const version = `${changes} ${epoch()}`;
    const known = this.#entries.get(key);
    if (known?.version === version) {
      this.#touch(key, known);
      return known.answer;
    }
    const entry: Entry = {
      version,
      answer: make(changes).then((content) => this.#made(key, entry, content, mediaType)),
    };
    this.#replace(key, entry);
    entry.answer.catch(() => {
      // A failure is not kept: the next one to ask tries again.
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.answer;
  }

  #made(key: string, entry: Entry, content: string | Buffer, mediaType: string): CachedResponse {
    entry.made = new CachedResponse(content, mediaType);
    if (this.#entries.get(key) === entry) {
      this.#bytes += entry.made.bytes.length;
      this.#dropOldest();
    }
    return entry.made;
  }

  #touch(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #replace(key: string, entry: Entry): void {
    this.#bytes -= this.#entries.get(key)?.made?.bytes.length ?? 0;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #dropOldest(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= mostBytes) return;
      if (entry.made === undefined) continue;
      this.#bytes -= entry.made.bytes.length;
      this.#entries.delete(key);
    }
  }
}
