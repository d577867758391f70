import type { OpenOffer } from "@mars/contracts/projects/projectShapes";
import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { DelegationScope } from "@mars/domain/rights/delegation";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";

export type OfferRow = {
  id: string;
  projectId: string;
  role: "owner" | "delegate";
  toVat: string;
  toName: string;
  toKind: string;
  scope: DelegationScope | null;
  endsAt: Date | null;
  remark: string | null;
  madeAt: Date;
  madeBy: string | null;
  lapsesAt: Date;
  answer: "accepted" | "declined" | "withdrawn" | "lapsed" | null;
};

const OFFER = sql`
  select o.id, o.project_id as "projectId", o.role, o.to_vat as "toVat", receiver.name as "toName",
    receiver.kind as "toKind", o.scope, o.ends_at as "endsAt", o.remark, o.made_at as "madeAt",
    o.made_by as "madeBy", o.lapses_at as "lapsesAt", o.answer
  from party_offer o join organization receiver on receiver.vat = o.to_vat`;

export type NewOffer = Pick<OfferRow, "projectId" | "role" | "toVat" | "scope" | "remark"> & {
  endsAt: string | null;
  madeAt: Date;
  madeBy: string;
  lapsesAt: string;
};

export async function insertOffer(tx: Tx, offer: NewOffer): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into party_offer (project_id, role, to_vat, scope, ends_at, remark, made_at, made_by, lapses_at)
    values (${offer.projectId}, ${offer.role}, ${offer.toVat}, ${offer.scope}, ${offer.endsAt},
      ${offer.remark}, ${offer.madeAt}, ${offer.madeBy}, ${offer.lapsesAt})
    returning id
  `.execute(tx);
  return rows[0]!.id;
}

type OffersMade = { madeBy: string; toVat: string; projectId: string; since: Date };

/** How many questions someone has asked since a moment: in all, this organisation, and of this project. */
export async function countOffersMade(
  database: Queryable,
  { madeBy, toVat, projectId, since }: OffersMade,
): Promise<Record<"inAll" | "toThem" | "ofProject", number>> {
  const { rows } = await sql<Record<"inAll" | "toThem" | "ofProject", number>>`
    select count(*)::int as "inAll", count(*) filter (where to_vat = ${toVat})::int as "toThem",
      count(*) filter (where to_vat = ${toVat} and project_id = ${projectId})::int as "ofProject"
    from party_offer where made_by = ${madeBy} and made_at > ${since}
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
    update party_offer set answer = 'lapsed', answered_at = lapses_at
    where project_id = ${projectId} and answer is null and lapses_at <= ${now}
  `.execute(tx);
}

export function openOffer(row: OfferRow): OpenOffer {
  return {
    id: row.id,
    role: row.role,
    vat: row.toVat,
    name: row.toName,
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
    update party_offer set answer = ${answer}, answered_at = ${by.at}, answered_by = ${by.personId}
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

/** What an organisation is asked, oldest first. */
export async function readReceivedOffers(
  database: Queryable,
  vat: string | null,
  now: Date,
): Promise<readonly ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select o.id, o.project_id as "projectId", o.role, o.to_vat as "toVat", receiver.name as "toName",
      receiver.kind as "toKind", o.scope, o.ends_at as "endsAt", o.remark, o.made_at as "madeAt",
      o.made_by as "madeBy", o.lapses_at as "lapsesAt", o.answer,
      p.name as "projectName", p.status as "projectStatus", p.area_ha as "areaHa",
      coalesce(owner.name, owner_person.full_name) as owner, maker.full_name as "madeByName"
    from party_offer o
    join organization receiver on receiver.vat = o.to_vat
    join project p on p.id = o.project_id
    left join organization owner on owner.vat = p.owner_vat
    left join person owner_person on owner_person.id = p.owner_person_id
    left join person maker on maker.id = o.made_by
    where o.to_vat = ${vat} and o.answer is null and o.lapses_at > ${now}
    order by o.made_at, o.id
  `.execute(database);
  return rows;
}
