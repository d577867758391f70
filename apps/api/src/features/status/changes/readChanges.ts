import type { FollowedChanges } from "@mars/contracts/status/statusChanges";
import { addDays, copenhagenDay, endMs, startMs } from "@mars/domain/time/copenhagen";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { askedChanges } from "./askedChanges.ts";
import { type AllChanges, type AskedChanges, changesOf } from "./changesOf.ts";
import { outlinesWithin, publications } from "./queries.ts";
import { readArea } from "./readArea.ts";

/** Everything that changed in a period, or undefined where the place is unknown. */
export async function readChanges(
  database: Queryable,
  snapshot: Snapshot,
  asked: AskedChanges,
): Promise<AllChanges | undefined> {
  const published = await publications(database, {
    from: new Date(startMs(asked.from)),
    to: new Date(endMs(asked.to)),
  });
  return changesOf(snapshot, published, asked);
}

/** What those who follow the country, a unit or a drawn area are told of: the last so many days. */
export async function readFollowed(
  database: Queryable,
  snapshot: Snapshot,
  { place, area, kinds, days, now }: FollowedChanges & { days: number; now: Date },
): Promise<AllChanges | undefined> {
  const today = copenhagenDay(now.toISOString());
  const asked = askedChanges({ place, kinds, from: addDays(today, -days) }, today);
  const within = area === undefined ? null : await outlinesWithin(database, readArea(area));
  return readChanges(database, snapshot, { ...asked, within });
}
