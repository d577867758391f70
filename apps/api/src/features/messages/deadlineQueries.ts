import type { CaseMove } from "@mars/domain/lifecycle/decision";
import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/Database.ts";
import { IS_UNANSWERED, isParty, partyIds, PERSON } from "../../platform/parties/partyQueries.ts";

export type Ending = {
  projectId: string;
  personIds: string[];
  code: string;
  endsAt: Date;
  /** When people heard of it; what is nearer than a reminder then is not told twice. */
  toldAt?: Date;
};

/** Drafts that could still be sent in the round of their scheme. */
export async function readDraftsOfSchemes(
  database: Queryable,
  schemeIds: readonly string[],
  now: Date,
): Promise<readonly { projectId: string; schemeId: string; personIds: string[] }[]> {
  const { rows } = await sql<{ projectId: string; schemeId: string; personIds: string[] }>`
    select p.id as "projectId", p.subsidy_scheme_id as "schemeId", ${partyIds(now)} as "personIds"
    from project p where p.status = 'draft'
      and p.subsidy_scheme_id = any(${schemeIds}::uuid[])
  `.execute(database);
  return rows;
}

export type DecidedCase = {
  projectId: string;
  personIds: string[];
  status: ProjectStatus;
  schemeId: string | null;
  moves: CaseMove[];
};

/** Cases that rest on a decision whose days may run out, with the moves that tell which. */
export async function readDecidedCases(
  database: Queryable,
  now: Date,
): Promise<readonly DecidedCase[]> {
  const { rows } = await sql<DecidedCase>`
    select p.id as "projectId", ${partyIds(now)} as "personIds", p.status,
      p.subsidy_scheme_id as "schemeId", past.moves
    from project p
    cross join lateral (
      select json_agg(json_build_object('at', h.at, 'cause', h.cause, 'from', h.from_status,
        'to', h.status, 'remark', null, 'decidedOn', h.decided_on)) as moves
      from project_history h where h.project_id = p.id
        and h.status in ('preliminary_examination', 'approval', 'application_rejected',
          'payment_request_rejected', 'approval_cancelled')) past
    where p.status in ('preliminary_examination', 'preliminary_investigation', 'approval',
        'establishment', 'payment_request_rejected', 'application_rejected', 'approval_cancelled')
      and p.completed_on is null and past.moves is not null
      and exists (select from person where ${isParty(PERSON, now)})
  `.execute(database);
  return rows;
}

export type Lapsed = {
  projectId: string;
  owners: string[];
  delegates: string[];
  endedAt: Date;
};

/** Delegations whose day has passed; after a month whoever was not told by then is not told. */
export async function readLapsedDelegations(
  database: Queryable,
  now: Date,
): Promise<readonly Lapsed[]> {
  const { rows } = await sql<Lapsed>`
    select p.id as "projectId", p.delegate_ends_at as "endedAt",
      array(select person.id::text from person
        where person.id = p.owner_person_id or person.vat = p.owner_vat) as owners,
      array(select person.id::text from person
        where person.id = p.delegate_person_id or person.vat = p.delegate_vat) as delegates
    from project p
    where coalesce(p.delegate_vat, p.delegate_person_id::text) is not null
      and p.delegate_ends_at <= ${now} and p.delegate_ends_at > ${now}::timestamptz - interval '31 days'
  `.execute(database);
  return rows;
}

/** Delegations that end within a month. */
export async function readEndingDelegations(
  database: Queryable,
  now: Date,
): Promise<readonly Ending[]> {
  const { rows } = await sql<Ending>`
    select p.id as "projectId", ${partyIds(now)} as "personIds", 'delegation-ends' as code,
      p.delegate_ends_at as "endsAt"
    from project p
    where p.delegate_ends_at > ${now} and p.delegate_ends_at < ${now}::timestamptz + interval '31 days'
  `.execute(database);
  return rows;
}

export type OpenQuestion = {
  projectId: string;
  personIds: string[];
  askedAt: Date;
  answerBy: string;
};

/** Questions with a last day that no party has answered yet; the newest of a case stands for all. */
export async function readOpenQuestions(
  database: Queryable,
  today: string,
  now: Date,
): Promise<readonly OpenQuestion[]> {
  const { rows } = await sql<OpenQuestion>`
    select distinct on (p.id) p.id as "projectId", ${partyIds(now)} as "personIds",
      asked.at as "askedAt", asked.by::text as "answerBy"
    from project p join (
      select r.project_id, r.at, r.answer_by as by from remark r
      where r.answer_by >= ${today}::date and ${IS_UNANSWERED}
      union all
      select id, returned_at, correct_by from project
      where returned_at is not null and correct_by >= ${today}::date) asked on asked.project_id = p.id
    order by p.id, asked.at desc
  `.execute(database);
  return rows;
}
