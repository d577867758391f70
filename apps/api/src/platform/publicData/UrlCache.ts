import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { EncodedResponse } from "./CachedResponse.ts";
import { routeLabel } from "../log/routeLabel.ts";

const maxUrls = 5000;
const longestUrl = 500;
/** Of one request or one encoding; written again for each answer. */
const ownHeaders =
  /^(?:x-request-id|ratelimit.*|x-ratelimit.*|retry-after|content-(?:length|encoding|type)|etag|connection|date)$/;
const repeated = /^(?:cache-control|vary|access-control-.*|cross-origin-resource-policy)$/;

export type CachedUrl = {
  /** Pattern of the route that answered it. */
  route: string;
  /** Undefined once the answer no longer holds. */
  held: () => EncodedResponse | undefined;
  /** What hooks and routes put on the answer. */
  headers: Readonly<Record<string, string>>;
  /** Those of them that a 304 repeats; whoever asks by a tag has the others (RFC 9110 15.4.5). */
  headers304: Readonly<Record<string, string>>;
};

/**
 * Urls that a route has answered with cached bytes. Checks, hooks and handler gave the same result
 * the last time, so that `serveCachedUrls` and `NotModified` may leave them out while the answer holds.
 */
export class UrlCache {
  readonly #urls = new LRUCache<string, CachedUrl>({ max: maxUrls });

  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    held: () => EncodedResponse | undefined,
  ): void {
    const url = request.raw.url;
    if (url === undefined || url.length > longestUrl || request.method !== "GET") return;
    // A page that changed is held under another key: then the older entry finds nothing any more.
    if (this.#urls.get(url)?.held() !== undefined) return;
    const headers = Object.entries(reply.getHeaders())
      .filter(([name, value]) => !ownHeaders.test(name) && value !== undefined)
      .map(([name, value]) => [name, String(value)] as const);
    this.#urls.set(url, {
      route: routeLabel(request),
      held,
      headers: Object.fromEntries(headers),
      headers304: Object.fromEntries(headers.filter(([name]) => repeated.test(name))),
    });
  }

  find(url: string | undefined): CachedUrl | undefined {
    return url === undefined ? undefined : this.#urls.get(url);
  }
}
