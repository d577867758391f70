import { expect, test } from "vitest";
import { nextDigest } from "./nextDigest.ts";

test.each([
  ["daily", "2026-11-16T05:59:59Z", "2026-11-16T06:00:00.000Z"],
  ["daily", "2026-11-16T06:00:00Z", "2026-11-17T06:00:00.000Z"],
  ["weekly", "2026-11-16T05:00:00Z", "2026-11-16T06:00:00.000Z"],
  ["weekly", "2026-11-16T06:00:00Z", "2026-11-23T06:00:00.000Z"],
  // Danish clocks go forward on 29 March 2026.
  ["daily", "2026-03-28T12:00:00Z", "2026-03-29T05:00:00.000Z"],
] as const)("[H3] the %s mail after %s is written at %s", (frequency, after, at) => {
  expect(nextDigest(frequency, new Date(after)).toISOString()).toBe(at);
});
