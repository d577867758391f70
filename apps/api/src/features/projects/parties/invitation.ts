import { createHash, randomBytes } from "node:crypto";
import { holds } from "@mars/domain/rights/holder";
import { isInvitee } from "@mars/domain/rights/invitation";
import { lastDayBefore } from "@mars/domain/rights/delegation";
import { mailWords } from "@mars/wording/messages/mailWords";
import type { Tx } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { mailLinks } from "../../../platform/messages/mailLinks.ts";
import { insertMail, readReaders } from "../../../platform/messages/messageQueries.ts";
import { ProblemError } from "../../../platform/problems/ProblemError.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import { readProjectRow } from "../project/projectQueries.ts";
import { type ProjectRow, resourceOf } from "../project/ProjectRow.ts";
import { bindInvitation, readInvitation, type Receiver } from "./offerQueries.ts";

/** 192 random bits, known to the mail alone. */
export function newInvitationKey(): string {
  return randomBytes(24).toString("base64url");
}

export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

type Invitation = {
  row: ProjectRow;
  role: "owner" | "delegate";
  to: Receiver;
  key: string | null;
  lapsesAt: string;
};

/** The mail with the link. It is the same whether or not the address is known here. */
export async function mailInvitation(
  tx: Tx,
  act: ProjectAuditContext,
  { row, role, to, key, lapsesAt }: Invitation,
): Promise<void> {
  const [sender] = await readReaders(tx, [act.person.id]);
  const figures = { name: act.person.fullName, day: lastDayBefore(lapsesAt) };
  const mail = mailWords({
    items: [
      {
        projectName: row.name,
        kind: "party",
        code: `invited-${role}`,
        figures,
        url: mailLinks(act.publicUrl, "", null).invitation(key!),
      },
    ],
    isGathered: false,
    name: null,
    language: sender!.language,
    settingsUrl: null,
    stopUrl: null,
  });
  await insertMail(tx, {
    ...mail,
    personId: null,
    to: to.toEmail!,
    unsubscribeUrl: null,
    at: act.at,
  });
}

/**
 * The first to open the link, if they are the one it names, is asked from then on; the same person
 * may open it again until they have answered. Everything else is answered as if it did not exist.
 */
export async function openInvitation(
  tx: Tx,
  key: string,
  { person, at }: { person: Person; at: Date },
): Promise<string> {
  if (person.vat !== null) throw new ProblemError("invitation.private-only");
  const found = await readInvitation(tx, {
    tokenHash: hashOfKey(key),
    personId: person.id,
    now: at,
  });
  const row = found && (await readProjectRow(tx, found.projectId));
  if (!found || !row || !isInvitee(person, found) || holds(person, resourceOf(row).owner)) {
    throw new ProblemError("invitation.unknown");
  }
  await bindInvitation(tx, found.id, person.id);
  return found.id;
}
