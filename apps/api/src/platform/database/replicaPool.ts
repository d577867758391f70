import type { PostgresPool, PostgresPoolClient } from "kysely";
import { isConnectionLoss } from "./isConnectionLoss.ts";
import type { DatabaseLog } from "./openPool.ts";

type Replica = { pool: PostgresPool; backoffUntilMs: number };
type Options = { replicas: PostgresPool[]; primary: PostgresPool; log: DatabaseLog };

const restMs = 5_000;

/** Takes the replicas in turn, leaves one that fails alone for a while, and the primary at last. */
export function replicaPool({ replicas, primary, log }: Options): PostgresPool {
  const all: Replica[] = replicas.map((pool) => ({ pool, backoffUntilMs: 0 }));
  let turn = 0;

  function rest(replica: Replica, error: unknown) {
    replica.backoffUntilMs = Date.now() + restMs;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason, replica: all.indexOf(replica) }, "read replica left out");
  }

  async function connect(): Promise<PostgresPoolClient> {
    turn += 1;
    for (let step = 0; step < all.length; step += 1) {
      const replica = all[(turn + step) % all.length];
      if (!replica || replica.backoffUntilMs > Date.now()) continue;
      try {
        const client = await replica.pool.connect();
        return withPrimaryFailover(client, primary, (error) => rest(replica, error));
      } catch (error) {
        rest(replica, error);
      }
    }
    return primary.connect();
  }

  return {
    connect,
    async end() {
      await Promise.all(replicas.map((pool) => pool.end()));
    },
  };
}

/** A statement that only reads may be asked again elsewhere. */
function withPrimaryFailover(
  client: PostgresPoolClient,
  primary: PostgresPool,
  onLoss: (error: unknown) => void,
): PostgresPoolClient {
  async function query(text: string, parameters: readonly unknown[]) {
    try {
      return await client.query(text, parameters);
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      onLoss(error);
      const other = await primary.connect();
      try {
        return await other.query(text, parameters);
      } finally {
        other.release();
      }
    }
  }
  return { query: query as PostgresPoolClient["query"], release: () => client.release() };
}
