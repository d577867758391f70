import type { Correction } from "@mars/contracts/projects/projectShapes";
import type { FieldChange } from "@mars/domain/revisions/diffRecords";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

export type CorrectionStep = Correction["before"] & {
  at: Date;
  cause: "returned" | "corrected";
  remark: string | null;
};

/** How a case stood when it was last sent back and when it came in again, newest first. */
export async function readCorrectionSteps(
  database: Queryable,
  projectId: string,
): Promise<readonly CorrectionStep[]> {
  const { rows } = await sql<CorrectionStep>`
    select h.at, h.cause, h.remark, g.area_ha as "areaHa",
      case when not ST_IsEmpty(g.geometry) then ST_AsGeoJSON(g.geometry, 3)::json end as geometry,
      json_build_object('nitrogenReductionT', h.nitrogen_tons, 'extractionEffortHa', h.extraction_ha,
        'afforestationEffortHa', h.afforestation_ha) as effects
    from project_history h left join geo_location g on g.id = h.geo_location_id
    where h.project_id = ${projectId} and h.cause in ('returned', 'corrected')
    order by h.id desc limit 2
  `.execute(database);
  return rows;
}

/** What the log tells of the time between, oldest first. */
export async function readChangesBetween(
  database: Queryable,
  projectId: string,
  from: Date,
  to: Date,
): Promise<readonly FieldChange[]> {
  const { rows } = await sql<{ changes: FieldChange[] }>`
    select changes from revision_entry
    where entity = 'project' and entity_id = ${projectId} and at > ${from} and last_at < ${to}
    order by at, id
  `.execute(database);
  return rows.flatMap(({ changes }) => changes);
}
