import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

/** Longer than any transaction that may hold up the renewing, on the engine with one session. */
const HELD_SECONDS = 120;

/** Takes the lease, or keeps it; false while another holds it. */
export async function acquireLease(db: Queryable, name: string, holder: string): Promise<boolean> {
  const { rows } = await sql`
    insert into lease (name, holder, expires_at)
    values (${name}, ${holder}, now() + make_interval(secs => ${HELD_SECONDS}))
    on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
      where lease.holder = excluded.holder or lease.expires_at < now()
    returning name`.execute(db);
  return rows.length > 0;
}

export async function releaseLease(db: Queryable, name: string, holder: string): Promise<void> {
  await sql`delete from lease where name = ${name} and holder = ${holder}`.execute(db);
}

/** Null while no one holds it. */
export async function readLeaseHolder(db: Queryable, name: string): Promise<string | null> {
  const { rows } = await sql<{ holder: string }>`
    select holder from lease where name = ${name} and expires_at >= now()`.execute(db);
  return rows[0]?.holder ?? null;
}
