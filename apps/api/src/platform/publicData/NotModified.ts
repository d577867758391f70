import type { IncomingMessage, ServerResponse } from "node:http";
import { tagMatches } from "../http/answers/etags.ts";
import { requestId } from "../http/callers/requestId.ts";
import type { UrlCache } from "./UrlCache.ts";

type NotModifiedParts = {
  urls: UrlCache;
  /** From then on all requests are routed, where the last answer ends its connection. */
  isStopping: () => boolean;
  onAnswered: (told: { method: "GET"; route: string; status: 304; requestId: string }) => void;
};

/**
 * Tells callers who hold the newest bytes so, before their request is routed. Routing, hooks and
 * counting cost more than the answer, and refusing it would cost as much: no limit counts it.
 */
export class NotModified {
  readonly #parts: NotModifiedParts;

  constructor(parts: NotModifiedParts) {
    this.#parts = parts;
  }

  /** False where the request is to be routed. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const given = request.headers["if-none-match"];
    if (given === undefined || request.method !== "GET") return false;
    if (this.#parts.isStopping()) return false;
    const cached = this.#parts.urls.find(request.url);
    const tag = cached?.held()?.tag;
    if (cached === undefined || tag === undefined || !tagMatches(given, tag)) return false;
    const id = requestId(request);
    response.writeHead(304, { ...cached.headers304, etag: tag, "x-request-id": id }).end();
    this.#parts.onAnswered({ method: "GET", route: cached.route, status: 304, requestId: id });
    return true;
  }
}
