import { Pool } from "pg";
import { preparedStatementClient, type PreparedStatements } from "./PreparedStatementClient.ts";
import { typeParsers } from "./typeParsers.ts";

/** Where the database says what went wrong without anybody having asked. */
export type DatabaseLog = { warn(details: object, message: string): void };

export type PoolOptions = {
  url: string;
  poolSize: number;
  statementTimeoutMs: number;
  /** 0 for none. */
  lockTimeoutMs?: number;
  waitForConnectionMs?: number;
  log: DatabaseLog;
  statements: PreparedStatements;
};

const idleInTransactionMs = 30_000;

export function openPool({
  url,
  poolSize,
  statementTimeoutMs,
  lockTimeoutMs = 0,
  waitForConnectionMs = 30_000,
  log,
  statements,
}: PoolOptions): Pool {
  const pool = new Pool({
    Client: preparedStatementClient(statements),
    connectionString: url,
    max: poolSize,
    types: typeParsers,
    connectionTimeoutMillis: waitForConnectionMs,
    keepAlive: true,
    application_name: "mars",
    // The embedded engine knows none of these: it cannot interrupt a statement, and its own
    // process ends transactions that fall silent.
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    // Compiling a statement costs seconds where its geometry costs milliseconds.
    options: "-c TimeZone=UTC -c jit=off",
  });
  // Without listeners a server that restarts would end this process: the pool hears of its idle
  // connections only, one in the middle of a transaction must be listened to itself.
  const lost = (error: Error) => log.warn({ reason: error.message }, "database connection lost");
  pool.on("connect", (client) => client.on("error", lost));
  pool.on("error", () => undefined);
  return pool;
}
