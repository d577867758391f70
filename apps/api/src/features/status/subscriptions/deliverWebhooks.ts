import type { Database } from "../../../platform/database/Database.ts";
import type { Fetch } from "../../../platform/geodata/fetching/fetchPublic.ts";
import { forEachSettled } from "../../../platform/jobs/forEachSettled.ts";
import { notify } from "../../../platform/messages/notify.ts";
import { callWebhook } from "./callWebhook.ts";
import {
  claimDelivery,
  type DueDelivery,
  noteAnswer,
  noteFailing,
  readDueDeliveries,
  stopWebhook,
  type WebhookAnswer,
} from "./deliveryQueries.ts";

const AT_ONCE = 40;
const PER_WEBHOOK = 5;
const DAY_MS = 86_400_000;
/** So long a service may be away before its webhook is switched off. */
const FAILING_DAYS = 5;
const GONE = 410;

export type Delivering = {
  database: Database;
  send: Fetch;
  publicUrl: string;
  now: () => Date;
  isStopping: () => boolean;
};

/**
 * Makes the calls that are due, each taken by one instance before it is made, with the time of its
 * next try: if the instance stops meanwhile, it is retried, under the same id. One that is stopping
 * ends the calls under way and leaves the rest to the others.
 */
export async function deliverWebhooks(
  parts: Delivering,
  onEnd: (outcome: "delivered" | "failed") => void,
): Promise<void> {
  const { database, now, isStopping } = parts;
  const due = await readDueDeliveries(database.write, {
    now: now(),
    limit: AT_ONCE,
    perWebhook: PER_WEBHOOK,
  });
  // One at a time for one webhook; side by side for different ones, so that a slow one holds up itself.
  const byWebhook = [...Map.groupBy(due, ({ subscriptionId }) => subscriptionId)];
  const ends = await Promise.allSettled(
    byWebhook.map(async ([, deliveries]) => {
      for (const delivery of deliveries) {
        if (isStopping()) return;
        const isTaken = await deliver(parts, delivery);
        if (isTaken !== null) onEnd(isTaken ? "delivered" : "failed");
        if (isTaken === false) break;
      }
    }),
  );
  await forEachSettled(
    ends.entries(),
    async ([, end]) => {
      if (end.status === "rejected") throw end.reason;
    },
    ([at]) => `webhook ${byWebhook[at]?.[0]}`,
  );
}

/** Null where another instance has taken it. */
async function deliver(parts: Delivering, delivery: DueDelivery): Promise<boolean | null> {
  const { database, send, now } = parts;
  if (!(await claimDelivery(database, delivery, now()))) return null;
  const answer = await callWebhook(send, delivery, now());
  await noteAnswer(database.write, delivery.id, answer);
  await noteHealth(parts, delivery, answer);
  return answer.isTaken;
}

async function noteHealth(
  { database, publicUrl }: Delivering,
  { subscriptionId, personId, url }: DueDelivery,
  { isTaken, status, at }: WebhookAnswer,
): Promise<void> {
  const since = await noteFailing(database.write, subscriptionId, isTaken ? null : at);
  if (since === null) return;
  const isOver = at.getTime() - since.getTime() > FAILING_DAYS * DAY_MS;
  if (!isOver && status !== GONE) return;
  await database.transaction(async (tx) => {
    if (!(await stopWebhook(tx, subscriptionId, at))) return;
    await notify(tx, publicUrl, {
      personIds: [personId],
      projectId: null,
      kind: "action",
      code: "webhook-stopped",
      figures: { name: new URL(url).host },
      at,
    });
  });
}
