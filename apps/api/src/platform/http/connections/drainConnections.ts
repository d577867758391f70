import type { FastifyInstance } from "fastify";

/**
 * From the first signal on, the last answer on a connection ends it: kept alive it would hold up the
 * stop, and a balancer could send a write on it in the moment it is closed.
 */
export function drainConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isStopping()) void reply.header("connection", "close");
    done(null, payload);
  });
}
