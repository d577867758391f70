import type { Effects } from "@mars/domain/effects/effects";
import type { FlowType, ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { CountedStage } from "@mars/domain/lifecycle/stage";
import type { DelegationScope } from "@mars/domain/rights/delegation";
import { STATUSES_WHERE } from "@mars/domain/rights/rightsTable";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { ACTING_DELEGATE, isParty, whoIs } from "../../../platform/parties/partyQueries.ts";
import { IS_CORRECTED } from "../project/projectQueries.ts";
import { STORED_TURNS, type StoredTurn, TURN_JOINS } from "../project/turnOfRow.ts";

export type ListFilter = {
  view: "mine" | "inbox";
  personId: string;
  vat: string | null;
  statuses: readonly string[];
  schemes: readonly string[];
  municipalities: readonly string[];
  /** Read what a search looks at, too. */
  withText: boolean;
};

/** What a list is sorted and searched by; Danish order is not the database's to make. */
export type ListKey = {
  id: string;
  name: string;
  description: string;
  status: ProjectStatus;
  updatedAt: Date;
  appliedAt: Date | null;
  areaHa: number | null;
  caseId: string | null;
  caseNumber: string;
  flowType: FlowType | null;
  completedOn: string | null;
  turn: StoredTurn;
  ownerName: string | null;
  ownerVat: string | null;
  ownerPersonId: string | null;
  delegateScope: DelegationScope;
  schemeName: string | null;
  schemeId: string | null;
  returnedAt: Date | null;
  assigneeId: string | null;
};

export async function readListKeys(database: Queryable, filter: ListFilter): Promise<ListKey[]> {
  const whose =
    filter.view === "inbox"
      ? sql`p.status = any(${STATUSES_WHERE.applied}::text[])`
      : isParty(whoIs(filter.personId, filter.vat));
  const among = (column: string, values: readonly string[], type: "text" | "uuid") =>
    values.length === 0
      ? sql`true`
      : sql`${sql.ref(column)} = any(${values}::${sql.raw(type === "uuid" ? "uuid[]" : "text[]")})`;
  const inMunicipality =
    filter.municipalities.length === 0
      ? sql`true`
      : sql`exists (select from geo_overlap o where o.geo_location_id = p.geo_location_id
          and o.unit_kind = 'municipality' and o.unit_id = any(${filter.municipalities}::text[]))`;
  const description = filter.withText ? sql`p.description` : sql`left(p.description, 80)`;
  const { rows } = await sql<ListKey>`
    with found as materialized (
      select p.* from project p
      where ${whose} and ${among("p.status", filter.statuses, "text")}
        and ${among("p.subsidy_scheme_id", filter.schemes, "uuid")} and ${inMunicipality}
    )
    select p.id, p.name, ${description} as description, p.status, p.updated_at as "updatedAt",
      p.applied_at as "appliedAt", p.area_ha as "areaHa", p.case_id as "caseId",
      coalesce(owner.name, person.full_name) as "ownerName", p.owner_vat as "ownerVat",
      p.owner_person_id as "ownerPersonId", p.delegate_scope as "delegateScope", scheme.name as "schemeName",
      p.subsidy_scheme_id as "schemeId", p.returned_at as "returnedAt",
      p.case_number as "caseNumber", scheme.flow_type as "flowType", p.completed_on as "completedOn",
      ${STORED_TURNS} as turn, p.assignee_person_id as "assigneeId"
    from found p
    left join subsidy_scheme scheme on scheme.id = p.subsidy_scheme_id
    left join organization owner on owner.vat = p.owner_vat
    left join person on person.id = p.owner_person_id
    ${TURN_JOINS}
  `.execute(database);
  return rows;
}

export type ListRow = {
  id: string;
  name: string;
  description: string;
  status: ProjectStatus;
  stage: CountedStage | null;
  schemeId: string | null;
  measureId: string | null;
  caseId: string | null;
  caseNumber: string;
  ownerVat: string | null;
  ownerPersonId: string | null;
  ownerName: string | null;
  ownerKind: string | null;
  delegateVat: string | null;
  delegatePersonId: string | null;
  delegateName: string | null;
  delegateKind: string | null;
  delegateScope: DelegationScope;
  delegateEndsAt: Date | null;
  returnedAt: Date | null;
  isCorrected: boolean;
  assigneeId: string | null;
  assigneeName: string | null;
  areaHa: number | null;
  effects: Effects;
  createdAt: Date;
  updatedAt: Date;
  appliedAt: Date | null;
  lastStateChangedAt: Date | null;
  version: number;
  municipalities: string[];
  extent: [number, number, number, number] | null;
};

export async function readListRows(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListRow>> {
  const { rows } = await sql<ListRow>`
    select p.id, p.name, p.description, p.status, p.stage, p.subsidy_scheme_id as "schemeId",
      p.mitigation_measure_id as "measureId", p.case_id as "caseId", p.case_number as "caseNumber",
      p.owner_vat as "ownerVat", p.owner_person_id as "ownerPersonId",
      coalesce(owner.name, owner_person.full_name, p.owner_vat) as "ownerName", owner.kind as "ownerKind",
      acting.vat as "delegateVat", acting.person_id as "delegatePersonId",
      coalesce(delegate.name, delegate_person.full_name, acting.vat) as "delegateName",
      p.delegate_scope as "delegateScope", p.delegate_ends_at as "delegateEndsAt",
      p.returned_at as "returnedAt", ${IS_CORRECTED} as "isCorrected",
      p.assignee_person_id as "assigneeId",
      assignee.full_name as "assigneeName",
      delegate.kind as "delegateKind", p.area_ha as "areaHa",
      json_build_object('nitrogenReductionT', p.nitrogen_tons, 'extractionEffortHa', p.extraction_ha,
        'afforestationEffortHa', p.afforestation_ha) as effects,
      p.created_at as "createdAt", p.updated_at as "updatedAt", p.applied_at as "appliedAt",
      p.last_state_changed_at as "lastStateChangedAt", p.version,
      (select coalesce(json_agg(m.name order by o.overlap_ha desc), '[]')
        from geo_overlap o join municipality m on m.code = o.unit_id
        where o.geo_location_id = p.geo_location_id and o.unit_kind = 'municipality') as municipalities,
      case when not ST_IsEmpty(g.geometry) then json_build_array(ST_XMin(g.geometry), ST_YMin(g.geometry),
        ST_XMax(g.geometry), ST_YMax(g.geometry)) end as extent
    from project p
    left join organization owner on owner.vat = p.owner_vat
    left join person owner_person on owner_person.id = p.owner_person_id
    left join lateral ${ACTING_DELEGATE} acting on true
    left join organization delegate on delegate.vat = acting.vat
    left join person delegate_person on delegate_person.id = acting.person_id
    left join person assignee on assignee.id = p.assignee_person_id
    left join geo_location g on g.id = p.geo_location_id
    where p.id = any(${ids}::uuid[])
  `.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}
