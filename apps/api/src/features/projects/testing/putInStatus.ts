import { sql } from "kysely";
import type { Database } from "../../../platform/database/Database.ts";

/** Puts a project where a test wants it, without the way there; its version becomes 1. */
export async function putInStatus(
  database: Database,
  id: string,
  status: string,
  more: {
    statusBefore?: string | null;
    delegateVat?: string | null;
    delegateScope?: "read" | "edit" | "apply";
    schemeId?: string;
  } = {},
): Promise<void> {
  const {
    statusBefore = null,
    delegateVat = null,
    delegateScope = "apply",
    schemeId = null,
  } = more;
  await sql`
    update project set status = ${status}, status_before = ${statusBefore}, version = 1,
      case_id = null, completed_on = null, returned_at = null, corrected_at = null, delegate_vat = ${delegateVat},
      delegate_scope = ${delegateScope}, delegate_ends_at = null,
      subsidy_scheme_id = coalesce(${schemeId}::uuid, subsidy_scheme_id)
    where id = ${id}
  `.execute(database.write);
}
