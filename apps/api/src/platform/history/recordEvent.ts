import type { Tx } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

export type Event = {
  topic: "project" | "plan";
  entityId: string;
  payload: Readonly<Record<string, unknown>>;
};

/** Tells open pages that something changed; they see it when the transaction commits. */
export async function recordEvent(tx: Tx, at: Date, event: Event): Promise<void> {
  await sql`
    insert into event (at, topic, entity_id, payload)
    values (${at}, ${event.topic}, ${event.entityId}, ${JSON.stringify(event.payload)}::jsonb)
  `.execute(tx);
}
