import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

export type Publication = { planId: string; number: number; at: Date };

/** Reports published from one moment to another, also those that a later version has replaced. */
export async function publications(
  database: Queryable,
  { from, to }: { from: Date; to: Date },
): Promise<Publication[]> {
  const { rows } = await sql<Publication>`
    select plan_id as "planId", number, published_at as at from plan_version
    where published_at >= ${from} and published_at < ${to}
    order by published_at desc, number desc`.execute(database);
  return rows;
}
