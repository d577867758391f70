import { periodState } from "@mars/domain/schemes/periodState";
import type { Database } from "../../platform/database/Database.ts";
import { tell } from "../../platform/messages/tell.ts";
import { readSchemes, type StoredScheme } from "../../platform/schemes/readSchemes.ts";
import { readSchemesWaitedFor, takeWaiting } from "./roundReminderQueries.ts";

/** Keeps each transaction short: the embedded engine has one session. */
const PEOPLE_AT_ONCE = 100;

/** Tells those who asked that a round is open, once: who has been told no longer waits. */
export async function tellOpenRounds(
  database: Database,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const ids = await readSchemesWaitedFor(database.write);
  if (ids.length === 0) return;
  for (const scheme of await readSchemes(database.write, ids)) {
    const { isOpen, period, closes } = periodState(scheme.applicationPeriods, now.toISOString());
    if (!scheme.active || !isOpen || period === null) continue;
    const round = { startDate: period.startDate, closes };
    while ((await tellSome(database, publicUrl, scheme, round, now)) === PEOPLE_AT_ONCE);
  }
}

async function tellSome(
  database: Database,
  publicUrl: string,
  { id, name }: Pick<StoredScheme, "id" | "name">,
  { startDate, closes }: { startDate: string; closes: string | null },
  now: Date,
): Promise<number> {
  return database.transaction(async (tx) => {
    const waiting = await takeWaiting(tx, id, PEOPLE_AT_ONCE, now);
    for (const [analysis, people] of Map.groupBy(waiting, ({ screeningId }) => screeningId)) {
      await tell(tx, publicUrl, {
        personIds: people.map(({ personId }) => personId),
        projectId: null,
        kind: "deadline",
        code: closes === null ? "round-opened" : "round-opened-until",
        figures: {
          scheme: name,
          ...(closes !== null && { day: closes }),
          ...(analysis !== null && { analysis }),
        },
        at: now,
        // Whoever asks again while it is open is not told of the same round twice.
        onceKey: `round-opened ${id} ${startDate}`,
      });
    }
    return waiting.length;
  });
}
