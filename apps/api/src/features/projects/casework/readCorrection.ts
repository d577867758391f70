import type { Correction } from "@mars/contracts/projects/projectShapes";
import { chosenProjectFields, writtenProjectFields } from "@mars/domain/fields/projectFields";
import { type FieldChange, sameValue } from "@mars/domain/revisions/diffRecords";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

const TOLD: ReadonlySet<string> = new Set([...writtenProjectFields, ...chosenProjectFields]);

/** What was asked for and what the last correction changes; null where there is none. One that is not
 * sent yet is its parties' own. */
export async function readCorrection(
  database: Queryable,
  projectId: string,
  { isParty, now }: { isParty: boolean; now: Date },
): Promise<Correction | null> {
  const steps = await readCorrectionSteps(database, projectId);
  const isOpen = steps[0]?.cause === "returned" && isParty;
  const [after, before] = isOpen ? [await readAsIs(database, projectId, now), steps[0]] : steps;
  if (after?.cause !== "corrected" || before?.cause !== "returned") return null;
  const changes = await readChangesBetween(database, projectId, before.at, after.at);
  const sideOf = ({ areaHa, geometry, effects }: Correction["before"]) => ({
    areaHa,
    geometry,
    effects,
  });
  return {
    askedAt: before.at.toISOString(),
    asked: before.remark,
    answer: after.remark,
    answeredAt: isOpen ? null : after.at.toISOString(),
    before: sideOf(before),
    after: sideOf(after),
    changes: fromFirstToLast(changes.filter(({ field }) => TOLD.has(field))),
  };
}

/** One line a field, and none for what was changed and changed back. */
function fromFirstToLast(changes: readonly FieldChange[]): FieldChange[] {
  const merged = new Map<string, FieldChange>();
  for (const change of changes)
    merged.set(change.field, { ...change, from: (merged.get(change.field) ?? change).from });
  return [...merged.values()].filter(({ from, to }) => !sameValue(from, to));
}

type CorrectionStep = Correction["before"] & {
  at: Date;
  cause: "returned" | "corrected";
  remark: string | null;
};

/** How a case stood when it was last sent back and when it came in again, newest first. */
async function readCorrectionSteps(
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

/** The scheme of a case when it was last sent back. */
export async function readReturnedScheme(
  database: Queryable,
  projectId: string,
): Promise<string | null> {
  const { rows } = await sql<{ schemeId: string | null }>`
    select subsidy_scheme_id as "schemeId" from project_history
    where project_id = ${projectId} and cause = 'returned' order by id desc limit 1
  `.execute(database);
  return rows[0]?.schemeId ?? null;
}

/** The project as it is now: what would be sent. */
async function readAsIs(database: Queryable, id: string, now: Date): Promise<CorrectionStep> {
  const { rows } = await sql<Correction["before"]>`
    select g.area_ha as "areaHa",
      case when not ST_IsEmpty(g.geometry) then ST_AsGeoJSON(g.geometry, 3)::json end as geometry,
      json_build_object('nitrogenReductionT', p.nitrogen_tons, 'extractionEffortHa', p.extraction_ha,
        'afforestationEffortHa', p.afforestation_ha) as effects
    from project p left join geo_location g on g.id = p.geo_location_id where p.id = ${id}
  `.execute(database);
  return { ...rows[0]!, at: new Date(now.getTime() + 1), cause: "corrected", remark: null };
}

/** What the log tells of the time between, oldest first. */
async function readChangesBetween(
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
