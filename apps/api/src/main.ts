import { buildServer } from "./buildServer.ts";
import { readConfig, type Config } from "./platform/config/readConfig.ts";
import { connectDatabase } from "./platform/database/connectDatabase.ts";
import { migrate } from "./platform/database/migrate.ts";
import { deleteOldKeysHourly } from "./platform/http/deleteOldKeysHourly.ts";
import { gracefulShutdown } from "./platform/http/gracefulShutdown.ts";
import { followReference } from "./platform/reference/loadReference.ts";
import { referenceReportLines } from "./platform/reference/referenceReportLines.ts";
import { migrationsFolder } from "./readinessChecks.ts";
import { StartError, startupFailure } from "./startupFailure.ts";

async function start(config: Config): Promise<void> {
  if (config.database.url === null)
    throw new StartError(
      "DATABASE_URL is not set; `npm start` runs the embedded database and sets it for the API.",
    );
  const shutdown = gracefulShutdown(config.server);
  const database = await connectDatabase({
    url: config.database.url,
    replicaUrls: config.database.replicaUrls,
    poolSize: config.database.poolSize,
    heavyPoolSize: config.database.heavyPoolSize,
    statementTimeoutMs: config.database.statementSeconds * 1000,
    lockTimeoutMs: config.database.lockSeconds * 1000,
  });
  try {
    await migrate(database, migrationsFolder);
    const facts = await followReference(database);
    const app = await buildServer({ config, database, stopping: shutdown.isStopping });
    for (const line of referenceReportLines(facts)) app.log.info(line);
    const stopDeletingOldKeys = deleteOldKeysHourly(database, app.log);
    shutdown.attach(app, async () => {
      stopDeletingOldKeys();
      await database.close();
    });
    await app.listen({ port: config.server.port, host: config.server.host });
  } catch (error) {
    await database.close();
    throw error;
  }
}

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${startupFailure(error)}\n`);
  process.exit(1);
}
