import type { Database } from "../../../platform/database/Database.ts";
import { forEachSettled } from "../../../platform/jobs/forEachSettled.ts";
import { notify } from "../../../platform/messages/notify.ts";
import { readFollowed } from "../changes/readChanges.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { LOOKED_BACK_DAYS } from "./queueChanges.ts";
import { shouldNotify } from "./shouldNotify.ts";
import { followedOf } from "./Subscription.ts";
import { type LandRow, noteChanges, readFollowedLand } from "./subscriptionQueries.ts";

type Parts = { database: Database; publicUrl: string; snapshot: Snapshot; now: Date };

/** Leaves one message per piece of land on which something public has changed. */
export async function tellOfLand({ database, publicUrl, snapshot, now }: Parts): Promise<void> {
  const tell = async (land: LandRow) => {
    const followed = { ...followedOf(land), days: LOOKED_BACK_DAYS, now };
    const all = (await readFollowed(database.write, snapshot, followed))?.items ?? [];
    const items = all.filter(shouldNotify);
    if (items.length === 0) return;
    await database.transaction(async (tx) => {
      const ids = items.map(({ id }) => id);
      const fresh = await noteChanges(tx, land.id, { ids, at: now });
      if (fresh.size === 0) return;
      await notify(tx, publicUrl, {
        personIds: [land.personId],
        projectId: null,
        kind: "status",
        code: "land-changed",
        // What has changed is read on the page, which shows only what is public by then.
        figures: { land: land.title },
        at: now,
      });
    });
  };
  await forEachSettled(await readFollowedLand(database.write), tell, ({ id }) => `land ${id}`);
}
