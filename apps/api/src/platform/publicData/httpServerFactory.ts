import { createServer } from "node:http";
import type { FastifyServerFactory } from "fastify";
import type { NotModified } from "./NotModified.ts";

/** Node's own server; what `notModified` answers is not routed. */
export function httpServerFactory(notModified: NotModified): FastifyServerFactory {
  return (route) =>
    createServer(
      {
        // Slow senders are cut off; long answers (streams, PDF) are not.
        requestTimeout: 120_000,
        // Above the idle time of common balancers, so that they close first.
        keepAliveTimeout: 75_000,
      },
      (request, response) => {
        if (!notModified.answer(request, response)) route(request, response);
      },
    );
}
