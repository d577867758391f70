import { isToldAfterwards } from "@mars/domain/messages/leadsToList";
import { deliveriesOf, type Delivery, type MessageKind } from "@mars/domain/messages/messageKinds";
import { mailWords } from "@mars/wording/messages/mailWords";
import type { Tx } from "../database/Database.ts";
import { mailLinks } from "./mailLinks.ts";
import {
  countSent,
  insertMail,
  insertMessage,
  readProjectName,
  type Reader,
  readReaders,
  readToldName,
} from "./messageQueries.ts";

/** So many mails a day one person's acts may send another; the rest comes in the mail of the day. */
const MAILS_PER_SENDER = 10;
const DAY_MS = 86_400_000;

export type Notification = {
  /** Whom; no one is told twice. */
  personIds: readonly string[];
  projectId: string | null;
  /** Whose act it tells of; null where no one acted, as with a deadline. */
  senderId?: string | null;
  kind: MessageKind;
  code: string;
  figures?: Readonly<Record<string, string | number>>;
  at: Date;
  /** Told once, however often it is found. */
  onceKey?: string;
};

/** Leaves a message in the product and, as each person has chosen, a mail in the outbox: in the
 * transaction of what it tells of, so that neither is ever told of something that did not happen. */
export async function notify(tx: Tx, publicUrl: string, notification: Notification): Promise<void> {
  const { projectId, senderId = null, kind, code, figures = {}, at, onceKey = null } = notification;
  const readers = await readReaders(tx, [...new Set(notification.personIds)]);
  if (readers.length === 0) return;
  const nameNow = await readProjectName(tx, projectId);
  for (const reader of readers) {
    const projectName = isToldAfterwards(code)
      ? await readToldName(tx, reader.id, projectId)
      : nameNow;
    const delivery = await deliveryOf(tx, reader, { senderId, kind, at });
    const isNew = await insertMessage(tx, {
      personId: reader.id,
      projectId,
      projectName,
      senderId,
      kind,
      code,
      figures,
      at,
      isGathered: delivery === "daily" && reader.email !== null,
      onceKey,
    });
    if (!isNew || delivery !== "now" || reader.email === null) continue;
    const links = mailLinks(publicUrl, reader.token, kind);
    const url = links.message(code, projectId, figures);
    const mail = mailWords({
      items: [{ projectName, kind, code, figures, url }],
      isGathered: false,
      name: reader.name,
      language: reader.language,
      settingsUrl: links.settings,
      stopUrl: links.stop,
    });
    await insertMail(tx, {
      ...mail,
      personId: reader.id,
      to: reader.email,
      unsubscribeUrl: links.stop,
      at,
    });
  }
}

async function deliveryOf(
  tx: Tx,
  reader: Reader,
  { senderId, kind, at }: { senderId: string | null; kind: MessageKind; at: Date },
): Promise<Delivery> {
  const chosen = deliveriesOf(reader.deliveries)[kind];
  // Decisions are the authority's own, and the time to complain runs from them.
  if (chosen !== "now" || senderId === null || kind === "decision") return chosen;
  const since = new Date(at.getTime() - DAY_MS);
  const sent = await countSent(tx, { senderId, personId: reader.id, since });
  return sent < MAILS_PER_SENDER ? "now" : "daily";
}
