import type { Tx } from "../../platform/database/Database.ts";
import { recordEvent } from "../../platform/history/recordEvent.ts";
import { type Act, recordRevision, type Revision } from "../../platform/history/recordRevision.ts";

export type { Act };

export type RecordedChange = Revision & {
  planId: string;
  entity: "plan" | "sketch_project" | "scenario";
};

/** A line of the log and an event for open pages, in the transaction of the change itself. */
export async function record(tx: Tx, act: Act, change: RecordedChange): Promise<void> {
  const { planId, ...revision } = change;
  const { action, entity, entityId } = revision;
  await recordEvent(tx, act.at, {
    topic: "plan",
    entityId: planId,
    payload: { change: action, entity, entityId, personId: act.person.id },
  });
  await recordRevision(tx, act, revision);
}
