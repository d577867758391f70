import { normaliseVat } from "@mars/domain/organizations/ownerOrganizations";
import { delegationEnd, type DelegationScope, offerLapse } from "@mars/domain/rights/delegation";
import { changeHolder, holds } from "@mars/domain/rights/holder";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import { ProblemError, valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import { logChange } from "../history/logChange.ts";
import { holderOfRow, type ProjectRow, resourceOf } from "../project/ProjectRow.ts";
import { checkField } from "../project/checkField.ts";
import { ensureMay } from "../project/openProject.ts";
import { closeLapsedOffers, countOffersMade, insertOffer, readOpenOffers } from "./offerQueries.ts";
import { takeBackOffer } from "./takeBackOffer.ts";

export type Offer = {
  role: "owner" | "delegate";
  vat: string;
  confirmed: boolean;
  /** Why a caseworker gives away what is another's. */
  remark?: string | null | undefined;
  scope?: DelegationScope | undefined;
  until?: string | null | undefined;
};

/** Each offer writes to everybody of an organisation: no one may write to strangers without end. */
const OFFERS_A_DAY = { inAll: 60, toThem: 20, ofProject: 3 };
const DAY_MS = 86_400_000;

/** Asks an organisation to take a project over or to act for its owner. Nothing changes until it says yes. */
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
  const wanted = normaliseVat(offer.vat);
  const organization = wanted === null ? undefined : await readOrganization(tx, wanted);
  if (organization === undefined) {
    throw new ProblemError("organization.unknown", { figures: { vat: wanted } });
  }
  const isForGood = organization.kind === "municipality";
  const isOwner = holderOfRow(row.ownerVat, row.ownerPersonId);
  valueOrProblem(
    changeHolder({
      role,
      // Whoever owns it needs no one's leave to act for themselves.
      current: role === "owner" || row.ownerVat === organization.vat ? isOwner : null,
      isFinal: row[`${role}IsFinal`],
      next: { kind: "organisation", vat: organization.vat },
      nextIsMunicipality: isForGood,
      confirmed: offer.confirmed,
    }),
  );
  const at = act.at.toISOString();
  const endsAt =
    role === "delegate" && !isForGood
      ? valueOrProblem(delegationEnd(offer.until ?? null, at))
      : null;
  await ensureFewOffers(tx, { toVat: organization.vat, projectId: row.id }, act);
  await closeLapsedOffers(tx, row.id, act.at);
  for (const open of await readOpenOffers(tx, row.id, act.at)) {
    if (open.role === role) await takeBackOffer(tx, open, act);
  }
  const scope = role === "delegate" ? (offer.scope ?? "apply") : null;
  await insertOffer(tx, {
    projectId: row.id,
    role,
    toVat: organization.vat,
    scope,
    endsAt,
    remark: remark || null,
    madeAt: act.at,
    madeBy: act.person.id,
    lapsesAt: offerLapse(at),
  });
  await logChange(tx, act, {
    projectId: row.id,
    action: `${role}-offered`,
    changes: [
      { field: role, from: null, to: { vat: organization.vat, name: organization.name } },
      ...(scope ? [{ field: "delegation", from: null, to: { scope, endsAt } }] : []),
      ...(remark ? [{ field: "remark", from: null, to: remark }] : []),
    ],
  });
}

async function ensureFewOffers(
  tx: Tx,
  offered: { toVat: string; projectId: string },
  act: ProjectAuditContext,
): Promise<void> {
  const since = new Date(act.at.getTime() - DAY_MS);
  const made = await countOffersMade(tx, { ...offered, madeBy: act.person.id, since });
  const { inAll, toThem, ofProject } = OFFERS_A_DAY;
  if (made.inAll >= inAll || made.toThem >= toThem || made.ofProject >= ofProject)
    throw new ProblemError("offer.too-many");
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
