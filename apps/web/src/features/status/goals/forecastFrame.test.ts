import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { expect, test } from "vitest";
import { aheadLine, forecastFrame, yearStarts } from "./forecastFrame.ts";

const months = [
  { day: "2025-11-16", established: 1, committed: 40 },
  { day: "2026-11-16", established: 2, committed: 60 },
];
const ahead = (kind: "month" | "out-of-reach" | "still", on: string | null, added: number) => ({
  kind,
  on,
  monthsAfterDeadline: null,
  atDeadline: null,
  from: { day: "2025-11-16", reached: 60 - added },
  to: { day: "2026-11-16", reached: 60 },
  added,
  addedPerMonth: added / 12,
});
const goal = {
  goal: 100,
  deadline: "2027-12-31",
  forecasts: {
    established: ahead("still", null, 0),
    committed: ahead("month", "2028-11-15", 20),
    committedAfterDropout: ahead("month", "2029-11-16", 13.34),
  },
} as StatusGoal;
const frame = forecastFrame(goal, months);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

test("[T16] the chart has room for history, deadline and the months that are named", () => {
  expect(dayOf(frame.fromMs)).toBe("2025-11-16");
  expect(dayOf(frame.nowMs)).toBe("2026-11-16");
  expect(dayOf(frame.untilMs) > "2029-11-16").toBe(true);
  expect(yearStarts(frame).map(dayOf)).toEqual([
    "2026-01-01",
    "2027-01-01",
    "2028-01-01",
    "2029-01-01",
    "2030-01-01",
  ]);
});

test("[T16] a forecast decades ahead does not press history into a corner", () => {
  const far = { ...goal.forecasts.committed, on: "2050-01-01" };
  const forecasts = { ...goal.forecasts, committed: far, committedAfterDropout: far };
  expect(dayOf(forecastFrame({ ...goal, forecasts }, months).untilMs) < "2029-01-01").toBe(true);
});

test.each([
  { what: "reaches the goal on its day", kind: "month" as const, end: 100 },
  { what: "ends with the chart", kind: "out-of-reach" as const, end: null },
])("[T16] a line $what", ({ kind, end }) => {
  const added = kind === "month" ? 20 : 1;
  const line = aheadLine(ahead(kind, null, added), 100, frame);
  expect(line?.[0].value).toBe(60);
  expect(line?.[1].value).toBeCloseTo(end ?? 60 + (frame.untilMs - frame.nowMs) / 31_536e6, 6);
});

test("[T16] without a pace there is no line", () => {
  expect(aheadLine(ahead("still", null, 0), 100, frame)).toBeNull();
});
