/** As the driver's pool counts them. */
export type PoolCounts = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};

export type EndedStatement = { sql: string; durationMs: number; isFailure: boolean };

/** Is told what the database is asked, for metrics and traces. */
export type DatabaseObserver = {
  poolOpened(name: string, counts: PoolCounts): void;
  statementEnded(database: "write" | "read" | "watch", statement: EndedStatement): void;
};
