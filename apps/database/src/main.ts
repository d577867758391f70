/**
 * The embedded database as a process of its own. Environment: DATA_DIR (default .data),
 * DATABASE_PORT (default 0, a free one), DATABASE_PASSWORD (default random), DATABASE_FSYNC=off for
 * throw-away data, DATABASE_IDLE_IN_TRANSACTION_MS (default 30000).
 * Prints one JSON line on stdout: {"ready":true,"port":…,"url":…} or {"ready":false,"code":…}.
 */
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { writeAddressFile } from "./runningAddress.ts";
import { exitCodes, StartFailure } from "./exitCodes.ts";
import { serveDatabase } from "./serveDatabase.ts";

const { env } = process;
const password = env.DATABASE_PASSWORD ?? randomBytes(18).toString("base64url");

function fail(error: unknown): never {
  const failure = error instanceof StartFailure ? error : null;
  const sentence = failure?.message ?? `The embedded database broke: ${String(error)}`;
  const code = failure?.code ?? "engineBroken";
  process.stdout.write(`${JSON.stringify({ ready: false, code, sentence })}\n`);
  process.stderr.write(`${sentence}\n`);
  process.exit(exitCodes[code]);
}

try {
  const dataDir = resolve(env.DATA_DIR ?? ".data");
  const served = await serveDatabase({
    dataDir,
    port: Number(env.DATABASE_PORT ?? 0),
    password,
    powerLossSafe: env.DATABASE_FSYNC !== "off",
    idleInTransactionMs: Number(env.DATABASE_IDLE_IN_TRANSACTION_MS ?? 30_000),
    onBroken: fail,
  });

  const url = `postgres://postgres:${password}@127.0.0.1:${served.port}/postgres`;
  const forgetAddress = writeAddressFile(dataDir, url);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    forgetAddress();
    served.stop().then(() => process.exit(0), fail);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("disconnect", stop);

  // Whoever started it may have been stopped meanwhile, and no one reads this any more.
  process.stdout.once("error", stop);
  process.stdout.write(`${JSON.stringify({ ready: true, port: served.port, url })}\n`);
} catch (error) {
  fail(error);
}
