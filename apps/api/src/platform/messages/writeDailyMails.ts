import { mailWords } from "@mars/wording/messages/mailWords";
import { copenhagenDay, startMs } from "@mars/domain/time/copenhagen";
import type { Database } from "../database/Database.ts";
import { mailLinks } from "./mailLinks.ts";
import { insertMail, readReaders, takeGathered } from "./messageQueries.ts";

/** The mail of the day leaves at seven in the morning. */
const HOUR = "07:00:00";

/** One mail to each person with all that waited until this morning. Taking and writing are one
 * transaction: run twice, or on two instances, nothing is told twice. */
export async function writeDailyMails(
  database: Database,
  publicUrl: string,
  now: Date,
): Promise<number> {
  const morning = new Date(startMs(`${copenhagenDay(now.toISOString())}T${HOUR}`));
  if (now < morning) return 0;
  return database.transaction(async (tx) => {
    const rows = await takeGathered(tx, morning);
    const byPerson = Map.groupBy(rows, ({ personId }) => personId);
    const readers = await readReaders(tx, [...byPerson.keys()]);
    for (const reader of readers) {
      if (reader.email === null) continue;
      const links = mailLinks(publicUrl, reader.token, "daily");
      const mail = mailWords({
        items: byPerson.get(reader.id)!.map((row) => ({
          ...row,
          url: links.message(row.code, row.projectId, row.figures),
        })),
        isGathered: true,
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
        at: now,
      });
    }
    return readers.length;
  });
}
