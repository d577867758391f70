import type { FastifyInstance } from "fastify";
import type { Socket } from "node:net";

/**
 * Closes connections whose client takes nothing of its answer for so long: unread answers are held
 * in memory, and a few thousand of them would be all there is. Node's timer starts again with every
 * byte that leaves, so that slow readers are safe; so are answers that take long to make.
 */
export function closeStalledConnections(app: FastifyInstance, stalledMs: number): void {
  app.server.setTimeout(stalledMs);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.raw.on("timeout", cutIfStalled);
    done();
  });
}

// With a listener of its own a response is not closed for being silent alone.
function cutIfStalled(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}
