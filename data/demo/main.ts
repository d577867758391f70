import { fileURLToPath } from "node:url";
import { connectDatabase } from "../../apps/api/src/platform/database/connectDatabase.ts";
import { migrate } from "../../apps/api/src/platform/database/migrate.ts";
import { loadDemo } from "./loadDemo.ts";

/**
 * npm run demo -w @mars/data: brings DATABASE_URL up to date and loads the demonstration.
 * DEMO_SCALE (0–1) loads less of the content; PUBLIC_ORIGIN is where people sign in.
 */
const { DATABASE_URL: url, DEMO_SCALE: scale = "1", PUBLIC_ORIGIN: origin } = process.env;
if (!url) {
  process.stderr.write("Set DATABASE_URL to the database that is to be filled.\n");
  process.exit(2);
}
const database = await connectDatabase({ url, statementTimeoutMs: 0 });
await migrate(database, fileURLToPath(new URL("../../apps/api/migrations", import.meta.url)));
await database.close();
const begun = performance.now();
const log = (sentence: string) => process.stdout.write(`${sentence}\n`);
const loaded = await loadDemo(url, {
  log,
  scale: Number(scale),
  ...(origin ? { identityIssuer: `${origin.replace(/\/$/, "")}/identity` } : {}),
});
if (loaded) log(`Demonstration loaded in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
