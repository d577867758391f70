import { periodState } from "@mars/domain/schemes/periodState";
import type { Database } from "../../platform/database/Database.ts";
import { attemptAll } from "../../platform/jobs/attemptAll.ts";
import { notify, type Notification } from "../../platform/messages/notify.ts";
import { readSchemes, type StoredScheme } from "../../platform/schemes/readSchemes.ts";
import { readSchemesWaitedFor, takeWaiting } from "./roundReminderQueries.ts";

/** Keeps each transaction short: the embedded engine has one session. */
const PEOPLE_AT_ONCE = 100;

/** Tells those who asked that a round is open, or that the scheme is no longer offered, once: who has
 * been told no longer waits. */
export async function notifyOfOpenRounds(
  database: Database,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const ids = await readSchemesWaitedFor(database.write);
  if (ids.length === 0) return;
  await attemptAll(
    await readSchemes(database.write, ids),
    async (scheme) => {
      const news = roundMessage(scheme, now);
      if (news === null) return;
      while (
        (await tellSome(database, publicUrl, scheme.id, { ...news, at: now })) === PEOPLE_AT_ONCE
      );
    },
    ({ id }) => `the round of scheme ${id}`,
  );
}

type News = Pick<Notification, "code" | "figures" | "onceKey">;

/** What those who wait for a scheme are to be told now, if anything. */
function roundMessage(
  { id, name, active, applicationPeriods }: StoredScheme,
  now: Date,
): News | null {
  if (!active) return { code: "round-retired", figures: { scheme: name } };
  const { isOpen, period, closes } = periodState(applicationPeriods, now.toISOString());
  if (!isOpen || period === null) return null;
  return {
    code: closes === null ? "round-opened" : "round-opened-until",
    figures: { scheme: name, ...(closes !== null && { day: closes }) },
    // Whoever asks again while it is open is not told of the same round twice.
    onceKey: `round-opened ${id} ${period.startDate}`,
  };
}

async function tellSome(
  database: Database,
  publicUrl: string,
  schemeId: string,
  news: News & { at: Date },
): Promise<number> {
  return database.transaction(async (tx) => {
    const waiting = await takeWaiting(tx, schemeId, PEOPLE_AT_ONCE, news.at);
    for (const [analysis, people] of Map.groupBy(waiting, ({ screeningId }) => screeningId)) {
      await notify(tx, publicUrl, {
        ...news,
        personIds: people.map(({ personId }) => personId),
        projectId: null,
        kind: "deadline",
        figures: { ...news.figures, ...(analysis !== null && { analysis }) },
      });
    }
    return waiting.length;
  });
}
