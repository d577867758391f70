import type { FastifyInstance } from "fastify";

/** A caller of its own to the rate limits: what visitors ask for does not use up what pages need. */
const ownAddress = "0.0.0.0";

/** Reads a public address as a visitor would, without the way over the network. */
export async function readPublic(
  app: FastifyInstance,
  url: string,
): Promise<{ body: string; tag: string | null }> {
  const answer = await app.inject({ url, remoteAddress: ownAddress });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
  return { body: answer.body, tag: answer.headers.etag ?? null };
}
