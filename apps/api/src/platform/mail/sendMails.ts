import type { Database } from "../database/Database.ts";
import type { MailTransport } from "./MailTransport.ts";
import { claimMail, markFailed, markSent, readDueMails } from "./mailQueries.ts";

const AT_ONCE = 20;

export type Sent = { sent: number; failed: number };

/**
 * Sends what is due. Each mail is taken by one instance before it is sent, with the time of its next
 * try: if the instance stops meanwhile, it is retried, and none is ever lost.
 */
export async function sendMails(
  database: Database,
  transport: MailTransport,
  now: () => Date,
): Promise<Sent> {
  const outcome = { sent: 0, failed: 0 };
  for (const mail of await readDueMails(database.write, now(), AT_ONCE)) {
    if (!(await claimMail(database, mail, now()))) continue;
    try {
      await transport.deliver(mail);
    } catch (error) {
      outcome.failed += 1;
      await markFailed(database, mail.id, error instanceof Error ? error.message : String(error));
      continue;
    }
    outcome.sent += 1;
    await markSent(database, mail.id, now());
  }
  return outcome;
}
