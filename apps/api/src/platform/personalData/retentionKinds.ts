import type { Config } from "../config/readConfig.ts";
import type { Queryable } from "../database/Database.ts";
import type { RetentionPolicy } from "../storage/RetentionPolicy.ts";
import { timeBasedRetention } from "../storage/timeBasedRetention.ts";
import {
  clearOldInvitations,
  countDeletions,
  countEvents,
  countInvitations,
  countMails,
  countMessages,
  countPeople,
  countPresence,
  deleteOldDeletions,
  deleteOldEvents,
  deleteOldMails,
  deleteOldMessages,
  deleteOldPresence,
  forgetIdlePeople,
} from "./retentionQueries.ts";

/** For as long a deleted sketch or scenario can be restored. */
const UNDO_DAYS = 1;
/** Who has a plan open is told from the last half minute. */
const PRESENCE_DAYS = 1;

/** What is kept about people for a time of its own, and swept with the rest. */
export function retentionKinds({ storage }: Config): RetentionPolicy[] {
  const within =
    (
      sweep: (database: Queryable, batch: { days: number; batchRows: number }) => Promise<number>,
      days: number,
    ) =>
    (database: Queryable, batchRows: number) =>
      sweep(database, { days, batchRows });
  return [
    timeBasedRetention({
      name: "messages",
      countRows: countMessages,
      deleteExpired: within(deleteOldMessages, storage.retentionDays.message),
    }),
    timeBasedRetention({
      name: "mails",
      countRows: countMails,
      deleteExpired: within(deleteOldMails, storage.retentionDays.mail),
    }),
    timeBasedRetention({
      name: "invitations",
      countRows: countInvitations,
      deleteExpired: within(clearOldInvitations, storage.retentionDays.mail),
    }),
    timeBasedRetention({
      name: "events",
      countRows: countEvents,
      deleteExpired: within(deleteOldEvents, storage.retentionDays.event),
    }),
    timeBasedRetention({
      name: "deletions",
      countRows: countDeletions,
      deleteExpired: within(deleteOldDeletions, UNDO_DAYS),
    }),
    timeBasedRetention({
      name: "presence",
      countRows: countPresence,
      deleteExpired: within(deleteOldPresence, PRESENCE_DAYS),
    }),
    timeBasedRetention({
      name: "people",
      countRows: countPeople,
      deleteExpired: within(forgetIdlePeople, storage.retentionDays.person),
    }),
  ];
}
