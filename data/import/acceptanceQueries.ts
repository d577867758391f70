import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import type { Acceptance, Finding } from "./oddities.ts";

/** Keeps who took what was odd, and why; `source` is the dataset of a layer. */
export async function recordAcceptance(
  db: Queryable,
  source: string,
  findings: readonly Finding[],
  acceptance: Acceptance | undefined,
): Promise<void> {
  if (acceptance === undefined || findings.length === 0) return;
  await sql`insert into source_acceptance (source_id, oddities, accepted_by, because)
    values (${source}, ${JSON.stringify(findings)}::jsonb, ${acceptance.by}, ${acceptance.because})`.execute(
    db,
  );
}
