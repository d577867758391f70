import type { Database } from "../database/Database.ts";
import { forEachSettled } from "../jobs/forEachSettled.ts";
import type { MailTransport } from "./MailTransport.ts";
import { claimMail, type DueMail, markFailed, markSent, readDueMails } from "./mailQueries.ts";

const AT_ONCE = 20;
/** Then the other steps of the round have their turn. */
const MAX_BATCHES = 100;

type MailEnd = "sent" | "failed";

type Sending = {
  now: () => Date;
  /** The mail that is under way is ended; the others wait for another instance or the next start. */
  isStopping: () => boolean;
  /** Told at once: an error later in the round does not take back what was sent before. */
  onEnd: (end: MailEnd) => void;
};

/**
 * Sends until nothing is due. Each mail is taken by one instance before it is sent, with the time of its
 * next try: if the instance stops meanwhile, it is retried, and none is ever lost.
 */
export async function sendMails(
  database: Database,
  transport: MailTransport,
  { now, isStopping, onEnd }: Sending,
): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES && !isStopping(); batch += 1) {
    const due = await readDueMails(database.write, now(), AT_ONCE);
    let hasSent = false;
    await forEachSettled(
      due,
      async (mail) => {
        if (isStopping()) return;
        const end = await sendMail(database, transport, { mail, now });
        if (end) onEnd(end);
        if (end === "sent") hasSent = true;
      },
      ({ id }) => `mail ${id}`,
    );
    // Where none of a batch left, the server is unavailable: it is not tried with all the others too.
    if (due.length < AT_ONCE || !hasSent) break;
  }
}

/** Null where another instance has taken it. */
async function sendMail(
  database: Database,
  transport: MailTransport,
  { mail, now }: { mail: DueMail; now: () => Date },
): Promise<MailEnd | null> {
  if (!(await claimMail(database, mail, now()))) return null;
  try {
    await transport.deliver(mail);
  } catch (error) {
    await markFailed(database, mail.id, error instanceof Error ? error.message : String(error));
    return "failed";
  }
  await markSent(database, mail.id, now());
  return "sent";
}
