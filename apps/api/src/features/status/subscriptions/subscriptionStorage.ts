import type { RetentionPolicy } from "../../../platform/storage/RetentionPolicy.ts";
import { timeBasedRetention } from "../../../platform/storage/timeBasedRetention.ts";
import { countDeliveries, deleteOldDeliveries } from "./deliveryQueries.ts";
import { LOOKED_BACK_DAYS } from "./queueChanges.ts";
import { countSubscriptionChanges, deleteOldChanges } from "./subscriptionQueries.ts";

const DELIVERY_DAYS = 30;

/** What subscriptions leave behind, for as long as somebody can need it. */
export const subscriptionStorage: readonly RetentionPolicy[] = [
  timeBasedRetention({
    name: "webhook-deliveries",
    countRows: countDeliveries,
    deleteExpired: (database, batchRows) =>
      deleteOldDeliveries(database, { days: DELIVERY_DAYS, batchRows }),
  }),
  timeBasedRetention({
    name: "subscription-changes",
    countRows: countSubscriptionChanges,
    // A change that is still looked for must be known, or it would be told again.
    deleteExpired: (database, batchRows) =>
      deleteOldChanges(database, { days: LOOKED_BACK_DAYS + 10, batchRows }),
  }),
];
