import type { FastifyReply } from "fastify";
import type { ResponseCache, CacheLoader } from "./ResponseCache.ts";
import { sendCachedBytes, type Exchange } from "./sendCachedBytes.ts";

/** Sends what a loader gives, made now or before; the next caller may be answered without its route. */
export async function sendCached(
  { request, reply }: Exchange,
  responseCache: ResponseCache,
  loader: CacheLoader,
): Promise<FastifyReply> {
  const answer = responseCache.held(loader) ?? (await responseCache.get(loader));
  void reply.header("vary", "accept-encoding");
  responseCache.urls.remember(request, reply, () => responseCache.held(loader));
  return sendCachedBytes({ request, reply }, answer);
}
