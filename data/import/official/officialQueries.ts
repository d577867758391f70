import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";

export async function countUnits(
  db: Queryable,
  units: "municipality" | "subcatchment" | "tripartite",
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from geo_location where kind = ${units} and source = 'official'`.execute(
    db,
  );
  return rows[0]!.n;
}

export async function countNational(
  db: Queryable,
): Promise<{ projects: number; invented: number }> {
  const { rows } = await sql<{ projects: number; invented: number }>`
    select count(*) filter (where origin = 'national')::int as projects,
      count(*) filter (where origin = 'demo')::int as invented from project`.execute(db);
  return rows[0]!;
}
