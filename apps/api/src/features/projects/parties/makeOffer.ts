import { normaliseVat } from "@mars/domain/organizations/ownerOrganizations";
import { delegationEnd, type DelegationScope, offerLapse } from "@mars/domain/rights/delegation";
import { changeHolder, type Holder, holds } from "@mars/domain/rights/holder";
import { type Invitee, mailAddress } from "@mars/domain/rights/invitation";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import { ProblemError, valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import { logChange } from "../history/logChange.ts";
import { holderOfRow, type ProjectRow, resourceOf } from "../project/ProjectRow.ts";
import { checkField } from "../project/checkField.ts";
import { ensureMay } from "../project/openProject.ts";
import { hashOfKey, mailInvitation, newInvitationKey } from "./invitation.ts";
import {
  closeLapsedOffers,
  countOffersMade,
  insertOffer,
  readOpenOffers,
  type Receiver,
} from "./offerQueries.ts";
import { takeBackOffer } from "./takeBackOffer.ts";

export type Offer = {
  role: "owner" | "delegate";
  vat?: string | null | undefined;
  /** A private person instead of an organisation. */
  person?: Invitee | undefined;
  confirmed: boolean;
  /** Why a caseworker gives away what is another's. */
  remark?: string | null | undefined;
  scope?: DelegationScope | undefined;
  until?: string | null | undefined;
};

/** Each offer writes to everybody of an organisation, or to an address: no one may write to strangers without end. */
const OFFERS_A_DAY = { inAll: 60, toPeople: 20, toThem: 20, ofProject: 3, byAnyone: 10 };
const DAY_MS = 86_400_000;

/** Asks an organisation or a private person to take a project over or to act for its owner. Nothing
 * changes until they say yes. */
export async function makeOffer(
  tx: Tx,
  row: ProjectRow,
  offer: Offer,
  act: ProjectAuditContext,
): Promise<void> {
  const { role } = offer;
  ensureMay(act.person, role === "owner" ? "project.change-owner" : "project.delegate", row);
  const isOwn = holds(act.person, resourceOf(row).owner);
  const remark = checkField("remark", offer.remark, act.limits, { isOptional: true });
  if (!isOwn && remark === "") throw new ProblemError("lifecycle.remark-required");
  const receiver = offer.person
    ? invitedPerson(offer.person)
    : await askedOrganization(tx, offer.vat ?? null);
  const { to, isForGood } = receiver;
  const isOwner = holderOfRow(row.ownerVat, row.ownerPersonId);
  valueOrProblem(
    changeHolder({
      role,
      // Whoever owns it needs no one's leave to act for themselves.
      current: role === "owner" || row.ownerVat === to.toVat ? isOwner : null,
      isFinal: row[`${role}IsFinal`],
      next: receiver.holder,
      nextIsMunicipality: isForGood,
      confirmed: offer.confirmed,
    }),
  );
  const at = act.at.toISOString();
  const endsAt =
    role === "delegate" && !isForGood
      ? valueOrProblem(delegationEnd(offer.until ?? null, at))
      : null;
  await ensureFewOffers(tx, { to, projectId: row.id }, act);
  await closeLapsedOffers(tx, row.id, act.at);
  for (const open of await readOpenOffers(tx, row.id, act.at)) {
    if (open.role === role) await takeBackOffer(tx, open, act);
  }
  const scope = role === "delegate" ? (offer.scope ?? "apply") : null;
  const lapsesAt = offerLapse(at);
  await insertOffer(tx, {
    projectId: row.id,
    role,
    to,
    scope,
    endsAt,
    remark: remark || null,
    madeAt: act.at,
    madeBy: act.person.id,
    lapsesAt,
  });
  if (receiver.key) await mailInvitation(tx, act, { row, role, ...receiver, lapsesAt });
  await logChange(tx, act, {
    projectId: row.id,
    action: `${role}-offered`,
    changes: [
      { field: role, from: null, to: receiver.logged },
      ...(scope ? [{ field: "delegation", from: null, to: { scope, endsAt } }] : []),
      ...(remark ? [{ field: "remark", from: null, to: remark }] : []),
    ],
  });
}

async function ensureFewOffers(
  tx: Tx,
  offered: { to: Receiver; projectId: string },
  act: ProjectAuditContext,
): Promise<void> {
  const since = new Date(act.at.getTime() - DAY_MS);
  const { to } = offered;
  const made = await countOffersMade(tx, { ...offered, madeBy: act.person.id, since });
  const limits = to.toEmail ? OFFERS_A_DAY : { ...OFFERS_A_DAY, toPeople: Infinity };
  if (Object.entries(limits).some(([what, most]) => made[what as keyof typeof made] >= most))
    throw new ProblemError("offer.too-many");
}

type Asked = {
  to: Receiver;
  holder: Holder;
  isForGood: boolean;
  logged: object;
  key: string | null;
};

async function askedOrganization(tx: Tx, vat: string | null): Promise<Asked> {
  const wanted = normaliseVat(vat);
  const organization = wanted === null ? undefined : await readOrganization(tx, wanted);
  if (organization === undefined) {
    throw new ProblemError("organization.unknown", { figures: { vat: wanted } });
  }
  const { name, kind } = organization;
  return {
    to: { toVat: organization.vat },
    holder: { kind: "organisation", vat: organization.vat },
    isForGood: kind === "municipality",
    logged: { vat: organization.vat, name },
    key: null,
  };
}

/** No one looks whether they have an account: nothing that is answered depends on it. */
function invitedPerson({ name, email }: Invitee): Asked {
  const address = mailAddress(email);
  if (address === null) throw new ProblemError("invitation.address");
  const key = newInvitationKey();
  return {
    to: { toVat: null, toName: name, toEmail: address, tokenHash: hashOfKey(key) },
    // Not known yet, so never the one who has it now.
    holder: { kind: "person", personId: "" },
    isForGood: false,
    logged: { name: null },
    key,
  };
}

/** One that can be asked; retired ones only stay with what they have. */
async function readOrganization(
  database: Queryable,
  vat: string,
): Promise<{ vat: string; name: string; kind: string } | undefined> {
  const { rows } = await sql<{ vat: string; name: string; kind: string }>`
    select vat, name, kind from organization where vat = ${vat} and retired_at is null
  `.execute(database);
  return rows[0];
}
