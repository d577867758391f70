import type { UnitKind } from "@mars/contracts/statusShapes";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

export type NamedUnit = { kind: UnitKind; id: string; code: string | null; name: string };

/** Every unit that has a status page. */
export async function namedUnits(database: Queryable): Promise<NamedUnit[]> {
  const { rows } = await sql<NamedUnit>`
    select 'plan' as kind, id::text as id, null as code, name from plan
    union all
    select 'tripartite', id::text, number, name from tripartite
    union all
    select 'municipality', id::text, code, name from municipality where not outside_division`.execute(
    database,
  );
  return rows;
}
