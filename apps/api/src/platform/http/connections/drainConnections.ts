import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Turns of the event loop that newcomers may keep the door open for. */
const MAX_TURNS = 10_000;

/**
 * From the first signal on, the last answer on a connection ends it: kept alive it would hold up the
 * stop, and a balancer could send a write on it in the moment it is closed. The system takes
 * connections before we do: those are accepted and answered too, or their writes would be lost.
 */
export function drainConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isStopping()) void reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("preClose", async () => {
    let quietTurns = 0;
    const onConnection = () => (quietTurns = 0);
    app.server.on("connection", onConnection);
    // One is accepted in a turn, and the first turn may be past that: two without any mean that none waits.
    for (let turn = 0; turn < MAX_TURNS && quietTurns < 2; turn += 1) {
      quietTurns += 1;
      await nextTurn();
    }
    app.server.off("connection", onConnection);
  });
}
