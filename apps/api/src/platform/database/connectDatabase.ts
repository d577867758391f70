import { Kysely, PostgresDialect, type PostgresPool, sql } from "kysely";
import type { Database, Engine, Queryable, Schema } from "./Database.ts";
import type { DatabaseObserver } from "./DatabaseObserver.ts";
import { queryTimeoutPool } from "./queryTimeoutPool.ts";
import { type DatabaseLog, openPool, type PoolOptions } from "./openPool.ts";
import type { PreparedStatements } from "./PreparedStatementClient.ts";
import { replicaPool } from "./replicaPool.ts";
import { serverProbe } from "./serverProbe.ts";
import { poolPerWorkClass } from "./workClass.ts";
import { setTimeout as wait } from "node:timers/promises";

const attempts = 4;
const firstPauseMs = 20;

// Serialization failure and deadlock: the database asks for another try.
const retryable = new Set(["40001", "40P01"]);

/** Retries the transaction where the database asks for it, with exponential backoff and jitter. */
async function retryTransaction<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = (error as { code?: string }).code ?? "";
      if (attempt === attempts || !retryable.has(code)) throw error;
      await wait(firstPauseMs * 2 ** attempt * Math.random());
    }
  }
}

export type DatabaseOptions = {
  url: string;
  replicaUrls?: readonly string[];
  poolSize?: number;
  /** Connections for those who signed in, and for heavy work, next to the others. */
  signedInPoolSize?: number;
  heavyPoolSize?: number;
  /** 0 for none, as loading of large data wants it. */
  statementTimeoutMs?: number;
  /** How long a statement waits for a lock; 0 for as long as it may run. */
  lockTimeoutMs?: number;
  log?: DatabaseLog;
  observer?: DatabaseObserver;
};

/** Asked four times a second: whatever is slower than this has not answered. */
const watchDeadlineMs = 2_000;
const watchTimes = { statementTimeoutMs: watchDeadlineMs, waitForConnectionMs: watchDeadlineMs };

/** What an answer may need beyond the time that the server gives a statement. */
const answerSpareMs = 2_000;

const silent: DatabaseLog = { warn: () => undefined };

/** Connects to either engine; the same driver, pool and SQL serve both. */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, replicaUrls = [], poolSize = 10 } = options;
  const { signedInPoolSize = poolSize, heavyPoolSize = 4 } = options;
  const { statementTimeoutMs = 60_000, lockTimeoutMs = 0 } = options;
  const log = options.log ?? silent;
  const statements: PreparedStatements = { areEnabled: false };
  const times = { statementTimeoutMs, lockTimeoutMs };
  const { observer } = options;
  const openObserved = (name: string, pool: Omit<PoolOptions, "log" | "statements">) => {
    const opened = openPool({ ...pool, log, statements });
    observer?.poolOpened(name, opened);
    return opened;
  };
  // The embedded engine is a process of ours: where it falls silent, everything ends with it.
  const hasDeadline = () => statements.areEnabled && statementTimeoutMs > 0;
  const probePools: PostgresPool[] = [];
  const probeOf = (name: string, address: string) => {
    const pool = openObserved(`${name}-probe`, { url: address, poolSize: 1, ...watchTimes });
    probePools.push(pool);
    return serverProbe(queryTimeoutPool(pool, { deadlineMs: watchDeadlineMs }));
  };
  const open = (name: string, address: string) =>
    queryTimeoutPool(divided(name, address), {
      deadlineMs: statementTimeoutMs + answerSpareMs,
      isOn: hasDeadline,
      probe: probeOf(name, address),
    });
  const divided = (name: string, address: string) =>
    poolPerWorkClass({
      public: openObserved(name, { url: address, poolSize, ...times }),
      signedIn: openObserved(`${name}-signed-in`, {
        url: address,
        poolSize: signedInPoolSize,
        ...times,
      }),
      heavy: openObserved(`${name}-heavy`, { url: address, poolSize: heavyPoolSize, ...times }),
    });

  const primary = open("primary", url);
  const write = queryable(primary, "write", observer);
  const watchPool = openObserved("watch", { url, poolSize: 1, ...watchTimes });
  const watchLimits = { deadlineMs: watchDeadlineMs };
  const watch = queryable(queryTimeoutPool(watchPool, watchLimits), "watch", observer);
  const replicas = replicaUrls.map((address, index) => open(`replica-${index + 1}`, address));
  const read = replicas.length
    ? queryable(replicaPool({ replicas, primary, log }), "read", observer)
    : write;

  async function close() {
    if (read !== write) await read.destroy();
    await watch.destroy();
    await write.destroy();
    await Promise.all(probePools.map((pool) => pool.end()));
  }

  const engine = await engineOf(write).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  statements.areEnabled = engine === "server";

  return {
    write,
    read,
    watch,
    engine,
    transaction: (work) => retryTransaction(() => write.transaction().execute(work)),
    close,
  };
}

function queryable(
  pool: PostgresPool,
  name: "write" | "read" | "watch",
  observer: DatabaseObserver | undefined,
): Queryable {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(observer && {
      log: ({ level, query, queryDurationMillis }) =>
        observer.statementEnded(name, {
          sql: query.sql,
          durationMs: queryDurationMillis,
          isFailure: level === "error",
        }),
    }),
  });
}

async function engineOf(database: Queryable): Promise<Engine> {
  const { rows } = await sql<{ version: string }>`select version() as version`.execute(database);
  return rows[0]?.version.includes("PGlite") ? "embedded" : "server";
}
