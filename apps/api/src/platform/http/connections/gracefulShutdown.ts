import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Ctrl-C and service managers signal the whole group, and the starter passes it on again. */
const SAME_SIGNAL_MS = 2_000;

export type Shutdown = {
  /** True from the first signal on; the ready check turns balancers away by it. */
  isStopping: () => boolean;
  /** Registers the server, before it listens: a signal that comes meanwhile is heard too. */
  attach: (app: FastifyInstance, release: () => Promise<void>) => void;
};

/**
 * Graceful shutdown. First signal: say not ready, wait for balancers to notice, take no new connections,
 * let open requests finish within the bound. A second signal, later: leave at once.
 */
export function gracefulShutdown(times: { drainSeconds: number; stopSeconds: number }): Shutdown {
  let stoppingSinceMs: number | null = null;
  return {
    isStopping: () => stoppingSinceMs !== null,
    attach(app, release) {
      const stop = async (signal: NodeJS.Signals) => {
        if (stoppingSinceMs !== null) {
          if (performance.now() - stoppingSinceMs > SAME_SIGNAL_MS) process.exit(1);
          return;
        }
        stoppingSinceMs = performance.now();
        app.log.info({ signal }, "stopping");
        await sleep(times.drainSeconds * 1000);
        const bound = setTimeout(() => app.server.closeAllConnections(), times.stopSeconds * 1000);
        await app.close();
        clearTimeout(bound);
        await release();
        process.exit(0);
      };
      for (const signal of ["SIGINT", "SIGTERM"] as const)
        process.on(signal, () => {
          stop(signal).catch((error: unknown) => {
            app.log.error({ err: error }, "stopping failed");
            process.exit(1);
          });
        });
    },
  };
}
