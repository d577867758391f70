import { changeHolder, type Holder, holds } from "@mars/domain/rights/holder";
import type { Tx } from "../../../platform/database/Database.ts";
import {
  foundOrProblem,
  ProblemError,
  valueOrProblem,
} from "../../../platform/problems/ProblemError.ts";
import { loggedChanges } from "../history/loggedFields.ts";
import {
  closeOffer,
  loggedReceiver,
  type OfferRow,
  readOffer,
  readOpenOffers,
} from "./offerQueries.ts";
import { lockProject, readProjectRow, updateProject } from "../project/projectQueries.ts";
import { holderOfRow, type ProjectRow } from "../project/ProjectRow.ts";
import { logChange } from "../history/logChange.ts";
import { takeBackOffer } from "./takeBackOffer.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";

/** The receiver's word: with yes the project moves or the delegation begins, with no nothing changes. */
export async function answerOffer(
  tx: Tx,
  id: string,
  isAccepted: boolean,
  act: ProjectAuditContext,
): Promise<string | null> {
  const known = await readOffer(tx, id);
  // An offer to someone else answers as unknown.
  if (known === undefined || !holds(act.person, receiverOf(known))) {
    throw new ProblemError("resource.not-found");
  }
  await lockProject(tx, known.projectId);
  const offer = foundOrProblem(await readOffer(tx, id));
  const row = foundOrProblem(await readProjectRow(tx, offer.projectId));
  if (offer.answer !== null) {
    throw new ProblemError("offer.answered", { figures: { answer: offer.answer } });
  }
  if (offer.lapsesAt <= act.at) throw new ProblemError("offer.lapsed");
  const by = { personId: act.person.id, at: act.at };
  await closeOffer(tx, offer.id, isAccepted ? "accepted" : "declined", by);
  if (!isAccepted) {
    await logChange(tx, act, {
      projectId: row.id,
      action: "offer-declined",
      changes: [{ field: offer.role, from: null, to: loggedReceiver(offer) }],
    });
    return null;
  }
  await move(tx, row, offer, act);
  return row.id;
}

/** Null: a private person who has not opened the link yet. */
function receiverOf({ toVat, toPersonId }: OfferRow): Holder | null {
  return holderOfRow(toVat, toPersonId);
}

async function move(
  tx: Tx,
  row: ProjectRow,
  offer: OfferRow,
  act: ProjectAuditContext,
): Promise<void> {
  const { role } = offer;
  valueOrProblem(
    changeHolder({
      role,
      current:
        role === "owner"
          ? holderOfRow(row.ownerVat, row.ownerPersonId)
          : // The same organisation may be given another scope or a later end.
            null,
      isFinal: row[`${role}IsFinal`],
      next: receiverOf(offer),
      nextIsMunicipality: offer.toKind === "municipality",
      // Confirmed when it was offered.
      confirmed: true,
    }),
  );
  const noDelegate = {
    delegate_vat: null,
    delegate_person_id: null,
    delegate_scope: "apply",
    delegate_ends_at: null,
  };
  await updateProject(
    tx,
    row.id,
    role === "owner"
      ? {
          owner_vat: offer.toVat,
          owner_person_id: offer.toPersonId,
          // Given by the owner before, and never passed on; for good only to a municipality.
          ...((!row.delegateIsFinal || row.delegateVat === offer.toVat) && noDelegate),
        }
      : {
          delegate_vat: offer.toVat,
          delegate_person_id: offer.toPersonId,
          delegate_scope: offer.scope,
          delegate_ends_at: offer.endsAt,
        },
    { personId: act.person.id, at: act.at },
  );
  // What the owner before had offered is not the new owner's word.
  if (role === "owner") {
    for (const open of await readOpenOffers(tx, row.id, act.at)) await takeBackOffer(tx, open, act);
  }
  const after = (await readProjectRow(tx, row.id))!;
  await logChange(tx, act, { projectId: row.id, action: role, changes: loggedChanges(row, after) });
}
