import type { Attachment } from "@mars/contracts/projects/projectAttachments";
import { normaliseVat } from "@mars/domain/organizations/ownerOrganizations";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { isParty, whoIs } from "../../../platform/parties/partyQueries.ts";

/** Small enough for one statement, one message to the database and one line of a backup. */
const PART_BYTES = 262_144;

export type NewAttachment = Pick<Attachment, "name" | "kind" | "isScanned"> & {
  content: Buffer;
  sha256: string;
};

/** Sent with the application, or with a comment after it: part of the record from then on. */
const IS_SENT = sql`(a.remark_id is not null
  or coalesce(a.at < coalesce(p.first_applied_at, p.applied_at), false))`;

export async function readAttachments(
  database: Queryable,
  projectId: string,
  reader: Person,
  id?: string,
): Promise<Attachment[]> {
  const { rows } = await sql<Omit<Attachment, "at"> & { at: Date }>`
    select a.id, a.name, a.kind, a.bytes, a.at, person.full_name as person, a.organization,
      a.by_party as "byParty", coalesce(a.person_id = ${reader.id}, false) as "isMine",
      a.remark_id as "remarkId", a.is_scanned as "isScanned",
      coalesce(a.person_id = ${reader.id}, false) and not ${IS_SENT} as "mayRemove"
    from attachment a join project p on p.id = a.project_id
    left join person on person.id = a.person_id
    where a.project_id = ${projectId} and (${id ?? null}::uuid is null or a.id = ${id ?? null})
    order by a.at, a.id
  `.execute(database);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** What one person keeps here in all cases; others who would add to it wait. */
export async function lockAttachedBytes(tx: Tx, personId: string): Promise<number> {
  await sql`select from person where id = ${personId} for update`.execute(tx);
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::float8 as bytes from attachment where person_id = ${personId}
  `.execute(tx);
  return rows[0]!.bytes;
}

/** The same file by the same person, from a first try whose answer was lost. */
export async function findSame(
  tx: Tx,
  projectId: string,
  personId: string,
  { name, sha256 }: Pick<NewAttachment, "name" | "sha256">,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from attachment where project_id = ${projectId} and person_id = ${personId}
      and name = ${name} and sha256 = ${sha256} and remark_id is null
  `.execute(tx);
  return rows[0]?.id ?? null;
}

export async function insertAttachment(
  tx: Tx,
  projectId: string,
  file: NewAttachment,
  { person, at }: { person: Person; at: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into attachment (project_id, name, kind, bytes, sha256, at, person_id, organization,
      by_party, is_scanned)
    select p.id, ${file.name}, ${file.kind}, ${file.content.length}, ${file.sha256}, ${at},
      ${person.id}, ${person.organizationName},
      coalesce(${isParty(whoIs(person.id, normaliseVat(person.vat)))}, false), ${file.isScanned}
    from project p where p.id = ${projectId}
    returning id
  `.execute(tx);
  const { id } = rows[0]!;
  for (let from = 0, number = 0; from < file.content.length; from += PART_BYTES, number += 1) {
    await sql`
      insert into attachment_part (attachment_id, number, content)
      values (${id}, ${number}, ${file.content.subarray(from, from + PART_BYTES)})
    `.execute(tx);
  }
  return id;
}

/** Part by part, each in a statement of its own: a slow receiver keeps no connection. */
export async function* readContent(database: Queryable, id: string): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const { rows } = await sql<{ content: Buffer }>`
      select content from attachment_part where attachment_id = ${id} and number = ${number}
    `.execute(database);
    if (!rows[0]) return;
    yield rows[0].content;
  }
}

export async function deleteAttachment(tx: Tx, id: string): Promise<void> {
  await sql`delete from attachment where id = ${id}`.execute(tx);
}

/** What a person has added since applying goes along with their next comment. */
export async function sendWithRemark(
  tx: Tx,
  projectId: string,
  remarkId: string,
  personId: string,
): Promise<void> {
  await sql`
    update attachment a set remark_id = ${remarkId} from project p
    where p.id = a.project_id and a.project_id = ${projectId} and a.person_id = ${personId}
      and a.remark_id is null and a.at >= coalesce(p.first_applied_at, p.applied_at)
  `.execute(tx);
}
