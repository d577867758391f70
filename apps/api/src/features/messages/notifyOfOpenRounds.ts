import { periodState } from "@mars/domain/schemes/periodState";
import type { Database } from "../../platform/database/Database.ts";
import { forEachSettled } from "../../platform/jobs/forEachSettled.ts";
import { notify, type Notification } from "../../platform/messages/notify.ts";
import { readSchemes, type StoredScheme } from "../../platform/schemes/readSchemes.ts";
import { readSchemesWaitedFor, readWaiting, takeWaiting } from "./roundReminderQueries.ts";

/** Tells those who asked that a round is open, or that the scheme is no longer offered, once: who has
 * been told no longer waits. */
export async function notifyOfOpenRounds(
  database: Database,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const ids = await readSchemesWaitedFor(database.write);
  if (ids.length === 0) return;
  const due = (await readSchemes(database.write, ids)).flatMap((scheme) => {
    const news = roundMessage(scheme, now);
    return news === null ? [] : [{ schemeId: scheme.id, news: { ...news, at: now } }];
  });
  await forEachSettled(
    due,
    ({ schemeId, news }) => tellWaiting(database, publicUrl, schemeId, news),
    ({ schemeId }) => `the round of scheme ${schemeId}`,
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

/** Each in a transaction of their own: short, and one who cannot be told holds up no other. */
async function tellWaiting(
  database: Database,
  publicUrl: string,
  schemeId: string,
  news: News & { at: Date },
): Promise<void> {
  await forEachSettled(
    await readWaiting(database.write, schemeId),
    (personId) =>
      database.transaction(async (tx) => {
        const waiting = await takeWaiting(tx, { schemeId, personId }, news.at);
        if (!waiting) return;
        const { screeningId: analysis } = waiting;
        await notify(tx, publicUrl, {
          ...news,
          personIds: [personId],
          projectId: null,
          kind: "deadline",
          figures: { ...news.figures, ...(analysis !== null && { analysis }) },
        });
      }),
    (personId) => `the round of scheme ${schemeId} to person ${personId}`,
  );
}
