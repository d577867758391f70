import type { Database } from "../../../platform/database/Database.ts";
import { forEachSettled } from "../../../platform/jobs/forEachSettled.ts";
import { readFollowed } from "../changes/readChanges.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { insertDelivery } from "./deliveryQueries.ts";
import { shouldNotify } from "./shouldNotify.ts";
import { followedOf } from "./Subscription.ts";
import { noteChanges, readWebhooks, type WebhookRow } from "./subscriptionQueries.ts";
import { webhookBody } from "./webhookBody.ts";

/** Changes are looked for so far back: sources tell of some days after they happened. */
export const LOOKED_BACK_DAYS = 30;
/** An import brings hundreds at once; a call of so many stays below 100 kB. */
const CHANGES_PER_CALL = 100;

/** Writes down the calls that new changes make necessary. */
export async function queueChanges(
  database: Database,
  snapshot: Snapshot,
  now: Date,
): Promise<number> {
  let queued = 0;
  const queue = async (webhook: WebhookRow) => {
    const followed = { ...followedOf(webhook), days: LOOKED_BACK_DAYS, now };
    const all = (await readFollowed(database.write, snapshot, followed))?.items ?? [];
    const items = all.filter(shouldNotify);
    if (items.length === 0) return;
    queued += await database.transaction(async (tx) => {
      const ids = items.map(({ id }) => id);
      const fresh = await noteChanges(tx, webhook.id, { ids, at: now });
      const changes = items.filter(({ id }) => fresh.has(id)).toReversed();
      for (let at = 0; at < changes.length; at += CHANGES_PER_CALL)
        await insertDelivery(tx, {
          subscriptionId: webhook.id,
          isTest: false,
          at: now,
          body: webhookBody(
            {
              type: "changes",
              subscriptionId: webhook.id,
              changes: changes.slice(at, at + CHANGES_PER_CALL),
            },
            now,
          ),
        });
      return changes.length;
    });
  };
  await forEachSettled(await readWebhooks(database.write), queue, ({ id }) => `webhook ${id}`);
  return queued;
}
