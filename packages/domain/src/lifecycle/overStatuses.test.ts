import { expect, test } from "vitest";
import { OVER_STATUSES } from "./overStatuses.ts";

test("[A6] a case is over when it was carried out or dropped out, and not while payment may be requested", () => {
  expect(OVER_STATUSES.toSorted()).toEqual([
    "application_abandoned",
    "application_rejected",
    "approval_cancelled",
    "established",
    "request_abandoned",
  ]);
});
