import { buildServer } from "./buildServer.ts";
import { readConfig, type Config } from "./platform/config/readConfig.ts";
import { connectDatabase } from "./platform/database/connectDatabase.ts";
import { migrate } from "./platform/database/migrate.ts";
import { forgetKeys } from "./platform/http/forgetKeys.ts";
import { stopOnSignal } from "./platform/http/stopOnSignal.ts";
import { migrationsFolder } from "./readinessChecks.ts";
import { StartError, startFault } from "./startFault.ts";

async function start(config: Config): Promise<void> {
  if (config.database.url === null)
    throw new StartError(
      "DATABASE_URL is not set; `npm start` runs the embedded database and sets it for the API.",
    );
  const stopping = stopOnSignal(config.server);
  const database = await connectDatabase({
    url: config.database.url,
    replicaUrls: config.database.replicaUrls,
    poolSize: config.database.poolSize,
  });
  try {
    await migrate(database, migrationsFolder);
    const app = await buildServer({ config, database, stopping: stopping.isStopping });
    const stopForgetting = forgetKeys(database, app.log);
    stopping.guard(app, async () => {
      stopForgetting();
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
  process.stderr.write(`${startFault(error)}\n`);
  process.exit(1);
}
