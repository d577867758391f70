import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

export function contentTag(content: string | Buffer): string {
  return `"${createHash("sha1").update(content).digest("base64url")}"`;
}

/** Weak comparison (RFC 9110 13.1.2) of a tag with an If-None-Match header. */
export function tagMatches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const bare = tag.replace(/^W\//, "");
  return header.split(",").some((given) => {
    const candidate = given.trim();
    return candidate === "*" || candidate.replace(/^W\//, "") === bare;
  });
}

/** Gives successful reads a tag and answers 304 when the caller has it; runs before compression. */
export function answerWithTags(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const reading = request.method === "GET" || request.method === "HEAD";
    if (!reading || reply.statusCode !== 200) return done(null, payload);
    if (!reply.hasHeader("etag")) {
      if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return done(null, payload);
      void reply.header("etag", contentTag(payload));
    }
    if (!tagMatches(request.headers["if-none-match"], String(reply.getHeader("etag"))))
      return done(null, payload);
    void reply.code(304).removeHeader("content-length").removeHeader("content-type");
    done(null, "");
  });
}
