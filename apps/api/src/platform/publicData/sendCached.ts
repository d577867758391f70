import type { FastifyReply, FastifyRequest } from "fastify";
import { tagMatches } from "../http/etags.ts";
import { encodingFor } from "./encodingFor.ts";
import type { ResponseCache, Recipe } from "./ResponseCache.ts";

/**
 * Sends what a recipe gives, made now or before: 304 where the caller has it, else in the best
 * encoding they take. The next one to ask for this url may be answered without its route.
 */
export async function sendCached(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  responseCache: ResponseCache,
  recipe: Recipe,
): Promise<FastifyReply> {
  const answer = responseCache.held(recipe) ?? (await responseCache.get(recipe));
  void reply.header("vary", "accept-encoding");
  responseCache.urls.remember(request, reply, () => responseCache.held(recipe));
  void reply.header("etag", answer.tag);
  if (tagMatches(request.headers["if-none-match"], answer.tag)) return reply.code(304).send();
  void reply.header("content-type", answer.mediaType);
  const encoding = answer.worthCompressing ? encodingFor(request.headers["accept-encoding"]) : null;
  if (encoding === null) return reply.send(answer.bytes);
  const bytes = answer.readyIn(encoding) ?? (await answer.compressed(encoding));
  return reply.header("content-encoding", encoding).send(bytes);
}
