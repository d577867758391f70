import type { OpenOffer } from "@mars/contracts/projects/projectShapes";
import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { DelegationScope } from "@mars/domain/rights/delegation";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";

export type OfferRow = {
  id: string;
  projectId: string;
  role: "owner" | "delegate";
  /** An organisation, or a private person: by their own id once they have opened the link. */
  toVat: string | null;
  toPersonId: string | null;
  toName: string;
  toEmail: string | null;
  toKind: string | null;
  scope: DelegationScope | null;
  endsAt: Date | null;
  remark: string | null;
  madeAt: Date;
  madeBy: string | null;
  lapsesAt: Date;
  answer: "accepted" | "declined" | "withdrawn" | "lapsed" | null;
};

const OFFER_COLUMNS = sql`o.id, o.project_id as "projectId", o.role, o.to_vat as "toVat",
  o.to_person_id as "toPersonId", coalesce(receiver.name, invitee.full_name, o.to_name, '') as "toName",
  o.to_email as "toEmail", receiver.kind as "toKind", o.scope, o.ends_at as "endsAt", o.remark,
  o.made_at as "madeAt", o.made_by as "madeBy", o.lapses_at as "lapsesAt", o.answer`;
const OFFERS = sql`party_offer o
  left join organization receiver on receiver.vat = o.to_vat
  left join person invitee on invitee.id = o.to_person_id`;
const OFFER = sql`select ${OFFER_COLUMNS} from ${OFFERS}`;

/** Who is asked: an organisation by VAT number, a private person by the hash of their link's key. */
export type Receiver =
  | { toVat: string; toName?: null; toEmail?: null; tokenHash?: null }
  | { toVat: null; toName: string; toEmail: string; tokenHash: string };

/** As the log names whom was asked: a private person by id alone, once there is one. */
export function loggedReceiver({ toVat, toPersonId, toName }: OfferRow): object {
  if (toVat !== null) return { vat: toVat, name: toName };
  return toPersonId === null ? { name: null } : { personId: toPersonId };
}

export type NewOffer = Pick<OfferRow, "projectId" | "role" | "scope" | "remark"> & {
  to: Receiver;
  endsAt: string | null;
  madeAt: Date;
  madeBy: string;
  lapsesAt: string;
};

export async function insertOffer(tx: Tx, offer: NewOffer): Promise<string> {
  const { to } = offer;
  const { rows } = await sql<{ id: string }>`
    insert into party_offer (project_id, role, to_vat, to_name, to_email, token_hash, scope, ends_at,
      remark, made_at, made_by, lapses_at)
    values (${offer.projectId}, ${offer.role}, ${to.toVat}, ${to.toName ?? null}, ${to.toEmail ?? null},
      ${to.tokenHash ?? null}, ${offer.scope}, ${offer.endsAt}, ${offer.remark}, ${offer.madeAt},
      ${offer.madeBy}, ${offer.lapsesAt})
    returning id
  `.execute(tx);
  return rows[0]!.id;
}

type OffersMade = { madeBy: string; to: Receiver; projectId: string; since: Date };
type OfferCounts = Record<"inAll" | "toPeople" | "toThem" | "ofProject" | "byAnyone", number>;

/** How many questions someone has asked since a moment: in all, of private persons, of this receiver,
 * and of it about this project; and how many anyone has mailed to this address. */
export async function countOffersMade(
  database: Queryable,
  { madeBy, to, projectId, since }: OffersMade,
): Promise<OfferCounts> {
  const mail = to.toEmail ?? null;
  const { rows } = await sql<OfferCounts>`
    select count(*) filter (where is_own)::int as "inAll",
      count(*) filter (where is_own and to_email is not null)::int as "toPeople",
      count(*) filter (where is_own and is_theirs)::int as "toThem",
      count(*) filter (where is_own and is_theirs and project_id = ${projectId})::int as "ofProject",
      count(*) filter (where to_email = ${mail})::int as "byAnyone"
    from (select project_id, to_email, made_by = ${madeBy} as is_own,
        (to_vat = ${to.toVat} or to_email = ${mail}) as is_theirs
      from party_offer where made_at > ${since} and (made_by = ${madeBy} or to_email = ${mail})) made
  `.execute(database);
  return rows[0]!;
}

export async function readOffer(database: Queryable, id: string): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`${OFFER} where o.id = ${id}`.execute(database);
  return rows[0];
}

/** Offers of a project that are not answered and have not lapsed. */
export async function readOpenOffers(
  database: Queryable,
  projectId: string,
  now: Date,
): Promise<readonly OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    ${OFFER} where o.project_id = ${projectId} and o.answer is null and o.lapses_at > ${now}
    order by o.made_at
  `.execute(database);
  return rows;
}

/** Writes down what has lapsed, so that the project may be offered again. */
export async function closeLapsedOffers(tx: Tx, projectId: string, now: Date): Promise<void> {
  await sql`
    update party_offer set answer = 'lapsed', answered_at = lapses_at, token_hash = null
    where project_id = ${projectId} and answer is null and lapses_at <= ${now}
  `.execute(tx);
}

/** The address is shown to those who could have written it. */
export function openOffer(row: OfferRow, seesAddress: boolean): OpenOffer {
  return {
    id: row.id,
    role: row.role,
    vat: row.toVat,
    name: row.toName,
    email: seesAddress ? row.toEmail : null,
    isMunicipality: row.toKind === "municipality",
    scope: row.scope,
    endsAt: row.endsAt?.toISOString() ?? null,
    madeAt: row.madeAt.toISOString(),
    lapsesAt: row.lapsesAt.toISOString(),
  };
}

export async function closeOffer(
  tx: Tx,
  id: string,
  answer: NonNullable<OfferRow["answer"]>,
  by: { personId: string | null; at: Date },
): Promise<void> {
  await sql`
    update party_offer set answer = ${answer}, answered_at = ${by.at}, answered_by = ${by.personId},
      token_hash = null
    where id = ${id} and answer is null
  `.execute(tx);
}

export type ReceivedRow = OfferRow & {
  projectName: string;
  projectStatus: ProjectStatus;
  areaHa: number | null;
  owner: string | null;
  madeByName: string | null;
};

/** What someone or their organisation is asked, oldest first. */
export async function readReceivedOffers(
  database: Queryable,
  { id, vat }: { id: string; vat: string | null },
  now: Date,
): Promise<readonly ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select ${OFFER_COLUMNS}, p.name as "projectName", p.status as "projectStatus", p.area_ha as "areaHa",
      coalesce(owner.name, owner_person.full_name) as owner, maker.full_name as "madeByName"
    from ${OFFERS}
    join project p on p.id = o.project_id
    left join organization owner on owner.vat = p.owner_vat
    left join person owner_person on owner_person.id = p.owner_person_id
    left join person maker on maker.id = o.made_by
    where (o.to_vat = ${vat} or o.to_person_id = ${id}) and o.answer is null and o.lapses_at > ${now}
    order by o.made_at, o.id
  `.execute(database);
  return rows;
}

export type InvitationRow = { id: string; projectId: string; name: string; email: string };

/** An open invitation by its key, unless someone else has opened it. */
export async function readInvitation(
  tx: Tx,
  { tokenHash, personId, now }: { tokenHash: string; personId: string; now: Date },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select id, project_id as "projectId", to_name as name, to_email as email from party_offer
    where token_hash = ${tokenHash} and answer is null and lapses_at > ${now}
      and (to_person_id is null or to_person_id = ${personId})
    for update
  `.execute(tx);
  return rows[0];
}

export async function bindInvitation(tx: Tx, id: string, personId: string): Promise<void> {
  await sql`update party_offer set to_person_id = ${personId} where id = ${id}`.execute(tx);
}
