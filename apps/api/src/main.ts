import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { buildServer } from "./buildServer.ts";
import { mailJob } from "./mailJob.ts";
import { type Config, readConfig } from "./platform/config/readConfig.ts";
import type { DatabaseObserver } from "./platform/database/DatabaseObserver.ts";
import { connectDatabase } from "./platform/database/connectDatabase.ts";
import { migrate } from "./platform/database/migrate.ts";
import { Metrics } from "./platform/metrics/Metrics.ts";
import { databaseObserver } from "./platform/metrics/databaseObserver.ts";
import { serveMetrics } from "./platform/metrics/serveMetrics.ts";
import { syncReferenceData } from "./platform/reference/loadReference.ts";
import { referenceReportLines } from "./platform/reference/referenceReportLines.ts";
import type { Tracing } from "./platform/tracing/startTracing.ts";
import { migrationsFolder } from "./readinessChecks.ts";
import { StartError, startupFailure } from "./startupFailure.ts";
import { version } from "./version.ts";

/** Ctrl-C and service managers signal the whole group, and the starter passes it on again. */
const SAME_SIGNAL_MS = 2_000;

async function start(config: Config): Promise<void> {
  if (config.database.url === null)
    throw new StartError(
      "DATABASE_URL is not set; `npm start` runs the embedded database and sets it for the API.",
    );
  const shutdown = gracefulShutdown(config.server);
  const metrics = new Metrics();
  const tracing = await tracingOf(config);
  const database = await connectDatabase({
    url: config.database.url,
    replicaUrls: config.database.replicaUrls,
    poolSize: config.database.poolSize,
    signedInPoolSize: config.database.signedInPoolSize,
    heavyPoolSize: config.database.heavyPoolSize,
    statementTimeoutMs: config.database.statementSeconds * 1000,
    lockTimeoutMs: config.database.lockSeconds * 1000,
    observer: observerOf(metrics, tracing),
  });
  try {
    await migrate(database, migrationsFolder);
    const facts = await syncReferenceData(database);
    const stopping = shutdown.isStopping;
    const app = await buildServer({ config, database, stopping, metrics, tracing });
    for (const line of referenceReportLines(facts)) app.log.info(line);
    // One forgotten promise of one request must not end everybody's.
    process.on("unhandledRejection", (err) =>
      app.log.error({ err }, "a promise nobody waited for"),
    );
    const { metricsPort, metricsHost } = config.server;
    const metricsServer =
      metricsPort > 0
        ? await serveMetrics(metrics, { port: metricsPort, host: metricsHost })
        : null;
    const mails = mailJob({
      config,
      database,
      metrics,
      isStopping: stopping,
      log: () => app.log,
    });
    mails.start();
    shutdown.attach(app, async () => {
      await mails.stop();
      await metricsServer?.close();
      await database.close();
      await tracing?.stop();
    });
    await app.listen({ port: config.server.port, host: config.server.host });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What traces need is large: it is loaded only where they are wanted. */
async function tracingOf({ server }: Config): Promise<Tracing | null> {
  if (server.traceUrl === null) return null;
  const { startTracing } = await import("./platform/tracing/startTracing.ts");
  return startTracing({ url: server.traceUrl, share: server.traceShare, version });
}

function observerOf(metrics: Metrics, tracing: Tracing | null): DatabaseObserver {
  const counted = databaseObserver(metrics);
  return {
    poolOpened: (name, pool) => counted.poolOpened(name, pool),
    statementEnded(database, statement) {
      counted.statementEnded(database, statement);
      tracing?.statementEnded(database, statement);
    },
  };
}

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${startupFailure(error)}\n`);
  process.exit(1);
}

type Shutdown = {
  /** True from the first signal on; the ready check turns balancers away by it. */
  isStopping: () => boolean;
  /** Registers the server, before it listens: a signal that comes meanwhile is heard too. */
  attach: (app: FastifyInstance, release: () => Promise<void>) => void;
};

/**
 * Graceful shutdown. First signal: say not ready, wait for balancers to notice, take no new connections,
 * let open requests finish within the bound. A second signal, later: leave at once.
 */
function gracefulShutdown(times: { drainSeconds: number; stopSeconds: number }): Shutdown {
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
