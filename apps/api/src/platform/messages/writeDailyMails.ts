import { mailWords } from "@mars/wording/messages/mailWords";
import { copenhagenDay, startMs } from "@mars/domain/time/copenhagen";
import type { Database, Tx } from "../database/Database.ts";
import { forEachSettled } from "../jobs/forEachSettled.ts";
import { mailLinks } from "./mailLinks.ts";
import { insertMail, readGathering, readReaders, takeGathered } from "./messageQueries.ts";

/** The mail of the day leaves at seven in the morning. */
const HOUR = "07:00:00";

/** One mail to each person with all that waited until this morning; answers how many were written.
 * Taking and writing are one transaction: run twice, or on two instances, nothing is told twice. */
export async function writeDailyMails(
  database: Database,
  publicUrl: string,
  now: Date,
): Promise<number> {
  const morning = new Date(startMs(`${copenhagenDay(now.toISOString())}T${HOUR}`));
  if (now < morning) return 0;
  let written = 0;
  await forEachSettled(
    await readGathering(database.write, morning),
    async (personId) => {
      const isWritten = await database.transaction((tx) =>
        writeDailyMail(tx, publicUrl, { personId, morning, now }),
      );
      if (isWritten) written += 1;
    },
    (personId) => `the mail of the day of person ${personId}`,
  );
  return written;
}

async function writeDailyMail(
  tx: Tx,
  publicUrl: string,
  { personId, morning, now }: { personId: string; morning: Date; now: Date },
): Promise<boolean> {
  const rows = await takeGathered(tx, personId, morning);
  if (rows.length === 0) return false;
  const [reader] = await readReaders(tx, [personId]);
  if (!reader || reader.email === null) return false;
  const links = mailLinks(publicUrl, reader.token, "daily");
  const mail = mailWords({
    items: rows.map((row) => ({
      ...row,
      url: links.message(row.code, row.projectId, row.figures),
    })),
    isGathered: true,
    name: reader.name,
    language: reader.language,
    settingsUrl: links.settings,
    stopUrl: links.stop,
  });
  const { email } = reader;
  await insertMail(tx, { ...mail, personId, to: email, unsubscribeUrl: links.stop, at: now });
  return true;
}
