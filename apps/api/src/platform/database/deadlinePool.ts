import type { PostgresPool, PostgresPoolClient } from "kysely";

/** As the driver's own pool gives them out: released with `true`, the connection is closed. */
type DestroyableClient = Omit<PostgresPoolClient, "release"> & {
  release(destroy: boolean): void;
};

/**
 * Gives up on statements that are not answered in time, and closes their connection: one that waits
 * for a lock or for a server that has fallen silent would hold up everything after it.
 */
export function deadlinePool(pool: PostgresPool, deadlineMs: number): PostgresPool {
  return {
    async connect() {
      const client = (await pool.connect()) as DestroyableClient;
      let isLate = false;
      const query = async (text: string, parameters: readonly unknown[]) => {
        const { promise, reject } = Promise.withResolvers<never>();
        const timer = setTimeout(() => {
          isLate = true;
          reject(new Error(`timeout exceeded: no answer within ${deadlineMs} ms`));
        }, deadlineMs);
        const answer = client.query(text, parameters);
        // Its connection is closed once it is late; that it then fails is no news.
        answer.catch(() => undefined);
        try {
          return await Promise.race([answer, promise]);
        } finally {
          clearTimeout(timer);
        }
      };
      return {
        query: query as typeof client.query,
        release: () => client.release(isLate),
      };
    },
    end: () => pool.end(),
  };
}
