import { expect, test } from "vitest";
import { isDroppedOut, PROJECT_STATUSES } from "./projectStatus.ts";

test("[T16] four statuses dropped out", () => {
  expect(PROJECT_STATUSES.filter(isDroppedOut).toSorted()).toEqual([
    "application_abandoned",
    "application_rejected",
    "approval_cancelled",
    "request_abandoned",
  ]);
});
