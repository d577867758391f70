import { type RawBuilder, sql } from "kysely";

/**
 * How far a reader of events has come, as the number they keep and give back: the first transaction
 * whose events they have not seen. Ids of events are handed out before commit and not in the order of
 * transactions, so one that a running transaction holds can be lower than one that was read.
 *
 * Numbers below this are ids of events, as they were handed out before: pages that were open then ask
 * from one once.
 */
const FIRST_CURSOR = 2 ** 52;

/** The oldest transaction still running: all before it are seen whole, or never. */
const HORIZON = sql`pg_snapshot_xmin(pg_current_snapshot())`;

/** What happened from a cursor on, of event `e`, as far as it is settled. */
export const isSettledSince = (cursor: number): RawBuilder<boolean> => {
  const since =
    cursor >= FIRST_CURSOR
      ? sql`e.transaction_id >= ${String(cursor - FIRST_CURSOR)}::xid8`
      : sql`e.id >= ${cursor}`;
  return sql<boolean>`(${IS_SETTLED} and ${since})`;
};

export const IS_SETTLED = sql<boolean>`e.transaction_id < ${HORIZON}`;

/** Where a reader continues who has seen all that is settled. */
export const CURSOR_NOW = sql<number>`${cursorOf(HORIZON)}`;

/** Where a reader continues who has seen a transaction whole, and none after it. */
export const cursorAfter = (transaction: RawBuilder<unknown>) =>
  sql<number>`${cursorOf(transaction)} + 1`;

function cursorOf(transaction: RawBuilder<unknown>) {
  return sql<number>`(${transaction}::text::int8 + ${FIRST_CURSOR}::int8)`;
}
