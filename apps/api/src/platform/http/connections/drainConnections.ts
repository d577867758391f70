import type { FastifyInstance } from "fastify";

/** While closing, the last answer on a connection ends it; kept alive it would hold up the stop. */
export function drainConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook("preClose", (done) => {
    closing = true;
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (closing) void reply.header("connection", "close");
    done(null, payload);
  });
}
