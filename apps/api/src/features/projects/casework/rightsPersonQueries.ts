import type { RightsPerson } from "@mars/domain/rights/person";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

/** Somebody else than the caller, as rights ask for them. */
export async function readRightsPerson(
  database: Queryable,
  id: string,
): Promise<RightsPerson | null> {
  const { rows } = await sql<RightsPerson>`
    select id, vat, roles from person where id = ${id}
  `.execute(database);
  return rows[0] ?? null;
}
