import type { Tx } from "../../../platform/database/Database.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import { closeOffer, loggedReceiver, type OfferRow } from "./offerQueries.ts";
import { logChange } from "../history/logChange.ts";

/** Closes a question that no one has answered, and tells whoever was asked. */
export async function takeBackOffer(
  tx: Tx,
  offer: OfferRow,
  act: ProjectAuditContext,
): Promise<void> {
  await closeOffer(tx, offer.id, "withdrawn", { personId: act.person.id, at: act.at });
  await logChange(tx, act, {
    projectId: offer.projectId,
    action: "offer-withdrawn",
    changes: [{ field: offer.role, from: loggedReceiver(offer), to: null }],
  });
}
