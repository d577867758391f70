import type { Kysely, Transaction } from "kysely";

/** Statements are written as SQL with their row types next to them, so the schema stays open. */
export type Schema = Record<string, Record<string, unknown>>;

/** Inside a transaction. */
export type Tx = Transaction<Schema>;

/** Whatever a reading query may run on: a transaction, the primary or a replica. */
export type Queryable = Kysely<Schema>;

export type Engine = "embedded" | "server";

export type Database = {
  write: Queryable;
  /** Replicas where there are any; may lag, so what follows a change reads from `write`. */
  read: Queryable;
  /** One connection apart, with a short deadline: for asking whether something has changed. */
  watch: Queryable;
  engine: Engine;
  /**
   * Runs the work in one transaction and again, a few times, where the database asks for that
   * (deadlock, serialization). The work must therefore have no effect outside the database. Keep
   * it short: on the embedded engine everybody else waits.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
