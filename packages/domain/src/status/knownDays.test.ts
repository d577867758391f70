import { expect, test } from "vitest";
import { nearestKnownDay } from "./knownDays.ts";

test.each([
  { asked: "2024-11-03", from: "2024-11-03", nearest: null },
  { asked: "2026-11-18", from: "2024-11-03", nearest: null },
  { asked: "2024-11-02", from: "2024-11-03", nearest: "2024-11-03" },
  { asked: "2026-11-19", from: "2024-11-03", nearest: "2026-11-18" },
  { asked: "2026-11-17", from: null, nearest: "2026-11-18" },
])("[T17] asked for $asked of a history from $from: $nearest", ({ asked, from, nearest }) => {
  expect(nearestKnownDay(asked, { from, today: "2026-11-18" })).toBe(nearest);
});
