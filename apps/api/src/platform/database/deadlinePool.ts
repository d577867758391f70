import type { PostgresPool, PostgresPoolClient } from "kysely";

/** As the driver's own pool gives them out: released with `true`, the connection is closed. */
type DestroyableClient = Omit<PostgresPoolClient, "release"> & {
  release(destroy: boolean): void;
};

/** A transaction that lifts the limit of its statements, as migrations do, has no deadline either. */
const liftsLimit = /^\s*set local statement_timeout = 0\s*$/;

/**
 * Gives up on statements that are not answered in time, and closes their connection: one that waits
 * for a lock or for a server that has fallen silent would hold up everything after it. The server's
 * own time limits do not reach us from a server that has fallen silent.
 */
export function deadlinePool(
  pool: PostgresPool,
  deadlineMs: number,
  isOn: () => boolean = () => true,
): PostgresPool {
  return {
    async connect() {
      const client = (await pool.connect()) as DestroyableClient;
      let isLate = false;
      let isLifted = false;
      const late = () => new Error(`timeout exceeded: no answer within ${deadlineMs} ms`);
      const query = async (text: string, parameters: readonly unknown[]) => {
        // What follows a late statement, a rollback for one, would wait as long again.
        if (isLate) throw late();
        isLifted ||= liftsLimit.test(text);
        const answer = client.query(text, parameters);
        if (isLifted || !isOn()) return answer;
        const { promise, reject } = Promise.withResolvers<never>();
        const timer = setTimeout(() => {
          isLate = true;
          reject(late());
        }, deadlineMs);
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
