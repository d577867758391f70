import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";
import { ProblemError } from "../problems/ProblemError.ts";

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
    await scope.register(httpProxy, {
      upstream: inner.origin,
      prefix,
      rewritePrefix: inner.pathname === "/" ? prefix : inner.pathname.replace(/\/$/, ""),
      disableRequestLogging: true,
      replyOptions: {
        timeout: answerWithinMs,
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          host: request.headers.host,
          // The caller's own claim must not survive: the identity provider trusts this header.
          "x-forwarded-for": request.ip,
          "x-forwarded-host": request.host,
          "x-forwarded-proto": request.protocol,
          "x-request-id": request.id,
        }),
        onError: (reply) => void reply.send(new ProblemError("upstream.unavailable")),
      },
    });
  });
}
