import type { Database } from "../database/Database.ts";
import { attemptAll } from "../jobs/attemptAll.ts";
import type { MailTransport } from "./MailTransport.ts";
import { claimMail, type DueMail, markFailed, markSent, readDueMails } from "./mailQueries.ts";

const AT_ONCE = 20;
/** Then the other steps of the round have their turn. */
const MOST_BATCHES = 100;

export type Sent = { sent: number; failed: number };

/**
 * Sends until nothing is due. Each mail is taken by one instance before it is sent, with the time of its
 * next try: if the instance stops meanwhile, it is retried, and none is ever lost.
 */
export async function sendMails(
  database: Database,
  transport: MailTransport,
  now: () => Date,
): Promise<Sent> {
  const outcome = { sent: 0, failed: 0 };
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const due = await readDueMails(database.write, now(), AT_ONCE);
    const before = outcome.sent;
    await attemptAll(
      due,
      async (mail) => {
        const end = await sendMail(database, transport, { mail, now });
        if (end) outcome[end] += 1;
      },
      ({ id }) => `mail ${id}`,
    );
    // Where none of a batch left, the server is away: it is not tried with all the others too.
    if (due.length < AT_ONCE || outcome.sent === before) break;
  }
  return outcome;
}

/** Null where another instance has taken it. */
async function sendMail(
  database: Database,
  transport: MailTransport,
  { mail, now }: { mail: DueMail; now: () => Date },
): Promise<"sent" | "failed" | null> {
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
