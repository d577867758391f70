import { AsyncLocalStorage } from "node:async_hooks";
import type { PostgresPool } from "kysely";

/** Work by what it costs and for whom: none of them can use up the connections of another. */
export type WorkClass = "public" | "signedIn" | "heavy";

const current = new AsyncLocalStorage<WorkClass>();

/** Whatever the work asks of the database, now or later, uses the connections of its class. */
export function runAs<T>(workClass: WorkClass, work: () => T): T {
  return current.run(workClass, work);
}

/** One pool to its users; what runs in no class, as background jobs, counts as public. */
export function poolPerWorkClass(pools: Readonly<Record<WorkClass, PostgresPool>>): PostgresPool {
  return {
    connect: () => pools[current.getStore() ?? "public"].connect(),
    end: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}
