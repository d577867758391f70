import { expect, test } from "vitest";
import { delegationEnd, lastDelegationDay, offerLapse, scopesWithin } from "./delegation.ts";

const at = "2026-11-16T10:00:00Z";

test.each([
  { until: "2026-11-16", end: "2026-11-16T23:00:00.000Z" },
  { until: "2027-06-30", end: "2027-06-30T22:00:00.000Z" },
  { until: "2031-11-16", end: "2031-11-16T23:00:00.000Z" },
  { until: "2026-11-15", code: "delegation.ended" },
  { until: "2031-11-17", code: "delegation.too-long" },
])("[A5] a delegation until $until holds through that Danish day", ({ until, end, code }) => {
  const result = delegationEnd(until, at);
  expect(result.ok ? result.value : result.refusal.code).toBe(end ?? code);
});

test("[A5] five years from a leap day end on a day there is", () => {
  expect(lastDelegationDay("2028-02-29")).toBe("2033-02-28");
});

test("[A5] an offer lapses when its fourteenth day is over", () => {
  expect(offerLapse(at)).toBe("2026-11-30T23:00:00.000Z");
});

test("[A5] each scope holds those before it", () => {
  expect(scopesWithin("read")).toEqual(["read"]);
  expect(scopesWithin("apply")).toEqual(["read", "edit", "apply"]);
});
