import type { ProjectTextColumns } from "@mars/domain/fields/projectFields";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import { ACTING_DELEGATE } from "../../../platform/parties/partyQueries.ts";
import type { ProjectRow } from "./ProjectRow.ts";
import { STORED_TURN } from "./turnOfRow.ts";

/** A municipality that a project was handed over to keeps it: the log tells whether it was. */
const handedOver = (role: "owner" | "delegate") => sql`
  coalesce(${sql.ref(`${role}.kind`)} = 'municipality' and exists (
    select from revision_entry entry
    where entry.entity = 'project' and entry.entity_id = p.id::text and entry.action = ${role}
      and entry.changes @> jsonb_build_array(jsonb_build_object('to',
        jsonb_build_object('vat', ${sql.ref(`${role}.vat`)})))
  ), false)`;

/** A correction came in that no caseworker has approved or acted on. */
export const IS_CORRECTED = sql<boolean>`(p.returned_at is null and p.corrected_at is not null
  and (p.handled_at is null or p.corrected_at > p.handled_at))`;

export async function readProjectRow(
  database: Queryable,
  id: string,
): Promise<ProjectRow | undefined> {
  const { rows } = await sql<ProjectRow>`
    select p.id, p.name, p.description, p.subsidy_scheme_id as "schemeId", s.name as "schemeName",
      s.flow_type as "flowType", p.mitigation_measure_id as "measureId", m.name as "measureName",
      p.case_id as "caseId", p.case_number as "caseNumber", ${STORED_TURN} as turn,
      p.owner_vat as "ownerVat", p.owner_person_id as "ownerPersonId",
      coalesce(owner.name, owner_person.full_name, p.owner_vat) as "ownerName",
      owner.kind as "ownerKind", ${handedOver("owner")} as "ownerIsFinal",
      acting.vat as "delegateVat", acting.person_id as "delegatePersonId",
      coalesce(delegate.name, delegate_person.full_name, acting.vat) as "delegateName",
      delegate.kind as "delegateKind", ${handedOver("delegate")} as "delegateIsFinal",
      p.delegate_scope as "delegateScope", p.delegate_ends_at as "delegateEndsAt",
      p.status, p.stage, p.status_before as "statusBefore", p.completed_on as "completedOn",
      p.geo_location_id as "geoLocationId",
      case when not ST_IsEmpty(g.geometry) then ST_AsGeoJSON(g.geometry, 3)::json end as geometry,
      g.source as "geometrySource", p.area_ha as "areaHa", p.carbon_overlap_ha as "carbonOverlapHa",
      p.nitrogen_tons as "nitrogenTons", p.extraction_ha as "extractionHa",
      p.afforestation_ha as "afforestationHa", p.effects_source as "effectsSource",
      p.computed_effects as "computedEffects", p.entered_effects as "enteredEffects",
      p.original_effects as "originalEffects", p.reduced_area_ha as "reducedAreaHa",
      p.applied_at as "appliedAt", p.last_state_changed_at as "lastStateChangedAt", p.origin,
      coalesce(p.first_applied_at, (select max(h.at) from project_history h
        where h.project_id = p.id and h.from_status = 'draft'), p.applied_at) as "caseSince",
      p.returned_at as "returnedAt", ${IS_CORRECTED} as "isCorrected", p.assignee_person_id as "assigneeId",
      assignee.full_name as "assigneeName",
      p.screening_id as "screeningId",
      exists (select from geo_overlap o where o.geo_location_id = p.geo_location_id
        and o.unit_kind = 'plan') as "inPlans",
      p.version, p.created_at as "createdAt", creator.full_name as "createdBy",
      p.updated_at as "updatedAt", editor.full_name as "updatedBy"
    from project p
    left join subsidy_scheme s on s.id = p.subsidy_scheme_id
    left join mitigation_measure m on m.id = p.mitigation_measure_id
    left join organization owner on owner.vat = p.owner_vat
    left join person owner_person on owner_person.id = p.owner_person_id
    left join lateral ${ACTING_DELEGATE} acting on true
    left join organization delegate on delegate.vat = acting.vat
    left join person delegate_person on delegate_person.id = acting.person_id
    left join person creator on creator.id = p.created_by
    left join person editor on editor.id = p.updated_by
    left join person assignee on assignee.id = p.assignee_person_id
    left join geo_location g on g.id = p.geo_location_id
    where p.id = ${id}
  `.execute(database);
  return rows[0];
}

/** Others who would change the same project wait here. */
export async function lockProject(tx: Tx, id: string): Promise<void> {
  await sql`select from project where id = ${id} for update`.execute(tx);
}

export type NewProject = {
  texts: ProjectTextColumns;
  schemeId: string | null;
  measureId: string | null;
  ownerVat: string | null;
  ownerPersonId: string | null;
  geoLocationId: string | null;
  screeningId: string | null;
  personId: string;
  at: Date;
};

export async function insertProject(tx: Tx, project: NewProject): Promise<string> {
  const columns = Object.entries(project.texts).map(([column]) => sql.ref(column));
  const texts = Object.entries(project.texts).map(([, text]) => sql`${text}`);
  const { rows } = await sql<{ id: string }>`
    insert into project (${sql.join(columns)}, subsidy_scheme_id, mitigation_measure_id, owner_vat,
      owner_person_id, geo_location_id, screening_id, created_at, created_by, updated_at, updated_by)
    values (${sql.join(texts)}, ${project.schemeId}, ${project.measureId},
      ${project.ownerVat}, ${project.ownerPersonId}, ${project.geoLocationId}, ${project.screeningId},
      ${project.at}, ${project.personId}, ${project.at}, ${project.personId})
    returning id
  `.execute(tx);
  return rows[0]!.id;
}

/** Columns of a project by their names in the table; only those given are changed. */
export async function updateProject(
  tx: Tx,
  id: string,
  changes: Readonly<Record<string, unknown>>,
  by: { personId: string; at: Date },
): Promise<void> {
  const given = Object.entries(changes).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  await sql`
    update project set ${sql.join([
      ...given,
      sql`version = version + 1`,
      sql`updated_at = ${by.at}`,
      sql`updated_by = ${by.personId}`,
    ])}
    where id = ${id}
  `.execute(tx);
}

/** A deleted draft takes every area it ever had with it. */
export async function deleteProjectRow(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ ids: string[] }>`
    select coalesce(array_agg(geo_location_id), '{}')::text[] as ids from (
      select geo_location_id from project where id = ${id}
      union select geo_location_id from project_history where project_id = ${id}
      union select geo_location_id from project_application where project_id = ${id}
      union select geo_location_id from supplementary_geometry where project_id = ${id}
    ) used where geo_location_id is not null
  `.execute(tx);
  await sql`delete from project where id = ${id}`.execute(tx);
  await sql`delete from geo_location where id = any(${rows[0]!.ids}::uuid[])`.execute(tx);
}

export async function readScreening(
  database: Queryable,
  id: string,
): Promise<{ name: string | null; geometry: string } | undefined> {
  const { rows } = await sql<{ name: string | null; geometry: string }>`
    select name, ST_AsGeoJSON(geometry, 3) as geometry from screening where id = ${id}
  `.execute(database);
  return rows[0];
}

/** Without an area there are no effects but those entered by hand. */
export async function clearArea(tx: Tx, id: string): Promise<void> {
  await sql`
    update project set area_ha = null, carbon_overlap_ha = null, computed_effects = null,
      nitrogen_tons = case when effects_source = 'entered' then nitrogen_tons end,
      extraction_ha = case when effects_source = 'entered' then extraction_ha end,
      afforestation_ha = case when effects_source = 'entered' then afforestation_ha end
    where id = ${id}
  `.execute(tx);
}

export async function geometryHash(tx: Tx, geoLocationId: string): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`
    select geometry_hash as hash from geo_location where id = ${geoLocationId}
  `.execute(tx);
  return rows[0]?.hash ?? null;
}

/**
 * The area as the case began with: applied for, or last corrected. Requests later in the case bring
 * areas along that were revised already; null where nothing was handed in here.
 */
export async function appliedAreaHa(tx: Tx, projectId: string): Promise<number | null> {
  const { rows } = await sql<{ areaHa: number }>`
    select g.area_ha as "areaHa" from project_history h
    join geo_location g on g.id = h.geo_location_id
    where h.project_id = ${projectId} and h.cause in ('transition', 'corrected') and h.from_status is not null
      and h.status in ('applied', 'application_received')
    order by h.id desc limit 1
  `.execute(tx);
  return rows[0]?.areaHa ?? null;
}
