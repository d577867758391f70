import { AsyncLocalStorage } from "node:async_hooks";
import type { PostgresPool } from "kysely";

const heavy = new AsyncLocalStorage<true>();

/** Whatever the work asks of the database, now or later, uses the connections for heavy work. */
export function runAsHeavy<T>(work: () => T): T {
  return heavy.run(true, work);
}

/** One pool to its users; heavy work has connections of its own and cannot use up the others'. */
export function dividedPool(ordinary: PostgresPool, forHeavyWork: PostgresPool): PostgresPool {
  return {
    connect: () => (heavy.getStore() ? forHeavyWork : ordinary).connect(),
    end: async () => {
      await Promise.all([ordinary.end(), forHeavyWork.end()]);
    },
  };
}
