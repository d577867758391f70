import { buildServer } from "../apps/api/src/buildServer.ts";
import { readConfig } from "../apps/api/src/platform/config/readConfig.ts";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";

/** One API instance as its own process, for benches: says its port on standard output. */
const url = process.env["DATABASE_URL"];
if (!url) throw new Error("DATABASE_URL is not set.");
const database = await connectDatabase({ url });
const config = readConfig({
  DATABASE_URL: url,
  DATA_DIR: process.env["DATA_DIR"],
  LOG_LEVEL: "warn",
  RATE_LIMIT_PER_MINUTE: "10000000",
});
const app = await buildServer({ config, database });
await app.listen({ port: 0, host: "127.0.0.1" });
const [address] = app.addresses();
process.stdout.write(`${typeof address === "object" ? address.port : ""}\n`);
