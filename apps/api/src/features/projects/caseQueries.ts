import type { Remark, RevisionEntry } from "@mars/contracts/projectShapes";
import type { Effects } from "@mars/domain/effects/effects";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../platform/database/Database.ts";
import type { Act } from "./Act.ts";

export type NewApplication = {
  projectId: string;
  action: "preliminary_examination" | "establishment" | "payment";
  at: Date;
  personId: string;
  geoLocationId: string | null;
  ruleResults: readonly unknown[];
  datasetVersions: Readonly<Record<string, string>>;
  effects: Effects;
  formUrl: string | null;
};

export async function insertApplication(tx: Tx, one: NewApplication): Promise<void> {
  await sql`
    insert into project_application (project_id, action, at, person_id, geo_location_id, rule_results,
      dataset_versions, effects, form_url)
    values (${one.projectId}, ${one.action}, ${one.at}, ${one.personId}, ${one.geoLocationId},
      ${JSON.stringify(one.ruleResults)}::jsonb, ${JSON.stringify(one.datasetVersions)}::jsonb,
      ${JSON.stringify(one.effects)}::jsonb, ${one.formUrl})
  `.execute(tx);
}

export async function updateSent(
  tx: Tx,
  applicationId: string,
  sent: { sentOn: string | null; receiptNumber: string | null },
  { person, at }: Act,
): Promise<void> {
  await sql`
    update project_application set sent_on = ${sent.sentOn}, receipt_number = ${sent.receiptNumber},
      sent_told_at = ${sent.sentOn === null ? null : at},
      sent_told_by = ${sent.sentOn === null ? null : person.id}
    where id = ${applicationId}
  `.execute(tx);
}

export async function insertRemark(
  tx: Tx,
  projectId: string,
  text: string,
  { person, at }: Act,
  answerBy: string | null = null,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into remark (project_id, text, at, person_id, organization, answer_by)
    values (${projectId}, ${text}, ${at}, ${person.id}, ${person.organizationName}, ${answerBy})
    returning id
  `.execute(tx);
  return rows[0]!.id;
}

/** No party of project `p` has written since remark `r`. */
const UNANSWERED = sql<boolean>`not exists (
  select from remark later join person writer on writer.id = later.person_id
  where later.project_id = r.project_id and later.at > r.at
    and (writer.id in (p.owner_person_id, p.delegate_person_id)
      or writer.vat in (p.owner_vat, p.delegate_vat)))`;

type RemarkRow = Omit<Remark, "at" | "isMine"> & { at: Date; personId: string | null };

/** Remarks from `since` on, or all; `personId` is the reader. */
export async function readRemarks(
  database: Queryable,
  projectId: string,
  { personId, since }: { personId: string; since: Date | null },
): Promise<Remark[]> {
  const { rows } = await sql<RemarkRow>`
    select r.id, r.text, r.at, person.full_name as person, r.organization, r.person_id as "personId",
      r.answer_by::text as "answerBy", r.answer_by is not null and ${UNANSWERED} as "awaitsAnswer"
    from remark r join project p on p.id = r.project_id
    left join person on person.id = r.person_id
    where r.project_id = ${projectId} and (${since}::timestamptz is null or r.at >= ${since})
    order by r.at, r.id
  `.execute(database);
  return rows.map(({ personId: author, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    isMine: author === personId,
  }));
}

export type RevisionRow = Omit<RevisionEntry, "at" | "lastAt" | "entity" | "actingFor"> & {
  /** {vat, name} or {personId}. */
  actingFor: unknown;
  at: Date;
  lastAt: Date;
  /** The instant to the microsecond: what a page goes on after. */
  exactAt: string;
};

export type RevisionPage = {
  before: readonly [at: string, id: number] | null;
  /** Entries from then on; null: all. */
  since: Date | null;
  limit: number;
};

/** The log, newest first; persons named in changes are named as they are called today. */
export async function readRevisionRows(
  database: Queryable,
  projectId: string,
  page: RevisionPage,
): Promise<RevisionRow[]> {
  const earlier = page.before
    ? sql`and (entry.at, entry.id) < (${page.before[0]}::timestamptz, ${page.before[1]}::bigint)`
    : sql``;
  const { rows } = await sql<RevisionRow>`
    select entry.id, entry.at, entry.last_at as "lastAt", entry.action, person.full_name as person,
      entry.organization, entry.changes, entry.acting_for as "actingFor", entry.at::text as "exactAt"
    from revision_entry entry left join person on person.id = entry.person_id
    where entry.entity = 'project' and entry.entity_id = ${projectId} ${earlier}
      and (${page.since}::timestamptz is null or entry.at >= ${page.since})
    order by entry.at desc, entry.id desc
    limit ${page.limit}
  `.execute(database);
  return rows;
}

export async function namesOfPersons(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string | null }>`
    select id, full_name as name from person where id = any(${ids}::uuid[])
  `.execute(database);
  return new Map(rows.map(({ id, name }) => [id, name ?? ""]));
}

export async function readOrganization(
  database: Queryable,
  vat: string,
): Promise<{ vat: string; name: string; kind: string } | undefined> {
  const { rows } = await sql<{ vat: string; name: string; kind: string }>`
    select vat, name, kind from organization where vat = ${vat}
  `.execute(database);
  return rows[0];
}
