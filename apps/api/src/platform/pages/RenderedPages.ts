import { FairQueue } from "../http/concurrency/FairQueue.ts";
import { renderedPages } from "@mars/contracts/pages/renderedPages";
import type { WebPath } from "@mars/contracts/pages/webRoutes";
import type { FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import type { ChangeTopic } from "../publicData/queries.ts";
import type { CacheLoader, ResponseCache } from "../publicData/ResponseCache.ts";
import { sendCached } from "../publicData/sendCached.ts";
import type { Exchange } from "../publicData/sendCachedBytes.ts";
import { withDeadline } from "../time/withDeadline.ts";
import type { PageRenderer, RenderedPage } from "./PageRenderer.ts";
import { renderedSearch } from "./renderedSearch.ts";

const emptyRoot = '<div id="app"></div>';
const noscript = /<noscript>[\s\S]*?<\/noscript>/;

/** The document with the page in it, and what it was rendered of as data that no browser runs. */
function withRendered(document: string, { html, data }: RenderedPage): string {
  // A name with '</script>' in it must not end the element.
  const json = data.replaceAll("<", String.raw`\u003c`);
  const block = `<script type="application/json" id="rendered-data">${json}</script>`;
  return withStyles(document)
    .replace(noscript, "")
    .replace(emptyRoot, () => `<div id="app">${html}</div>${block}`);
}

/** What the script would load before it draws has to be there when the page is painted. */
function withStyles(document: string): string {
  return document.replaceAll(
    /<link rel="preload" as="style" crossorigin href="([^"]*)">/g,
    '<link rel="stylesheet" crossorigin href="$1">',
  );
}

/** Who waits longer than this is better served by the plain document, which renders itself. */
const DEADLINE_MS = 1_000;
/** The whole page is asked for where no script runs: nothing else would come. */
const WHOLE_DEADLINE_MS = 10_000;
const RETRY_AFTER_MS = 5_000;
/** Pages of one caller that are rendered or wait for it: whoever asks for many at once leaves room. */
const MAX_PER_CALLER = 3;
const topics: readonly ChangeTopic[] = ["status", "reference", "land"];

type Parts = {
  renderer: PageRenderer;
  responseCache: ResponseCache;
  /** The day in Denmark: some pages speak of it. */
  today: () => string;
  warn: (message: string) => void;
  deadlineMs?: number;
};

export type AskedPage = {
  page: WebPath;
  pathname: string;
  query: string;
  /** Who asks, as limits count them. */
  caller: string;
  /** The plain one, with title and description. */
  document: { identity: Buffer; tag: string };
};

/** Public pages as bytes: rendered once per change and day, as the data in them. */
export class RenderedPages {
  readonly #parts: Parts;
  /** Pages that could not be rendered a moment ago; refused: the API has no answer to what they ask. */
  readonly #failed = new LRUCache<string, "failed" | "refused">({ max: 500, ttl: RETRY_AFTER_MS });

  /** No one waits here: who asks for more has the plain document. */
  readonly #making = new FairQueue({
    atOnce: Infinity,
    atOncePerCaller: MAX_PER_CALLER,
    waiting: 0,
    waitingPerCaller: 0,
  });

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Null where there is nothing to send in time: the plain document makes itself whole. */
  async find(asked: AskedPage): Promise<CacheLoader | null> {
    if (!renderedPages.has(asked.page)) return null;
    const search = renderedSearch(asked.page, asked.query);
    if (search === null) return null;
    const loader = this.#loaderOf(asked, search);
    const isReady = this.#parts.responseCache.held(loader) !== undefined;
    const deadlineMs =
      this.#parts.deadlineMs ?? (isWhole(search) ? WHOLE_DEADLINE_MS : DEADLINE_MS);
    return isReady || (await this.#isMade(loader, asked.caller, deadlineMs)) ? loader : null;
  }

  /** Whether the API refused what the page asks about: a day without figures. */
  isRefused(asked: AskedPage): boolean {
    const search = renderedSearch(asked.page, asked.query);
    return search !== null && this.#failed.get(this.#loaderOf(asked, search).key) === "refused";
  }

  /** What `find` has none of: on its way to who asks again, or to be had without its query. */
  withoutScripts({ page, query }: Pick<AskedPage, "page" | "query">): "again" | "bare" | null {
    if (!renderedPages.has(page)) return null;
    return renderedSearch(page, query) === null ? "bare" : "again";
  }

  send(exchange: Exchange, loader: CacheLoader): Promise<FastifyReply> {
    void exchange.reply.header("cache-control", "no-cache");
    return sendCached(exchange, this.#parts.responseCache, loader);
  }

  #loaderOf(asked: AskedPage, search: string): CacheLoader {
    const { responseCache, renderer, today } = this.#parts;
    const { document } = asked;
    const pathname = asked.pathname.replace(/(?<=.)\/$/, "");
    return {
      key: `page ${pathname}${search} ${document.tag}`,
      topics,
      epoch: today,
      mediaType: "text/html; charset=utf-8",
      isPage: true,
      make: async () => {
        const before = responseCache.staleServed;
        const rendered = await renderer.render(pathname, search);
        // It would be kept as if it were of now.
        if (responseCache.staleServed !== before) throw new Error("made of what no longer holds");
        return withRendered(document.identity.toString(), rendered);
      },
    };
  }

  async #isMade(loader: CacheLoader, caller: string, deadlineMs: number): Promise<boolean> {
    if (this.#failed.has(loader.key)) return false;
    const leave = this.#making.enter(caller, () => undefined);
    if (leave === null) return false;
    const making = this.#parts.responseCache
      .get(loader)
      .then(
        () => true,
        (error: unknown) => {
          const isRefused = String(error).endsWith(": 422");
          this.#failed.set(loader.key, isRefused ? "refused" : "failed");
          if (!isRefused) this.#parts.warn(`not rendered: ${loader.key}: ${String(error)}`);
          return false;
        },
      )
      .finally(leave);
    return withDeadline(making, deadlineMs, () => false);
  }
}

function isWhole(search: string): boolean {
  return new URLSearchParams(search).has("hele");
}
