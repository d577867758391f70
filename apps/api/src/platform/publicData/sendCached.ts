import type { FastifyReply, FastifyRequest } from "fastify";
import { tagMatches } from "../http/etags.ts";
import { encodingFor } from "./encodingFor.ts";
import type { ResponseCache, CacheLoader } from "./ResponseCache.ts";

/**
 * Sends what a loader gives, made now or before: 304 where the caller has it, else in the best
 * encoding they take. The next one to ask for this url may be answered without its route.
 */
export async function sendCached(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  responseCache: ResponseCache,
  loader: CacheLoader,
): Promise<FastifyReply> {
  const answer = responseCache.held(loader) ?? (await responseCache.get(loader));
  void reply.header("vary", "accept-encoding");
  responseCache.urls.remember(request, reply, () => responseCache.held(loader));
  void reply.header("etag", answer.tag);
  if (tagMatches(request.headers["if-none-match"], answer.tag)) return reply.code(304).send();
  void reply.header("content-type", answer.mediaType);
  const encoding = answer.worthCompressing ? encodingFor(request.headers["accept-encoding"]) : null;
  if (encoding === null) return reply.send(answer.bytes);
  const bytes = answer.readyIn(encoding) ?? (await answer.compressed(encoding));
  return reply.header("content-encoding", encoding).send(bytes);
}
