import type { Remark } from "@mars/contracts/projects/projectShapes";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import { normaliseVat } from "@mars/domain/organizations/ownerOrganizations";
import { IS_UNANSWERED, isParty, whoIs } from "../../../platform/parties/partyQueries.ts";
import { sendWithRemark } from "../attachments/attachmentQueries.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";

export async function insertRemark(
  tx: Tx,
  projectId: string,
  text: string,
  { person, at }: ProjectAuditContext,
  question: { answerBy: string | null } | null = null,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into remark (project_id, text, at, person_id, organization, asks, answer_by, by_party)
    select ${projectId}, ${text}, ${at}, ${person.id}, ${person.organizationName},
      ${question !== null}, ${question?.answerBy ?? null}::date,
      coalesce(${isParty(whoIs(person.id, normaliseVat(person.vat)))}, false)
    from project p where p.id = ${projectId}
    returning id
  `.execute(tx);
  const { id } = rows[0]!;
  await sendWithRemark(tx, projectId, id, person.id);
  return id;
}

type RemarkRow = Omit<Remark, "at" | "isMine"> & { at: Date; personId: string | null };

/** Remarks from `since` on, or all; `personId` is the reader. */
export async function readRemarks(
  database: Queryable,
  projectId: string,
  { personId, since }: { personId: string; since: Date | null },
): Promise<Remark[]> {
  const { rows } = await sql<RemarkRow>`
    select r.id, r.text, r.at, person.full_name as person, r.organization, r.person_id as "personId",
      r.answer_by::text as "answerBy", r.asks and ${IS_UNANSWERED} as "awaitsAnswer", r.by_party as "byParty", r.asks
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
