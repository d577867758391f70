import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

/** One that can be asked; retired ones only stay with what they have. */
export async function readOrganization(
  database: Queryable,
  vat: string,
): Promise<{ vat: string; name: string; kind: string } | undefined> {
  const { rows } = await sql<{ vat: string; name: string; kind: string }>`
    select vat, name, kind from organization where vat = ${vat} and retired_at is null
  `.execute(database);
  return rows[0];
}
