import { deliveriesOf, type MessageKind } from "@mars/domain/messages/messageKinds";
import { mailWords } from "@mars/wording/messages/mailWords";
import type { Tx } from "../database/Database.ts";
import { mailLinks } from "./mailLinks.ts";
import { insertMail, insertMessage, readProjectName, readReaders } from "./messageQueries.ts";

export type Notification = {
  /** Whom; nobody is told twice. */
  personIds: readonly string[];
  projectId: string | null;
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
  const { projectId, kind, code, figures = {}, at, onceKey = null } = notification;
  const readers = await readReaders(tx, [...new Set(notification.personIds)]);
  if (readers.length === 0) return;
  const projectName = await readProjectName(tx, projectId);
  for (const reader of readers) {
    const delivery = deliveriesOf(reader.deliveries)[kind];
    const isNew = await insertMessage(tx, {
      personId: reader.id,
      projectId,
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
