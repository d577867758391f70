import { request as send, type IncomingHttpHeaders } from "node:http";
import { pipeline } from "node:stream";
import { problemMediaType } from "@mars/contracts/problem";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ProblemError } from "../problems/ProblemError.ts";
import { problemDocument } from "../problems/sendProblem.ts";

// Belong to one connection, not to the message (RFC 9110 7.6.1).
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];
const answerWithinMs = 30_000;

/**
 * Shows a process of ours under a path of this site. An inner address with a path
 * takes the place of the prefix; one without gets the path as it is.
 */
export function mountProxy(app: FastifyInstance, prefix: string, innerUrl: string): void {
  const inner = new URL(innerUrl);
  void app.register(async (scope) => {
    // Bodies go through untouched.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      forward(request, reply, innerAddress(inner, prefix, request.url));
    scope.all(prefix, { compress: false } as object, handler);
    scope.all(`${prefix}/*`, { compress: false } as object, handler);
  });
}

function innerAddress(inner: URL, prefix: string, url: string): URL {
  const base = inner.pathname === "/" ? prefix : inner.pathname.replace(/\/$/, "");
  return new URL(base + url.slice(prefix.length), inner.origin);
}

function forward(request: FastifyRequest, reply: FastifyReply, target: URL): void {
  reply.hijack();
  const fail = () => {
    if (reply.raw.headersSent) return reply.raw.destroy();
    return sendProblemRaw(request, reply);
  };
  const outgoing = send(
    target,
    { method: request.method, headers: forwardedHeaders(request), timeout: answerWithinMs },
    (incoming) => {
      const headers = { ...ownHeaders(reply), ...withoutHops(incoming.headers) };
      reply.raw.writeHead(incoming.statusCode ?? 502, headers);
      pipeline(incoming, reply.raw, () => {});
    },
  );
  outgoing.on("timeout", () => outgoing.destroy(new Error("timeout")));
  outgoing.on("error", fail);
  reply.raw.on("close", () => outgoing.destroy());
  pipeline(request.raw, outgoing, () => {});
}

function forwardedHeaders(request: FastifyRequest): IncomingHttpHeaders {
  return {
    ...withoutHops(request.headers),
    // The caller's own claim must not survive: the identity provider trusts this header.
    "x-forwarded-for": request.ip,
    "x-forwarded-host": request.host,
    "x-forwarded-proto": request.protocol,
    "x-request-id": request.id,
  };
}

function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}

function ownHeaders(reply: FastifyReply): IncomingHttpHeaders {
  return reply.getHeaders() as IncomingHttpHeaders;
}

function sendProblemRaw(request: FastifyRequest, reply: FastifyReply): void {
  const document = problemDocument(new ProblemError("upstream.unavailable"), request.id);
  request.log.error({ code: document.code }, "failed");
  reply.raw.writeHead(document.status, {
    ...ownHeaders(reply),
    "content-type": problemMediaType,
    "cache-control": "no-store",
  });
  reply.raw.end(JSON.stringify(document));
}
