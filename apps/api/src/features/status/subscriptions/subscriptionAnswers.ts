import type { ChangeKind } from "@mars/contracts/status/statusChanges";
import type {
  Digest,
  FollowedLand,
  Webhook,
  WebhookDelivery,
} from "@mars/contracts/messages/subscriptions";
import { HELD_UNTIL } from "../../../platform/backup/heldQueries.ts";
import { askedChanges } from "../changes/askedChanges.ts";
import { findUnit } from "../pages/units.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { deliveryName } from "./callWebhook.ts";
import type { DeliveryRow } from "./deliveryQueries.ts";
import { followedOf, type Subscription } from "./Subscription.ts";
import type { DigestRow, LandRow, WebhookRow } from "./subscriptionQueries.ts";

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

function followedAnswer(snapshot: Snapshot, row: Subscription) {
  const { place } = askedChanges(followedOf(row), snapshot.day);
  const unit = place && findUnit(snapshot, place.kind, place.id);
  return {
    id: row.id,
    // A unit that is gone keeps its place, by id: nothing of it changes any more.
    place: place && {
      kind: place.kind,
      id: place.id,
      slug: unit?.slug ?? place.id,
      name: unit?.name ?? place.id,
    },
    area: row.area,
    kinds: row.kinds as ChangeKind[],
    createdAt: row.createdAt.toISOString(),
  };
}

export function webhookAnswer(
  snapshot: Snapshot,
  row: WebhookRow,
  deliveries: readonly DeliveryRow[],
): Webhook {
  return {
    ...followedAnswer(snapshot, row),
    url: row.url,
    failingSince: moment(row.failingSince),
    stoppedAt: moment(row.stoppedAt),
    deliveries: deliveries
      .filter(({ subscriptionId }) => subscriptionId === row.id)
      .map(deliveryAnswer),
  };
}

export function digestAnswer(snapshot: Snapshot, row: DigestRow): Digest {
  const { frequency, nextAt } = row;
  return { ...followedAnswer(snapshot, row), frequency, nextAt: nextAt.toISOString() };
}

export function landAnswer({
  id,
  title,
  createdAt,
}: Pick<LandRow, "id" | "title" | "createdAt">): FollowedLand {
  return { id, title, createdAt: createdAt.toISOString() };
}

export function deliveryAnswer(row: DeliveryRow): WebhookDelivery {
  const { id, isTest, attempts, status, fault } = row;
  const isHeld = row.nextAttemptAt?.getTime() === HELD_UNTIL.getTime();
  return {
    id: deliveryName(id),
    isTest,
    attempts,
    status,
    fault,
    createdAt: row.createdAt.toISOString(),
    deliveredAt: moment(row.deliveredAt),
    triedAt: moment(row.triedAt),
    nextAttemptAt: isHeld ? null : moment(row.nextAttemptAt),
    isHeld,
  };
}
