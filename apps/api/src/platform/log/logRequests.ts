import type { FastifyInstance } from "fastify";
import { describeRequest } from "./logOptions.ts";

/** One line per answered request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        ...describeRequest(request),
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
      },
      "answered",
    );
    done();
  });
}
