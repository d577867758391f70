import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/Database.ts";
import type { ProjectAuditContext } from "./ProjectAuditContext.ts";

export type HistoryDetails = {
  cause: "created" | "transition" | "revision" | "returned" | "corrected";
  fromStatus?: ProjectStatus | null;
  remark?: string | null;
  decidedOn?: string | null;
};

/** The project as it stands after the change. */
export async function insertHistory(
  tx: Tx,
  projectId: string,
  act: ProjectAuditContext,
  details: HistoryDetails,
): Promise<void> {
  await sql`
    insert into project_history (project_id, at, cause, from_status, status, geo_location_id,
      mitigation_measure_id, subsidy_scheme_id, nitrogen_tons, extraction_ha, afforestation_ha,
      person_id, organization, remark, decided_on)
    select id, ${act.at}, ${details.cause}, ${details.fromStatus ?? null}, status, geo_location_id,
      mitigation_measure_id, subsidy_scheme_id, nitrogen_tons, extraction_ha, afforestation_ha,
      ${act.person.id}, ${act.person.organizationName}, ${details.remark ?? null}, ${details.decidedOn ?? null}
    from project where id = ${projectId}
  `.execute(tx);
}
