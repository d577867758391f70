import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor } from "../http/answers/encodingFor.ts";
import { tagMatches } from "../http/answers/etags.ts";
import type { CachedResponse } from "./CachedResponse.ts";
import type { UrlCache } from "./UrlCache.ts";

export type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Sends ready bytes: 304 where the caller has them, else in the best encoding they take. */
export async function sendCachedBytes(
  { request, reply }: Exchange,
  answer: CachedResponse,
): Promise<FastifyReply> {
  void reply.headers({ vary: variesBy(reply), etag: answer.tag });
  if (tagMatches(request.headers["if-none-match"], answer.tag)) return reply.code(304).send();
  void reply.header("content-type", answer.mediaType);
  const encoding = answer.worthCompressing ? encodingFor(request.headers["accept-encoding"]) : null;
  if (encoding === null) return reply.send(answer.bytes);
  const bytes = answer.readyIn(encoding) ?? (await answer.compressed(encoding));
  return reply.header("content-encoding", encoding).send(bytes);
}

/** The same for bytes that hold as long as the process runs: the next caller is answered first of all. */
export function sendImmutable(
  { request, reply }: Exchange,
  urls: UrlCache,
  answer: CachedResponse,
): Promise<FastifyReply> {
  void reply.header("vary", variesBy(reply));
  // Of addresses with a query there is no end.
  if (!request.url.includes("?")) urls.remember(request, reply, () => answer);
  return sendCachedBytes({ request, reply }, answer);
}

/** What the route said already, and the encoding: shared caches keep one answer for each. */
function variesBy(reply: FastifyReply): string {
  const said = String(reply.getHeader("vary") ?? "");
  if (said.includes("accept-encoding")) return said;
  return said === "" ? "accept-encoding" : `${said}, accept-encoding`;
}
