import type { FastifyInstance } from "fastify";
import type { UrlCache } from "./UrlCache.ts";

/**
 * Answers repeated public reads from memory in the first hook: what follows it gave the same result
 * the last time and costs many times what sending the bytes does. They have a rate limit of their
 * own, `perMinute` for each network address; who is over it continues to the route, where the ordinary
 * limit counts and refuses.
 */
export function serveCachedUrls(
  app: FastifyInstance,
  urls: UrlCache,
  { perMinute }: { perMinute: number },
): void {
  const countRequest = app.createRateLimit({ max: perMinute, timeWindow: 60_000 });
  app.addHook("onRequest", async (request, reply) => {
    if (request.method !== "GET") return;
    const cached = urls.find(request.raw.url);
    const answer = cached?.held();
    if (cached === undefined || answer === undefined) return;
    const ready = answer.bodyFor(request.headers["accept-encoding"]);
    if (ready === undefined) return;
    const count = await countRequest(request);
    if (!count.isAllowed && count.isExceeded) return;
    void reply.headers(cached.headers).header("etag", answer.tag);
    if (ready.encoding !== null) void reply.header("content-encoding", ready.encoding);
    return reply.header("content-type", answer.mediaType).send(ready.body);
  });
}
