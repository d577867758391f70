import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

/** Any number that no other lock has. */
const LOCK = 5_203_117;

/** Whoever measures an area against the outlines of units holds them until that is stored. */
export async function holdOutlines(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${LOCK}::bigint)`.execute(tx);
}

/**
 * Waits until everything that is being measured is stored; others measure when this ends. A transaction
 * does nothing else: who measures holds rows already, and would wait for one that wants those.
 */
export async function awaitMeasured(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx);
}
