import type { PGlite } from "@electric-sql/pglite";
import type { SessionMultiplexer } from "./wire/multiplexSession.ts";

const roundMs = 15_000;
// Under steady load the engine is never idle; after this many busy rounds it is done all the same.
const maxBusyRounds = 8;
const checkpointAfterBytes = 64 * 1024 * 1024;

// The same rules of thumb as autovacuum: a fixed number of rows plus a share of the table.
const mostChangedTable = `
  select format('%I.%I', schemaname, relname) as name,
         n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup as vacuum
  from pg_stat_user_tables
  where n_mod_since_analyze > 50 + 0.1 * n_live_tup
     or n_dead_tup > 50 + 0.2 * n_live_tup
     or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
  order by greatest(n_mod_since_analyze, n_dead_tup, n_ins_since_vacuum) desc
  limit 1`;

/**
 * A server has background processes for checkpoints, vacuum and statistics; a single session has
 * none. Without this the log grows without end and the planner knows nothing of loaded tables.
 */
export function scheduleVacuum(
  engine: PGlite,
  multiplexer: SessionMultiplexer,
  everyMs = roundMs,
): () => void {
  let writtenAtCheckpoint = 0;
  let busyRounds = 0;

  async function writtenBytes() {
    const sql = "select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes";
    const { rows } = await engine.query<{ bytes: number }>(sql);
    return rows[0]?.bytes ?? 0;
  }

  async function maintain() {
    const { rows } = await engine.query<{ name: string; vacuum: boolean }>(mostChangedTable);
    const table = rows[0];
    if (table) await engine.exec(`${table.vacuum ? "vacuum (analyze)" : "analyze"} ${table.name}`);
    const written = await writtenBytes();
    if (written - writtenAtCheckpoint < checkpointAfterBytes) return;
    await engine.exec("checkpoint");
    writtenAtCheckpoint = written;
  }

  const timer = setInterval(() => {
    busyRounds = multiplexer.isIdle() ? 0 : busyRounds + 1;
    if (busyRounds % maxBusyRounds !== 0) return;
    // What fails now is tried again in the next round.
    multiplexer.whenFree(maintain).catch(() => undefined);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
